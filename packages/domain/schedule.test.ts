import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dayInMarket } from './market.ts';
import { countDaysLeft, entryBoundaries, expiryMoment, isExpired, isExpiredOn, isStanding, knownDays } from './schedule.ts';

describe('expiry', () => {
  it('comes with midnight in Chile, in summer and in winter', () => {
    expect(expiryMoment('2027-01-15')).toEqual(new Date('2027-01-16T03:00:00Z'));
    expect(expiryMoment('2027-07-15')).toEqual(new Date('2027-07-16T04:00:00Z'));
  });

  it('is found on the nights when the clock changes', () => {
    // Summer time starts as Saturday 4 September 2027 ends: that midnight does not exist.
    const moment = expiryMoment('2027-09-04');
    expect(moment).toEqual(new Date('2027-09-05T04:00:00Z'));
    expect(isExpired('2027-09-04', new Date('2027-09-05T03:59:59Z'))).toBe(false);
  });

  it('agrees with its moment for any date', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (date) => {
        const day = date.toISOString().slice(0, 10);
        const moment = expiryMoment(day);
        expect(moment).not.toBeNull();
        if (!moment) return;
        expect(isExpired(day, moment)).toBe(true);
        expect(isExpired(day, new Date(moment.getTime() - 1))).toBe(false);
        expect(dayInMarket(new Date(moment.getTime() - 1))).toBe(day);
      }),
    );
  });

  it('never comes for offers without a date', () => {
    for (const expiration of [null, '', 'pronto', '2027-99-99']) {
      expect(isExpired(expiration, new Date('2099-01-01'))).toBe(false);
      expect(expiryMoment(expiration)).toBeNull();
    }
  });
});

test.each([
  [null, false],
  ['2026-11-09', true],
  ['2026-11-09T23:00:00.000Z', true],
  ['2026-11-10', false],
  ['2026-11-11', false],
  ['pronto', false],
  ['', false],
  ['31/12', true],
  ['2026-99-99', true],
])('on 2026-11-10 an offer until %j is over: %j', (expiration, isOver) => {
  expect(isExpiredOn({ expiration }, '2026-11-10')).toBe(isOver);
});

test('the bounds of entries are their moments, where they have one', () => {
  const startsAt = '2026-11-01T00:00:00.000Z';
  const bounds = entryBoundaries([
    { startsAt, endsAt: null },
    { startsAt: null, endsAt: null },
    { startsAt: null, endsAt: startsAt },
  ]);
  expect(bounds).toEqual([new Date(startsAt), new Date(startsAt)]);
});

describe('schedule', () => {
  const entry = { partnerSlug: 'a', offerId: null, startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00-03:00' };

  it('includes the start and excludes the end', () => {
    expect(isStanding(entry, new Date('2026-10-31T23:59:59.999Z'))).toBe(false);
    expect(isStanding(entry, new Date('2026-11-01T00:00:00Z'))).toBe(true);
    expect(isStanding(entry, new Date('2026-12-01T02:59:59Z'))).toBe(true);
    expect(isStanding(entry, new Date('2026-12-01T03:00:00Z'))).toBe(false);
    expect(isStanding({ ...entry, startsAt: null, endsAt: null }, new Date(0))).toBe(true);
  });
});

describe('days', () => {
  test.each([
    [30, 30],
    [1, 1],
    [0, null],
    [-3, null],
    [1.5, null],
    [Number.NaN, null],
    [null, null],
  ])('of %j to play a bonus, %j are known', (days, expected) => {
    expect(knownDays(days)).toBe(expected);
  });

  test.each([
    ['2026-11-10', '2026-11-10', 0],
    ['2026-11-11', '2026-11-10', 1],
    ['2026-11-09', '2026-11-10', -1],
    ['2027-03-31', '2026-11-10', 141],
    ['2028-03-01', '2028-02-28', 2],
    // Chile put its clocks forward in the night to 2026-09-06.
    ['2026-09-07', '2026-09-05', 2],
    ['2026-11-12T00:00:00.000Z', '2026-11-10', 2],
    ['2026-02-31', '2026-02-01', null],
    ['pronto', '2026-11-10', null],
    ['', '2026-11-10', null],
    [null, '2026-11-10', null],
    ['2026-11-10', 'hoy', null],
  ])('until %j, seen on %s: %j', (expiration, today, expected) => {
    expect(countDaysLeft(expiration, today)).toBe(expected);
  });

  test('are one fewer every day', () => {
    const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 3000 }), (moment, days) => {
        const later = new Date(moment);
        later.setUTCDate(later.getUTCDate() + days);
        expect(countDaysLeft(dayOf(later), dayOf(moment))).toBe(days);
      }),
    );
  });
});
