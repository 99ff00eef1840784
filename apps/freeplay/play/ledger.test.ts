import { describe, expect, it } from 'vitest';
import { buildBets, openLedger } from './ledger.ts';

describe('buildBets', () => {
  it('goes from the least to the most that the catalogue allows, in round steps', () => {
    const bets = buildBets({ minimumBet: 200, maximumBet: 5000 });
    expect(bets.ladder).toEqual([200, 500, 1000, 2000, 5000]);
    expect(bets).toMatchObject({ start: 200, credits: 50_000, presets: [200, 500, 2000] });
  });

  it.each([
    [{ minimumBet: null, maximumBet: null }, 100, 10_000],
    [{ minimumBet: 0.2, maximumBet: 100 }, 1, 100],
    [{ minimumBet: 500, maximumBet: 100 }, 500, 500],
    [{ minimumBet: -3, maximumBet: Infinity }, 100, 10_000],
  ])('makes whole credits of %j', (limits, least, most) => {
    const { ladder } = buildBets(limits);
    expect([ladder[0], ladder.at(-1)]).toEqual([least, most]);
    expect(ladder.every(Number.isSafeInteger)).toBe(true);
    expect(ladder).toEqual(ladder.toSorted((a, b) => a - b));
  });
});

describe('openLedger', () => {
  const open = () => openLedger(buildBets({ minimumBet: 100, maximumBet: 1000 }), () => undefined);

  it('takes what is staked and gives what is won', () => {
    const ledger = open();
    expect(ledger.stake(100)).toBe(true);
    expect(ledger.now()).toMatchObject({ credits: 19_900, isRunning: true });
    ledger.settle(250, 'Recibes 250.');
    expect(ledger.now()).toMatchObject({ credits: 20_150, staked: 100, won: 250, isRunning: false, message: 'Recibes 250.' });
  });

  it('sums up what was staked and won, also over fresh credits', () => {
    const ledger = open();
    ledger.stake(100);
    ledger.stake(50);
    ledger.settle(250, '');
    ledger.refill();
    ledger.stake(300);
    ledger.settle(0, '');
    expect(ledger.now().session).toEqual({ rounds: 2, staked: 450, won: 250 });
  });

  it('takes nothing that is not there, and gives fresh credits on request', () => {
    const ledger = open();
    ledger.stake(20_000);
    ledger.settle(0, '');
    expect(ledger.stake(100)).toBe(false);
    expect(ledger.stake(Number.NaN)).toBe(false);
    expect(ledger.now()).toMatchObject({ credits: 0, isRunning: false });
    ledger.refill();
    expect(ledger.now().credits).toBe(20_000);
  });

  it('keeps the bet while a round runs', () => {
    const ledger = open();
    ledger.setBet(500);
    ledger.stake(500);
    ledger.setBet(1000);
    expect(ledger.now().bet).toBe(500);
  });
});
