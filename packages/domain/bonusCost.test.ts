import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeBonusCost, countDaysLeft, knownDays, type BonusTerms } from './bonusCost.ts';

const amounts = fc.integer({ min: 1, max: 1_000_000_000 });
const rollovers = fc.integer({ min: 0, max: 200 });
const rtps = fc.double({ min: 0, max: 100, noNaN: true });
const senseless = fc.constantFrom(null, Number.NaN, Infinity, -Infinity, -1, -0.01);

const everyTerms = fc.record({ amount: amounts, rollover: rollovers, rtp: rtps });

/** Of terms that are all known. */
function costOf(terms: BonusTerms) {
  const { turnover, expectedLoss, left } = computeBonusCost(terms);
  if (turnover === null || expectedLoss === null || left === null) throw new Error(`No cost of ${JSON.stringify(terms)}.`);
  return { turnover, expectedLoss, left };
}

describe('what a bonus costs', () => {
  test('is its turnover, what that loses on average, and what is left', () => {
    const { turnover, expectedLoss, left } = costOf({ amount: 300_000, rollover: 35, rtp: 96.4 });
    expect(turnover).toBe(10_500_000);
    expect(expectedLoss).toBeCloseTo(378_000, 5);
    expect(left).toBeCloseTo(-78_000, 5);
  });

  test.each([
    ['that need not be played is nothing', { amount: 20_000, rollover: 0, rtp: 96 }, { turnover: 0, expectedLoss: 0, left: 20_000 }],
    ['where all comes back is nothing', { amount: 20_000, rollover: 40, rtp: 100 }, { turnover: 800_000, expectedLoss: 0, left: 20_000 }],
    ['where nothing comes back is all of it', { amount: 10, rollover: 1, rtp: 0 }, { turnover: 10, expectedLoss: 10, left: 0 }],
    ['without an RTP is its turnover only', { amount: 10, rollover: 2, rtp: null }, { turnover: 20, expectedLoss: null, left: null }],
  ])('%s', (_, terms, expected) => {
    expect(computeBonusCost(terms)).toEqual(expected);
  });

  test('grows with the rollover and falls with the RTP', () => {
    fc.assert(
      fc.property(everyTerms, rollovers, rtps, (terms, otherRollover, otherRtp) => {
        const more = costOf({ ...terms, rollover: Math.max(terms.rollover, otherRollover) });
        const less = costOf({ ...terms, rollover: Math.min(terms.rollover, otherRollover) });
        expect(more.turnover).toBeGreaterThanOrEqual(less.turnover);
        expect(more.expectedLoss).toBeGreaterThanOrEqual(less.expectedLoss);
        expect(more.left).toBeLessThanOrEqual(less.left);
        const generous = costOf({ ...terms, rtp: Math.max(terms.rtp, otherRtp) });
        const mean = costOf({ ...terms, rtp: Math.min(terms.rtp, otherRtp) });
        expect(generous.expectedLoss).toBeLessThanOrEqual(mean.expectedLoss);
      }),
    );
  });

  test('is in proportion to the amount', () => {
    fc.assert(
      fc.property(everyTerms, fc.integer({ min: 1, max: 50 }), (terms, times) => {
        const one = costOf(terms);
        const many = costOf({ ...terms, amount: terms.amount * times });
        for (const figure of ['turnover', 'expectedLoss', 'left'] as const)
          expect(Math.abs(many[figure] - one[figure] * times)).toBeLessThanOrEqual(1e-9 * Math.max(1, one.turnover * times));
      }),
    );
  });

  test('never loses more than is bet, and what is left and what is lost make the bonus', () => {
    fc.assert(
      fc.property(everyTerms, (terms) => {
        const { turnover, expectedLoss, left } = costOf(terms);
        expect(expectedLoss).toBeGreaterThanOrEqual(0);
        expect(expectedLoss).toBeLessThanOrEqual(turnover);
        expect(Math.abs(left + expectedLoss - terms.amount)).toBeLessThanOrEqual(1e-9 * Math.max(1, turnover));
      }),
    );
  });

  test('is no number where a term of it is not known or makes no sense', () => {
    const unknown = { turnover: null, expectedLoss: null, left: null };
    fc.assert(
      fc.property(everyTerms, senseless, (terms, what) => {
        expect(computeBonusCost({ ...terms, amount: what })).toEqual(unknown);
        expect(computeBonusCost({ ...terms, rollover: what })).toEqual(unknown);
        const { turnover } = costOf(terms);
        expect(computeBonusCost({ ...terms, rtp: what })).toEqual({ ...unknown, turnover });
        expect(computeBonusCost({ ...terms, rtp: 100.01 })).toEqual({ ...unknown, turnover });
      }),
    );
  });

  test('is no number where it is too large for one', () => {
    expect(computeBonusCost({ amount: 1e300, rollover: 1e300, rtp: 96 })).toEqual({ turnover: null, expectedLoss: null, left: null });
  });

  test('is a finite number or none, whatever comes', () => {
    const anything = fc.option(fc.double(), { nil: null });
    fc.assert(
      fc.property(fc.record({ amount: anything, rollover: anything, rtp: anything }), (terms) => {
        for (const figure of Object.values(computeBonusCost(terms))) expect(figure === null || Number.isFinite(figure)).toBe(true);
      }),
    );
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
