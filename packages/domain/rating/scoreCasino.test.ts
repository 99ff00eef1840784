// Requirements: 10.1.
import { casinoRecordExample, type CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastFreshDay } from './measure.ts';
import { compareByCriterion, compareScores, scoreCasino } from './scoreCasino.ts';

const now = new Date('2026-11-20T12:00:00-03:00');

const method: RatingMethod = {
  version: 5,
  day: '2026-01-01',
  reason: '',
  scale: 'middle',
  verdicts: null,
  criteria: [
    {
      key: 'payments',
      name: 'Pagos',
      weight: 60,
      measure: 'worstWithdrawal',
      bands: [
        { upTo: 24, floor: 8.2, ceiling: 9.6 },
        { upTo: 72, floor: 7.2, ceiling: 8.2 },
        { upTo: null, floor: 0, ceiling: 7.2 },
      ],
    },
    {
      key: 'support',
      name: 'Atención',
      weight: 40,
      measure: 'slowestAnswer',
      bands: [
        { upTo: 10, floor: 8, ceiling: 10 },
        { upTo: null, floor: 0, ceiling: 8 },
      ],
    },
  ],
};

const none = { transfer: null, checks: [], terms: null, games: null, support: null };

function withdrawal(hours: number | null, day = '2026-11-02', timeToLive = 365): CasinoRecord {
  const askedAt = '2026-11-02T09:00:00Z';
  const receivedAt = hours === null ? null : new Date(Date.parse(askedAt) + hours * 3_600_000).toISOString();
  const transfer = { method: 'khipu', methodName: 'Khipu', amount: 20_000, askedAt, approvedAt: null, receivedAt };
  return { ...casinoRecordExample, ...none, id: `w${hours}-${day}`, kind: 'withdrawal', day, timeToLive, transfer };
}

function answer(answeredAfterMinutes: number | null, day = '2026-11-01'): CasinoRecord {
  const support = { channel: 'Chat', question: '', answeredAfterMinutes };
  return { ...casinoRecordExample, ...none, id: `s${answeredAfterMinutes}-${day}`, kind: 'support', day, support };
}

const score = (records: CasinoRecord[], moves: Parameters<typeof scoreCasino>[2] = [], at = now) => scoreCasino(method, records, moves, at);
const move = (points: number) => ({ criterion: 'payments', score: points, reason: 'Avisa cada paso.', by: 'Antonia', day: '2026-11-03' });

