// Requirements: 10.11.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bet, betOn, costGames, deviationOf, referenceSlot, returnOf, slotBet, volatilities } from './bets.ts';
import { playThrough } from './playThrough.ts';
import { seededRandom } from '../testing/seededRandom.ts';

const even: Bet = { pays: [0, 2], chances: [19 / 37, 18 / 37] };
const meanOf = (play: Parameters<typeof playThrough>[0]) =>
  playThrough(play).finals.reduce((mean, { balance, chance }) => mean + balance * chance, 0);

function simulate({ bet, balance, bets }: Parameters<typeof playThrough>[0]) {
  const random = seededRandom(balance * 31 + bets);
  let made = 0;
  let people = 0;
  let broke = 0;
  let left = 0;
  for (; made < 10_000_000; people++) {
    let has = balance;
    for (let done = 0; done < bets && has >= 1; done++) {
      let drawn = random();
      let index = 0;
      while (index < bet.chances.length - 1 && (drawn -= bet.chances[index] ?? 0) >= 0) index++;
      has += (bet.pays[index] ?? 0) - 1;
      made++;
    }
    if (has < 1) broke++;
    else left += has;
  }
  const likely = (broke + 1) / (people + 2);
  return { broke: broke / people, mean: left / people, error: Math.sqrt((likely * (1 - likely)) / people) };
}

describe('a bet', () => {
  test.each(volatilities)('on a slot of %s volatility returns its RTP exactly', (volatility) => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 100, noNaN: true }), (rtp) => {
        const bet = slotBet(rtp, volatility);
        expect(returnOf(bet)).toBeCloseTo(rtp / 100, 12);
        expect(bet.chances.every((chance) => chance >= 0)).toBe(true);
        expect(bet.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      }),
    );
  });

  test.each([
    ['ROULETTE', 0.97297],
    ['BLACKJACK', 0.995],
    ['BACCARAT', 0.98942],
    ['VIDEO_POKER', 0.99547],
    ['SLOTS', referenceSlot.rtp / 100],
  ] as const)('on %s returns %d', (game, expected) => {
    expect(returnOf(betOn(game))).toBeCloseTo(expected, 4);
  });

  test('swings more, the more volatile the slot', () => {
    const deviations = volatilities.map((volatility) => deviationOf(slotBet(96, volatility)));
    expect(deviations).toEqual(deviations.toSorted((one, other) => one - other));
  });
});

describe('who goes broke', () => {
  test('follows the formula of the gambler’s ruin, where there is time enough', () => {
    // Against a house without limit: (q/p)^b goes broke in a game in the player's favour.
    const favourable: Bet = { pays: [0, 2], chances: [0.45, 0.55] };
    for (const balance of [1, 3, 8, 15])
      expect(playThrough({ bet: favourable, balance, bets: 3000 }).broke).toBeCloseTo((0.45 / 0.55) ** balance, 4);
  });

  test('follows the ballot theorem after a few bets', () => {
    // First at nothing with bet n, from b: b/n · C(n, (n − b)/2) · pⁿ⁻ᵇ⁾ᐟ² · qⁿ⁺ᵇ⁾ᐟ².
    const choose = (n: number, k: number) => Array.from({ length: k }, (_, index) => (n - index) / (index + 1)).reduce((a, b) => a * b, 1);
    const [q = 0, p = 0] = even.chances;
    const firstAt = (n: number, b: number) => (b / n) * choose(n, (n - b) / 2) * p ** ((n - b) / 2) * q ** ((n + b) / 2);
    for (const balance of [1, 2, 5, 9]) {
      let expected = 0;
      for (let n = balance; n <= 60; n += 2) expected += firstAt(n, balance);
      expect(playThrough({ bet: even, balance, bets: 60 }).broke).toBeCloseTo(expected, 9);
    }
  });

  test('leaves the mean that the house’s share leaves, where nobody can go broke', () => {
    for (const game of costGames) {
      const bet = betOn(game);
      expect(meanOf({ bet, balance: 101, bets: 100 })).toBeCloseTo(101 - 100 * (1 - returnOf(bet)), 2);
    }
  });

  test('is no fewer with more bets, and no more with more money', () => {
    const game = fc.constantFrom(...costGames);
    fc.assert(
      fc.property(
        game,
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 100 }),
        (name, balance, bets, more) => {
          const bet = betOn(name);
          const { broke } = playThrough({ bet, balance, bets });
          expect(playThrough({ bet, balance, bets: bets + more }).broke).toBeGreaterThanOrEqual(broke - 1e-6);
          expect(playThrough({ bet, balance: balance + more, bets }).broke).toBeLessThanOrEqual(broke + 1e-6);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('and who does not, are all', () => {
    const games = costGames.flatMap((game) => [50, 350, 2000].map((balance) => ({ bet: betOn(game), balance, bets: balance * 17 })));
    for (const play of games) {
      const { broke, finals } = playThrough(play);
      expect(broke + finals.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 4);
      expect(finals.every(({ balance, chance }) => balance > 0 && chance >= 0)).toBe(true);
    }
  });

  test.each([1, 3])('and with %d stakes and steps of several bets as well', (balance) => {
    const { broke, finals } = playThrough({ bet: betOn('SLOTS'), balance, bets: 100 }, 1);
    expect(broke + finals.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 4);
  });

  test.each([
    ['a step for each bet', 'ROULETTE', 100, 1000, 0],
    ['a step for each bet of a slot', 'SLOTS', 40, 500, 0],
    ['slots in steps of several bets', 'SLOTS', 200, 3500, 0.01],
    ['slots with much money', 'SLOTS', 400, 2000, 0.01],
    ['even games as a Brownian motion', 'BLACKJACK', 200, 17_500, 0.01],
    ['slots on a grid that grows with those who are left', 'SLOTS', 72, 3168, 0.01],
    ['video poker in steps', 'VIDEO_POKER', 200, 7000, 0.01],
    ['video poker in steps, where few go broke', 'VIDEO_POKER', 400, 6000, 0.01],
    ['slots in steps, where it takes bad luck to go broke', 'SLOTS', 400, 1200, 0.005],
    ['slots in steps, where most go broke', 'SLOTS', 40, 2800, 0.005],
    ['even games, where nobody goes broke', 'ROULETTE', 1400, 7000, 0.001],
  ] as const)('agrees with ten million bets: %s', (_, game, balance, bets, allowed) => {
    const play = { bet: betOn(game), balance, bets };
    const played = simulate(play);
    const { broke } = playThrough(play);
    // Four standard errors: the seed is fixed, so the outcome is, too.
    expect(Math.abs(broke - played.broke)).toBeLessThan(allowed + 4 * played.error);
    expect(Math.abs(meanOf(play) / played.mean - 1)).toBeLessThan(0.12);
  });
});
