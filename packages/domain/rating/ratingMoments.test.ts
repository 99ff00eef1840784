import { casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { ratingMethodExample } from '@lupa/contracts/ratingMethod.ts';
import { expect, test } from 'vitest';
import { ratingMoments } from './ratingMoments.ts';

const record = { ...casinoRecordExample, day: '2026-11-02', timeToLive: 10 };

test('a rating changes when the last day of a record has ended in Chile, and when the first of a version begins', () => {
  const method = { ...ratingMethodExample, day: '2026-12-01' };
  expect(ratingMoments([record, record], [method])).toEqual([new Date('2026-11-13T03:00:00Z'), new Date('2026-12-01T03:00:00Z')]);
});

test('a record that was withdrawn ends nothing', () => {
  expect(ratingMoments([{ ...record, isWithdrawn: true }], [])).toEqual([]);
});
