// Requirements: 10.4.
import { casinoRecordExample, type CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { type RatingMethod, ratingMethodExample } from '@lupa/contracts/ratingMethod.ts';
import { expect, test } from 'vitest';
import { listAging, ratingMoments } from './aging.ts';

const now = new Date('2026-11-20T12:00:00-03:00');
const method: RatingMethod = {
  version: 1,
  day: '2026-01-01',
  reason: '',
  scale: 'middle',
  verdicts: null,
  criteria: [
    {
      key: 'payments',
      name: 'Pagos',
      weight: 100,
      measure: 'worstWithdrawal',
      bands: [
        { upTo: 24, floor: 8, ceiling: 9 },
        { upTo: null, floor: 0, ceiling: 8 },
      ],
    },
  ],
};
const withdrawal = (id: string, day: string, more: Partial<CasinoRecord> = {}): CasinoRecord => ({
  ...casinoRecordExample,
  id,
  day,
  timeToLive: 30,
  ...more,
});

test('what stops counting soon is listed, the soonest first, with what it does to the sum', () => {
  const records = [
    withdrawal('later', '2026-11-10'),
    withdrawal('soon', '2026-10-25'),
    withdrawal('fresh', '2026-11-19', { timeToLive: 300 }),
  ];
  const aging = listAging({ method, records, moves: [] }, 30, now);
  expect(aging.map(({ record, lastDay, isStale }) => [record.id, lastDay, isStale])).toEqual([
    ['soon', '2026-11-24', false],
    ['later', '2026-12-10', false],
  ]);
  expect(aging.map(({ total, totalAfter }) => [total, totalAfter])).toEqual([
    [8.5, 8.5],
    [8.5, 8.5],
  ]);
});

test('the last fresh record takes the sum to the floor of its band', () => {
  const [only] = listAging({ method, records: [withdrawal('only', '2026-11-10')], moves: [] }, 30, now);
  expect(only).toMatchObject({ total: 8.5, totalAfter: 8 });
});

test('what is stale is listed, and what was withdrawn is not', () => {
  const records = [withdrawal('stale', '2026-01-01'), withdrawal('gone', '2026-01-01', { isWithdrawn: true })];
  expect(listAging({ method, records, moves: [] }, 30, now)).toMatchObject([
    { record: { id: 'stale' }, isStale: true, total: 8, totalAfter: 8 },
  ]);
});

const record = { ...casinoRecordExample, day: '2026-11-02', timeToLive: 10 };

test('a rating changes when the last day of a record has ended in Chile, and when the first of a version begins', () => {
  const method = { ...ratingMethodExample, day: '2026-12-01' };
  expect(ratingMoments([record, record], [method])).toEqual([new Date('2026-11-13T03:00:00Z'), new Date('2026-12-01T03:00:00Z')]);
});

test('a record that was withdrawn ends nothing', () => {
  expect(ratingMoments([{ ...record, isWithdrawn: true }], [])).toEqual([]);
});
