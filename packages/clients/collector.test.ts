import type { CacheTag } from '@lupa/contracts/tags.ts';
import { expect, test } from 'vitest';
import { recordEntry, type Boxed } from './keyedAnswers.ts';
import { Collector } from './collector.ts';
import type { Asker } from './serviceCalls.ts';
import type { TaggedEntry } from './taggedCache.ts';

test('what a page was made of may be shown until the first of its parts may not', () => {
  const collector = new Collector();
  expect([collector.freshUntil, collector.holdsUntil, collector.endsAt]).toEqual([Infinity, Infinity, Infinity]);
  collector.recordFreshUntil(200, 300);
  collector.recordFreshUntil(250);
  expect([collector.freshUntil, collector.holdsUntil]).toEqual([200, 250]);
  collector.recordEnd(500);
  collector.recordEnd(400);
  collector.recordEnd(600);
  expect(collector.endsAt).toBe(400);
});

test('a part that is late degrades a page, one that is missing leaves it incomplete, too', () => {
  const collector = new Collector();
  expect([collector.isDegraded, collector.isIncomplete]).toEqual([false, false]);
  collector.recordDegraded();
  expect([collector.isDegraded, collector.isIncomplete]).toEqual([true, false]);
  const other = new Collector();
  other.recordMissing();
  expect([other.isDegraded, other.isIncomplete]).toEqual([true, true]);
});

test('an answer is noted with its tags and times, and with its end where it must not be shown any more', () => {
  const entry = { tags: ['page:/a/' as CacheTag], freshUntil: 100, value: { answer: 'a', mustEnd: false, holdsUntil: 200 } } as unknown;
  const noteOf = (mustEnd: boolean) => {
    const collector = new Collector();
    const { value, ...rest } = entry as TaggedEntry<Boxed>;
    expect(recordEntry({ ...rest, value: { ...value, mustEnd } }, { collector } as Asker)).toBe('a');
    return [[...collector.tags], collector.freshUntil, collector.holdsUntil, collector.endsAt];
  };
  expect(noteOf(false)).toEqual([['page:/a/'], 100, 200, Infinity]);
  expect(noteOf(true)).toEqual([['page:/a/'], 100, 200, 100]);
});
