import { describe, expect, it, test } from 'vitest';
import { findTyped, moveActive } from './useActiveOption.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Tab', 1, null],
  ['a', 1, null],
])('%s from option %i of four leads to %s', (key, active, expected) => {
  expect(moveActive(key, active, 4)).toBe(expected);
});

describe('typing in a listbox', () => {
  const names = ['Andino', 'Álamo', 'Pacífico', 'Nevado', 'Palmar'];

  it('finds the start of a name, accents aside', () => {
    expect(findTyped(names, 'pacif', 0)).toBe(2);
    expect(findTyped(names, 'pal', 2)).toBe(4);
    expect(findTyped(names, 'alamo', 3)).toBe(1);
  });

  it('stays on an option that still fits, and goes on to the next one with the same letter again', () => {
    expect(findTyped(names, 'pa', 4)).toBe(4);
    expect(findTyped(names, 'a', 0)).toBe(1);
    expect(findTyped(names, 'aa', 1)).toBe(0);
    expect(findTyped(names, 'p', 4)).toBe(2);
  });

  it('stays where nothing fits', () => {
    expect(findTyped(names, 'z', 0)).toBeNull();
    expect(findTyped([], 'a', 0)).toBeNull();
    expect(findTyped(names, '', 0)).toBeNull();
  });
});
