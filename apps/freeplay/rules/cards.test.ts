import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealCards } from './cards.ts';
import { replayRandom } from './random.ts';

it('deals no card more often than the packs hold it', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 500 }), (seed, packs, count) => {
      const cards = dealCards(packs, count, replayRandom(seed));
      expect(cards).toHaveLength(Math.min(count, packs * 52));
      const counts = Map.groupBy(cards, ({ rank, suit }) => `${suit}${rank}`);
      for (const same of counts.values()) expect(same.length).toBeLessThanOrEqual(packs);
      if (count >= packs * 52) expect(counts.size).toBe(52);
    }),
  );
});

it('gives each card each place equally often', () => {
  const random = replayRandom(7);
  const rounds = 52_000;
  const seen = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    dealCards(1, 5, random).forEach(({ rank, suit }, place) => {
      const key = `${place} ${suit} ${rank}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    });
  }
  const expected = rounds / 52;
  let distance = 0;
  for (const count of seen.values()) distance += (count - expected) ** 2 / expected;
  // Chi-square of five places of 51 degrees of freedom each: 255, standard deviation 22.6.
  expect(seen.size).toBe(260);
  expect(distance).toBeLessThan(255 + 5 * 22.6);
});
