// Requirements: 11.3, 11.10.
import { expect, test } from 'vitest';
import { readInstant } from './readMoment.ts';

test.each([
  ['2/11/26', 'dayFirst', '2026-11-02T00:00:00.000Z'],
  ['2/11/2026', 'monthFirst', '2026-02-11T00:00:00.000Z'],
  ['2026/11/02', undefined, '2026-11-02T00:00:00.000Z'],
  ['20261102', undefined, '2026-11-02T00:00:00.000Z'],
  ['Nov 2, 2026', undefined, '2026-11-02T00:00:00.000Z'],
  ['2-nov-26 3:05 PM', undefined, '2026-11-02T15:05:00.000Z'],
  ['2 de noviembre de 2026', undefined, '2026-11-02T00:00:00.000Z'],
  ['Mon, 02 Nov 2026 10:00:00 GMT', undefined, '2026-11-02T10:00:00.000Z'],
  ['11/02/2026 12:30 a.m.', 'monthFirst', '2026-11-02T00:30:00.000Z'],
  ['2026-11-02 10:00:00+03:00', undefined, '2026-11-02T07:00:00.000Z'],
  ['2026-11-02T10:00:00 03:00', undefined, '2026-11-02T07:00:00.000Z'],
  ['1795600000.5', undefined, '2026-11-25T09:46:40.500Z'],
  ['2026-11-02 23:59:59', undefined, '2026-11-02T23:59:59.000Z'],
  ['2026-11-02 1:00 am', undefined, '2026-11-02T01:00:00.000Z'],
  ['2026-11-02 12:00 pm', undefined, '2026-11-02T12:00:00.000Z'],
  ['2026-11-02 0:30 am', undefined, null],
  ['2026-11-02 10:60', undefined, null],
  ['2026-11-02 10:00:60', undefined, null],
  ['2/11/2026', undefined, null],
  ['13/13/2026', 'dayFirst', null],
  ['2026-02-30', undefined, null],
  ['2026-11-02 24:00', undefined, null],
  ['2026-11-02 13:00 pm', undefined, null],
  ['2 Foo 2026', undefined, null],
] as const)('the moment %s, %s, is %s', (text, days, moment) => {
  const instant = readInstant(text, days);
  expect(Number.isNaN(instant) ? null : new Date(instant).toISOString()).toBe(moment);
});
