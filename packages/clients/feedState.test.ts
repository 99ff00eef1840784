import { expect, test } from 'vitest';
import { FeedState } from './feedState.ts';

test('what changed is known until 20 s after the feed last said so, and only while it is heard', () => {
  const feed = new FeedState();
  feed.setKnown(1000);
  expect(feed.isCurrent(1000)).toBe(false);
  feed.setLive();
  expect([20_999, 21_000, 21_001].map((now) => feed.isCurrent(now))).toEqual([true, false, false]);
  feed.setKnown(500);
  expect([20_999, 21_000].map((now) => feed.isCurrent(now))).toEqual([true, false]);
  feed.setKnown(1001);
  expect([21_000, 21_001].map((now) => feed.isCurrent(now))).toEqual([true, false]);
  feed.setDown(2000);
  expect(feed.isCurrent(2000)).toBe(false);
});

test('while the feed is silent, what was made counts as fresh for 15 s: from the silence, or from its making when that came later', () => {
  const feed = new FeedState();
  expect([14_999, 15_000].map((now) => feed.vouchesFor(0, now))).toEqual([true, false]);
  feed.setLive();
  expect([feed.isLive, feed.vouchesFor(0, 1_000_000)]).toEqual([true, true]);
  feed.setDown(100_000);
  // Only the first moment of a silence counts.
  feed.setDown(110_000);
  expect(feed.isLive).toBe(false);
  expect([114_999, 115_000, 115_001].map((now) => feed.vouchesFor(50_000, now))).toEqual([true, false, false]);
  expect([119_999, 120_000].map((now) => feed.vouchesFor(105_000, now))).toEqual([true, false]);
});

test('the newest change is the one that was told last', () => {
  const feed = new FeedState();
  expect(feed.newest).toBeUndefined();
  feed.setNewest('7');
  expect(feed.newest).toBe('7');
});
