import { expect, test } from 'vitest';
import { countTheft, isTheft } from './focusThefts.ts';

const move = { now: 100_000, pressedAt: 0, tabAt: 0, isPointerOver: false, isActive: false };

test.each<[string, boolean, Partial<typeof move>]>([
  ['nobody has pressed anything', true, {}],
  ['somebody has just pressed something of the page', true, { isActive: true, pressedAt: 99_000 }],
  ['somebody has pressed something that the page has not seen', false, { isActive: true, pressedAt: 90_000 }],
  ['somebody tabs', false, { isActive: true, pressedAt: 99_900, tabAt: 99_900 }],
  ['the pointer is on the game', false, { isPointerOver: true }],
])('when %s, the focus in the frame was stolen: %s', (_, expected, changes) => {
  expect(isTheft({ ...move, ...changes })).toBe(expected);
});

test('a fourth theft within ten seconds is one too many', () => {
  const times = [0, 3000, 6000, 9000];
  let thefts: number[] = [];
  const verdicts = times.map((time) => {
    const counted = countTheft(thefts, time);
    ({ thefts } = counted);
    return counted.isGreedy;
  });
  expect(verdicts).toEqual([false, false, false, true]);
  expect(countTheft([0, 3000, 6000], 12_000).isGreedy).toBe(false);
});
