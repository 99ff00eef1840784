import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSicBoReturn, listSicBoBets, matchSicBo, paySicBo, sicBoMultipliers } from './sicBo.ts';
import { replayRandom, rollDice } from './random.ts';

const faces = [1, 2, 3, 4, 5, 6];
const rolls = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => [one, two, three])));
const bets = listSicBoBets();

describe('the places of sic bo', () => {
  it.each([
    ['small', 105],
    ['big', 105],
    ['odd', 105],
    ['even', 105],
    ['total-4', 3],
    ['total-10', 27],
    ['single-6', 91],
    ['double-3', 16],
    ['triple-2', 1],
    ['anyTriple', 6],
  ])('%s wins in %s of 216 rolls', (id, expected) => {
    const bet = bets.find((each) => each.id === id);
    expect(bet && rolls.filter((dice) => matchSicBo(bet, dice) > 0)).toHaveLength(expected);
  });

  it.each([
    ['small', [1, 1, 2], [1, 3, 6], [1, 4, 6]],
    ['big', [1, 4, 6], [6, 6, 5], [1, 3, 6]],
    ['odd', [1, 2, 4], [6, 6, 5], [1, 2, 3]],
    ['even', [1, 2, 3], [6, 6, 4], [1, 2, 4]],
  ])('%s wins with %j and %j, not with %j', (id, one, other, lost) => {
    const bet = bets.find((each) => each.id === id);
    expect([one, other, lost].map((dice) => bet && matchSicBo(bet, dice))).toEqual([1, 1, 0]);
  });

  it('return what the catalogue says, short of what rounding the multiple down to two decimals takes', () => {
    for (const rtp of [92.4, 95.2, chooseSicBoReturn(null)]) {
      for (const bet of bets) {
        const paid = rolls.reduce((sum, dice) => sum + paySicBo(bets, { [bet.id]: 10_000 }, dice, rtp), 0);
        const returned = (100 * paid) / (10_000 * rolls.length);
        const winning = rolls.filter((dice) => matchSicBo(bet, dice) > 0).length;
        expect(returned, bet.id).toBeLessThanOrEqual(rtp + 1e-9);
        expect(returned, bet.id).toBeGreaterThan(rtp - winning / rolls.length - 1e-9);
      }
    }
  });
});

it('pays whole credits and never more than each chip by its own multiple', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.tuple(fc.nat(bets.length - 1), fc.integer({ min: 1, max: 10_000 }))), (seed, laid) => {
      const chips = Object.fromEntries(laid.map(([place, amount]) => [bets[place]?.id ?? '', amount]));
      const paid = paySicBo(bets, chips, rollDice(3, replayRandom(seed)), 95.2);
      const most = bets.reduce((sum, bet) => sum + (chips[bet.id] ?? 0) * Math.max(...sicBoMultipliers(bet, 95.2)), 0);
      expect(Number.isInteger(paid)).toBe(true);
      expect(paid).toBeGreaterThanOrEqual(0);
      expect(paid).toBeLessThanOrEqual(most + 1e-6);
    }),
  );
});
