// Requirements: 13.4.
import { expect, it } from 'vitest';
import { computeAverageCost } from './averageCost.ts';

it.each([
  ['a game that says what it returns', { type: 'SLOTS', rtp: 96 }, 400],
  ['a usual slot where nothing is said', { type: 'SLOTS', rtp: null }, 500],
  ['a usual roulette where nothing is said', { type: 'ROULETTE', rtp: null }, 270],
  ['a slot whose figure cannot be one', { type: 'SLOTS', rtp: 960 }, 500],
  ['a game that keeps nothing', { type: 'BLACKJACK', rtp: 100 }, 0],
] as const)('staking 10.000 costs on average what is kept by %s', (_, facts, expected) => {
  expect(computeAverageCost(10_000, facts)).toBeCloseTo(expected, 6);
});
