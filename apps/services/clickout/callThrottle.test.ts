import { expect, test } from 'vitest';
import { createCallThrottle } from './answerPostback.ts';

test('a network may miss so often in a minute, another counts for itself, and a minute later it may again', () => {
  let now = 0;
  const { mayMiss } = createCallThrottle({ missesPerMinute: 2, elapsed: () => now });
  const missAt = (moment: number, network = 'a') => {
    now = moment;
    return mayMiss(network);
  };
  expect([missAt(0), missAt(1), missAt(2)]).toEqual([true, true, false]);
  expect(missAt(2, 'b')).toBe(true);
  expect(missAt(59_999)).toBe(false);
  expect([missAt(60_000), missAt(60_001), missAt(119_999)]).toEqual([true, true, false]);
  expect(missAt(120_000)).toBe(true);
});
