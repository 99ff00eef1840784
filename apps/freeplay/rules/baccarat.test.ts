import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBaccarat, dealBaccarat, payBaccarat, playBaccarat, type BaccaratSide } from './baccarat.ts';
import { suits, type Card } from './cards.ts';
import { replayRandom } from './random.ts';

const cards = (...ranks: number[]): Card[] => ranks.map((rank, place) => ({ rank, suit: suits[place % 4] ?? 'spades' }));

describe('the third card', () => {
  it.each([
    ['a natural ends the coup', [9, 5, 10, 1, 3, 3], 2, 2, 'player'],
    ['six stands', [6, 7, 10, 10, 9, 9], 2, 2, 'banker'],
    ['the banker draws by the sum when the player stands', [6, 5, 10, 10, 4, 9], 2, 3, 'banker'],
    ['the banker with three leaves an eight alone', [1, 3, 1, 10, 8, 9], 3, 2, 'banker'],
    ['the banker with six draws against a six', [1, 6, 1, 10, 6, 3], 3, 3, 'banker'],
    ['the banker with seven stands', [1, 7, 1, 10, 5, 9], 3, 2, 'tie'],
  ] as const)('%s', (_, ranks, players, bankers, outcome) => {
    const coup = playBaccarat(cards(...ranks));
    expect([coup.player.length, coup.banker.length, coup.outcome]).toEqual([players, bankers, outcome]);
  });
});

describe('the return of eight packs', () => {
  // Every order of six values; what is not drawn sums up to one.
  const chances: Record<BaccaratSide, number> = { player: 0, banker: 0, tie: 0 };
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
  const byValue = cards(10, 1, 2, 3, 4, 5, 6, 7, 8, 9);
  const order: Card[] = [];
  function walk(chance: number, size: number): void {
    if (order.length === 6) {
      chances[playBaccarat(order).outcome] += chance;
      return;
    }
    for (let value = 0; value < 10; value += 1) {
      const count = left[value] ?? 0;
      left[value] = count - 1;
      order.push(byValue[value] as Card);
      walk((chance * count) / size, size - 1);
      order.pop();
      left[value] = count;
    }
  }
  walk(1, 416);
  const returnOf = (side: BaccaratSide) =>
    (Object.keys(chances) as BaccaratSide[]).reduce((sum, outcome) => sum + chances[outcome] * payBaccarat(side, 100, outcome), 0);

  it.each([
    ['banker', 98.94],
    ['player', 98.76],
    ['tie', 85.64],
  ] as const)('is for %s %s %%', (side, rtp) => {
    expect(returnOf(side)).toBeCloseTo(rtp, 2);
  });
});

it('ends with two or three cards each and whole credits', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 100_000 }), fc.constantFrom('player', 'banker', 'tie'), (seed, bet, side) => {
      const { player, banker, outcome } = dealBaccarat(replayRandom(seed));
      for (const hand of [player, banker]) {
        expect([2, 3]).toContain(hand.length);
        expect(countBaccarat(hand)).toBeLessThan(10);
      }
      const won = payBaccarat(side, bet, outcome);
      expect(Number.isInteger(won)).toBe(true);
      expect(won).toBeLessThanOrEqual(bet * 9);
    }),
  );
});
