// Requirements: 10.21.
import { expect, it } from 'vitest';
import { readDates, readLastChange } from './pageDates.ts';

it('says the days in Chile on which a page came out and was changed', () => {
  const dates = { publishedDate: '2026-03-10T01:30:00.123456+00:00', updatedDate: '2026-11-02T12:00:00.000Z' };
  expect(readDates(dates)).toEqual({ published: '2026-03-09', modified: '2026-11-02' });
  expect(readLastChange(dates)).toBe('2026-11-02T12:00:00.000Z');
});

it('changes nothing before it is published', () => {
  const dates = { publishedDate: '2026-11-20T15:00:00Z', updatedDate: '2026-11-02T12:00:00.000Z' };
  expect(readDates(dates)).toEqual({ published: '2026-11-20', modified: '2026-11-20' });
  expect(readLastChange(dates)).toBe('2026-11-20T15:00:00Z');
});

it.each([
  [null, '2026-11-02', undefined, '2026-11-02'],
  ['2026-11-02T15:00:00Z', null, '2026-11-02', undefined],
  [null, 'hace poco', undefined, undefined],
])('invents no date: %s, %s', (publishedDate, updatedDate, published, modified) => {
  expect(readDates({ publishedDate, updatedDate })).toEqual({ published, modified });
  expect(readLastChange({ publishedDate, updatedDate })).toBe(updatedDate);
});
