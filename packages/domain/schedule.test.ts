import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInChile } from './market.ts';
import { expiryMoment, isExpired, isStanding } from './schedule.ts';

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
        expect(dayInChile(new Date(moment.getTime() - 1))).toBe(day);
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