describe('a score', () => {
  test('is the middle of the band that the worst fresh record gives', () => {
    const result = score([withdrawal(3), withdrawal(68), answer(2)]);
    expect(result?.parts.map(({ key, score: points, band }) => [key, points, band.upTo])).toEqual([
      ['payments', 7.7, 72],
      ['support', 9, 10],
    ]);
    expect(result).toMatchObject({ total: 8.22, rating: 8.2, newestTest: '2026-11-02', tests: 3 });
  });

  test('on a line follows what was measured, and no move counts', () => {
    const linear = { ...method, scale: 'linear' as const };
    const result = scoreCasino(linear, [withdrawal(12), answer(5)], [move(9.5)], now);
    expect(result?.parts.map(({ score: points, isOnLine, move: chosen }) => [points, isOnLine, chosen])).toEqual([
      [8.9, true, null],
      [9, true, null],
    ]);
  });

  test('is what the reviewer chose within the band, and never outside', () => {
    const records = [withdrawal(3), answer(2)];
    expect(score(records, [move(9.5)])?.parts[0]).toMatchObject({ score: 9.5, move: { score: 9.5 } });
    expect(score(records, [move(9.7)])?.parts[0]).toMatchObject({ score: 8.9, move: null });
    expect(score([withdrawal(30), answer(2)], [move(9.5)])?.parts[0]).toMatchObject({ score: 7.7, move: null });
  });

  test('falls to the floor of its band with the last fresh record, and the choice no longer counts', () => {
    const records = [withdrawal(3, '2025-11-20', 365), answer(2)];
    const lastMoment = new Date('2026-11-21T02:59:59.999Z');
    expect(score(records, [move(9.5)], lastMoment)?.parts[0]).toMatchObject({ score: 9.5, measured: { isStale: false } });
    const firstAfter = new Date('2026-11-21T03:00:00Z');
    expect(score(records, [move(9.5)], firstAfter)?.parts[0]).toMatchObject({ score: 8.2, move: null, measured: { isStale: true } });
  });

  test('counts money that never came as worse than any delay', () => {
    expect(score([withdrawal(null), withdrawal(3), answer(2)])?.parts[0]?.band.upTo).toBeNull();
  });

  test('needs a record of every criterion, and one that was not withdrawn', () => {
    expect(score([withdrawal(3)])).toBeNull();
    expect(score([withdrawal(3), { ...answer(2), isWithdrawn: true }])).toBeNull();
  });

  test('lies in its band, whatever is recorded and chosen', () => {
    const hours = fc.option(fc.double({ min: 0, max: 2000, noNaN: true }), { nil: null });
    const days = fc.constantFrom('2024-05-01', '2025-11-19', '2026-11-19');
    fc.assert(
      fc.property(fc.array(fc.tuple(hours, days), { minLength: 1 }), fc.double({ min: -1, max: 11, noNaN: true }), (transfers, points) => {
        const result = score([...transfers.map(([time, day]) => withdrawal(time, day)), answer(1)], [move(points)]);
        for (const part of result?.parts ?? []) {
          expect(part.score).toBeGreaterThanOrEqual(part.band.floor);
          expect(part.score).toBeLessThanOrEqual(part.band.ceiling);
        }
        expect(result?.total).toBeCloseTo(
          (result?.parts ?? []).reduce((sum, part) => sum + (part.score * part.weight) / 100, 0),
          3,
        );
      }),
    );
  });

  test('is never better for a withdrawal more that was slower', () => {
    const hours = fc.double({ min: 0, max: 300, noNaN: true });
    fc.assert(
      fc.property(hours, hours, (one, other) => {
        const both = score([withdrawal(one), withdrawal(other, '2026-11-01'), answer(1)])?.total ?? 0;
        expect(both).toBeLessThanOrEqual(score([withdrawal(one), answer(1)])?.total ?? 0);
      }),
    );
  });
});

describe('the order of casinos', () => {
  const casino = (hours: number, minutes: number, day: string, more: CasinoRecord[] = []) =>
    score([withdrawal(hours, day), answer(minutes), ...more]);

  test('is the sum, then the more recent test, then more tests, and casinos without a sum come last', () => {
    const best = casino(3, 2, '2026-11-02');
    const recent = casino(30, 2, '2026-11-10');
    const often = casino(30, 2, '2026-11-05', [answer(1, '2026-11-03')]);
    const once = casino(30, 2, '2026-11-05');
    const all = [null, once, often, recent, best];
    expect(all.toSorted(compareScores)).toEqual([best, recent, often, once, null]);
    expect(compareScores(once, casino(30, 2, '2026-11-05'))).toBe(0);
  });

  test('may be that of one criterion', () => {
    const fastAnswers = casino(30, 2, '2026-11-02');
    const fastMoney = casino(3, 60, '2026-11-02');
    expect([fastMoney, fastAnswers].toSorted(compareByCriterion('support'))).toEqual([fastAnswers, fastMoney]);
    expect([fastAnswers, fastMoney].toSorted(compareByCriterion('payments'))).toEqual([fastMoney, fastAnswers]);
    for (const [known, other] of [
      [fastAnswers, fastMoney],
      [fastMoney, fastAnswers],
    ] as const) {
      const unknown = other && { ...other, parts: other.parts.filter(({ key }) => key !== 'support') };
      expect([unknown, known].toSorted(compareByCriterion('support'))).toEqual([known, unknown]);
    }
  });
});

test('a record counts for its days, over the end of a year and a month', () => {
  expect(lastFreshDay({ day: '2026-11-02', timeToLive: 365 })).toBe('2027-11-02');
  expect(lastFreshDay({ day: '2028-02-28', timeToLive: 2 })).toBe('2028-03-01');
});
