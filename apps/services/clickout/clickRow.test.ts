import { expect, test } from 'vitest';
import { createClickId, noPlacement, placementColumns } from './clickRow.ts';

test('click ids are unique and sort by time', () => {
  const ids = Array.from({ length: 5000 }, (_, index) => createClickId(1_763_700_000_000 + index * 7));
  expect(ids.every((id) => /^5400-\d{13}-[0-9a-f]{16}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});

test('a clock that is set back a day gives no id a second time', () => {
  const times = [0, 86_400_000, 0, -86_400_000, 0].map((difference) => 1_763_700_000_000 + difference);
  const ids = times.flatMap((time) => Array.from({ length: 500 }, () => createClickId(time)));
  expect(new Set(ids).size).toBe(ids.length);
});

test('of a placement what is not known is null, and position 1 is one', () => {
  const unknown = { page: '', block: '', toplist: '', responseId: '', linkId: '', position: 0 };
  expect([placementColumns(null), placementColumns(unknown)]).toEqual([noPlacement, noPlacement]);
  expect(placementColumns({ ...unknown, page: '/a/', linkId: 'cta', position: 1 })).toEqual({
    ...noPlacement,
    page: '/a/',
    link_id: 'cta',
    position: 1,
  });
});
