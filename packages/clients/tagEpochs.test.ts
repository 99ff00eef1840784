import { everythingTag, type CacheTag } from '@lupa/contracts/tags.ts';
import { expect, test } from 'vitest';
import { TagEpochs } from './tagEpochs.ts';

const [a, b, c] = ['page:/a/', 'page:/b/', 'page:/c/'] as CacheTag[] as [CacheTag, CacheTag, CacheTag];

test('a tag ends what was begun before it changed, not what was begun after it', () => {
  const epochs = new TagEpochs();
  expect([epochs.now, epochs.areFresh([a], 0)]).toEqual([0, true]);
  epochs.invalidate([b]);
  epochs.invalidate([a]);
  expect(epochs.now).toBe(2);
  expect([0, 1, 2, 3].map((born) => epochs.areFresh([a], born))).toEqual([false, false, true, true]);
  expect([epochs.areFresh([c], 0), epochs.areFresh([], 0), epochs.areFresh([c, b], 0), epochs.areFresh([c, b], 1)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('everything ends what was begun before it, whatever its tags', () => {
  const epochs = new TagEpochs();
  epochs.invalidate([a]);
  epochs.invalidate([everythingTag, b]);
  expect([0, 1, 2].map((born) => epochs.areFresh([c], born))).toEqual([false, false, true]);
  expect(epochs.areFresh([a], 2)).toBe(true);
});

test('after 100,000 tags it remembers none of them, and ends everything instead', () => {
  const epochs = new TagEpochs();
  const tags = Array.from({ length: 100_000 }, (_, index): CacheTag => `page:/${index}/`);
  epochs.invalidate(tags);
  expect(epochs.areFresh([a], 0)).toBe(true);
  epochs.invalidate([a]);
  expect([1, 2].map((born) => epochs.areFresh([b], born))).toEqual([false, true]);
});
