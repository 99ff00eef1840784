import { expect, it } from 'vitest';
import { keepOpen } from './keepOpen.ts';
import { partners } from './partners.ts';
import { demoDay } from './records.ts';

const lastDay = (expiration: string | null, now: string) => keepOpen({ expiration }, new Date(now)).expiration;

it.each([
  ['2027-12-15', '2026-11-23T12:00:00Z', '2027-12-15'],
  ['2027-12-15', '2027-11-22T12:00:00Z', '2027-12-15'],
  ['2027-12-15', '2027-11-23T12:00:00Z', '2028-12-15'],
  ['2028-02-29', '2027-11-30T12:00:00Z', '2029-02-28'],
  ['2027-12-15', '2030-01-01T12:00:00Z', '2030-12-15'],
  ['2028-02-28', '2024-01-01T12:00:00Z', '2028-02-28'],
])('an offer until %s that a demo shows on %s ends on %s', (expiration, now, expected) => {
  expect(lastDay(expiration, now)).toBe(expected);
});

it('each offer that is open when the demo is written lasts for a year', () => {
  const open = partners.flatMap(({ offers }) =>
    offers.flatMap(({ expiration }) => (expiration === null || expiration < demoDay ? [] : [expiration])),
  );
  expect(open.length).toBeGreaterThan(10);
  expect(open.filter((expiration) => expiration <= '2027-11-23')).toEqual([]);
});

it('what is over when the demo is written, or never ends, stays so', () => {
  expect(demoDay > '2026-05-15').toBe(true);
  expect(lastDay('2026-05-15', '2028-01-01T12:00:00Z')).toBe('2026-05-15');
  expect(lastDay(null, '2028-01-01T12:00:00Z')).toBeNull();
});
