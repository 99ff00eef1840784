import { expect, it } from 'vitest';
import { keepOpen } from './keepOpen.ts';
import { demoDay } from './records.ts';

const lastDay = (expiration: string | null, now: string) => keepOpen({ expiration }, new Date(now)).expiration;

it.each([
  ['2026-12-15', '2026-11-30T12:00:00Z', '2026-12-15'],
  ['2026-12-15', '2026-12-01T12:00:00Z', '2027-01-15'],
  ['2026-12-31', '2027-01-10T12:00:00Z', '2027-02-28'],
  ['2027-01-31', '2027-03-31T12:00:00Z', '2027-05-31'],
  ['2026-11-23', '2028-11-30T12:00:00Z', '2028-11-23'],
  ['2027-02-28', '2024-01-01T12:00:00Z', '2027-02-28'],
])('an offer until %s that a demo shows on %s ends on %s', (expiration, now, expected) => {
  expect(lastDay(expiration, now)).toBe(expected);
});

it('what is over when the demo is written, or never ends, stays so', () => {
  expect(demoDay > '2026-05-15').toBe(true);
  expect(lastDay('2026-05-15', '2028-01-01T12:00:00Z')).toBe('2026-05-15');
  expect(lastDay(null, '2028-01-01T12:00:00Z')).toBeNull();
});
