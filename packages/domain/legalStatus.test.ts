// Requirements: 13.7.
import type { LegalPeriod, MarketLicence } from '@lupa/contracts/legalStatus.ts';
import { expect, test } from 'vitest';
import { begunPeriods, legalStatusAt, licenceBoundaries, licenceOn, mayBeOffered } from './legalStatus.ts';

const period = (status: LegalPeriod['status'], since: string): LegalPeriod => ({ status, since, source: null, verifiedOn: null });
const licence = (number: string, from: string, until: string | null): MarketLicence => ({ number, from, until, source: null });

const periods = [period('prohibited', '2027-06-01T00:00:00-04:00'), period('licensedList', '2027-03-01T00:00:00-03:00')];

test.each([
  ['2027-03-01T02:59:59Z', 'unregulated', 0],
  ['2027-03-01T03:00:00Z', 'licensedList', 1],
  ['2027-06-01T03:59:59Z', 'licensedList', 1],
  ['2027-06-01T04:00:00Z', 'prohibited', 2],
])('at %s the status is %s', (moment, status, begun) => {
  expect(legalStatusAt(periods, new Date(moment))).toBe(status);
  expect(begunPeriods(periods, new Date(moment))).toHaveLength(begun);
});

test('a licence counts from its first day to its last, in Chile', () => {
  const licences = [licence('1', '2027-03-01', '2027-03-31')];
  expect(licenceOn(licences, '2027-02-28')).toBeNull();
  expect(licenceOn(licences, '2027-03-01')?.number).toBe('1');
  expect(licenceOn(licences, '2027-03-31')?.number).toBe('1');
  expect(licenceOn(licences, '2027-04-01')).toBeNull();
  expect(licenceBoundaries(licences).map((moment) => moment.toISOString())).toEqual([
    '2027-03-01T03:00:00.000Z',
    '2027-04-01T03:00:00.000Z',
  ]);
  expect(mayBeOffered([period('licensedList', '2020-01-01T00:00:00Z')], licences, new Date('2027-04-01T02:59:59Z'))).toBe(true);
  expect(mayBeOffered([period('licensedList', '2020-01-01T00:00:00Z')], licences, new Date('2027-04-01T03:00:00Z'))).toBe(false);
});

test('of several licences the one that lasts longest is shown', () => {
  const licences = [licence('1', '2027-01-01', '2027-12-31'), licence('2', '2027-01-01', null), licence('3', '2027-01-01', '2028-12-31')];
  expect(licenceOn(licences, '2027-06-01')?.number).toBe('2');
});

test('what is not regulated may be offered, and what is prohibited not even with a licence', () => {
  const licences = [licence('1', '2020-01-01', null)];
  const now = new Date('2027-06-01T12:00:00Z');
  expect(mayBeOffered([], [], now)).toBe(true);
  expect(mayBeOffered([period('prohibited', '2020-01-01T00:00:00Z')], licences, now)).toBe(false);
});
