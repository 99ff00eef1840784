import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawIndex, drawSome, replayRandom, rollDice } from './random.ts';

const always = (value: number) => () => value;

it.each([
  [[0.2, 0.3, 0.5], 0, 0],
  [[0.2, 0.3, 0.5], 0.199, 0],
  [[0.2, 0.3, 0.5], 0.2, 1],
  [[0.2, 0.3, 0.5], 0.499, 1],
  [[0.2, 0.3, 0.5], 0.501, 2],
  [[0, 1], 0, 1],
  // What rounding leaves over goes to the last that is possible.
  [[0.5, 0.25, 0], 0.9, 1],
])('of the chances %j the number %d draws place %i', (chances, random, index) => {
  expect(drawIndex(chances, always(random))).toBe(index);
});

it.each([
  [0, 1],
  [0.166, 1],
  [0.167, 2],
  [0.999, 6],
])('the number %d rolls a %i', (random, face) => {
  expect(rollDice(2, always(random))).toEqual([face, face]);
});

it('what is drawn is of what there is, each once, and no more than there is', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat(12), fc.nat(), (items, count, seed) => {
      const drawn = drawSome(items, count, replayRandom(seed));
      expect(drawn.length).toBe(Math.min(count, items.length));
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(drawn.every((item) => items.includes(item))).toBe(true);
    }),
  );
});

it('each order is drawn as often as any other', () => {
  const random = replayRandom(7);
  const counts = new Map<string, number>();
  for (let round = 0; round < 6000; round += 1) {
    const order = drawSome(['a', 'b', 'c'], 3, random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  expect([...counts.values()].every((count) => count > 850 && count < 1150)).toBe(true);
});

it('the same seed gives the same numbers, from 0 to below 1, and another seed others', () => {
  const numbersOf = (seed: number) => Array.from({ length: 50 }, replayRandom(seed));
  expect(numbersOf(1)).toEqual(numbersOf(1));
  expect(numbersOf(1)).not.toEqual(numbersOf(2));
  expect(numbersOf(1).every((number) => number >= 0 && number < 1)).toBe(true);
});
