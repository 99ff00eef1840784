import { expect, test } from 'vitest';
import { createClickId } from './clickId.ts';

test('click ids are unique and sort by time', () => {
  const ids = Array.from({ length: 5000 }, (_, index) => createClickId(1_763_700_000_000 + index * 7));
  expect(ids.every((id) => /^5400-\d{13}-[0-9a-f]{16}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});
