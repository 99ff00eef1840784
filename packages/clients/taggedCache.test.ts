import type { CacheTag } from '@lupa/contracts/tags.ts';
import { expect, test } from 'vitest';
import { FeedState } from './feedState.ts';
import { TagEpochs } from './tagEpochs.ts';
import { TaggedCache } from './taggedCache.ts';

type Value = { name: string };
const tag = 'page:/a/' as CacheTag;

function createCache(maximumBytes = 100) {
  const time = { now: 0 };
  const epochs = new TagEpochs();
  const feed = new FeedState();
  feed.setLive();
  const cache = new TaggedCache<Value>(maximumBytes, { epochs, feed, now: () => time.now });
  const madeOf = (name: string, bytes = 10) => ({ value: { name }, bytes, tags: [tag], freshUntil: 1000 });
  return { cache, time, epochs, feed, madeOf };
}

test('an entry is fresh until its time, and usable for a grace after it', () => {
  const { cache, time, madeOf } = createCache();
  const entry = cache.put('a', madeOf('one'), 0);
  const at = (now: number, grace: number) => {
    time.now = now;
    return cache.isUsable(entry, grace);
  };
  expect([at(999, 0), at(1000, 0), at(1001, 0)]).toEqual([true, false, false]);
  expect([at(1499, 500), at(1500, 500), at(1501, 500)]).toEqual([true, false, false]);
  time.now = 1000;
  expect(cache.isFresh(entry)).toBe(false);
});

test('an entry ends with its tag for good, also when it was found current before', () => {
  const { cache, epochs, madeOf } = createCache();
  const entry = cache.put('a', madeOf('one'), 0);
  epochs.invalidate(['page:/b/']);
  expect([cache.isCurrent(entry), cache.isCurrent(entry), entry.foundCurrentAt]).toEqual([true, true, 1]);
  epochs.invalidate([tag]);
  expect([cache.isCurrent(entry), cache.isFresh(entry), cache.isCurrent(entry)]).toEqual([false, false, false]);
  expect(cache.get('a')).toBe(entry);
});

test('an entry is not fresh once the silent feed does not vouch for it', () => {
  const { cache, time, feed, madeOf } = createCache();
  const entry = cache.put('a', { ...madeOf('one'), freshUntil: 100_000 }, 0);
  feed.setDown(0);
  time.now = 15_000;
  expect([cache.isCurrent(entry), cache.isFresh(entry)]).toEqual([true, false]);
});

test('who asks while an entry is made waits for it, unless something was invalidated since', async () => {
  const { cache, epochs, madeOf } = createCache();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let made = 0;
  const make = (held: Promise<void>, name: string) => async () => {
    made += 1;
    await held;
    return madeOf(name);
  };
  const one = cache.make('a', make(first.promise, 'old'));
  expect(cache.make('a', make(first.promise, 'never'))).toBe(one);
  epochs.invalidate([tag]);
  const two = cache.make('a', make(second.promise, 'new'));
  expect(made).toBe(2);
  second.resolve();
  expect((await two).value.name).toBe('new');
  first.resolve();
  expect((await one).value.name).toBe('old');
  expect(cache.get('a')?.value.name).toBe('new');
  await cache.make('a', make(second.promise, 'next'));
  expect([made, cache.get('a')?.value.name]).toEqual([3, 'next']);
});

test('a making that ends does not end the wait for one that was begun later', async () => {
  const { cache, epochs, madeOf } = createCache();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const one = cache.make('a', () => first.promise.then(() => madeOf('old')));
  epochs.invalidate([tag]);
  const two = cache.make('a', () => second.promise.then(() => madeOf('new')));
  first.resolve();
  await one;
  expect(cache.make('a', () => Promise.reject(new Error('made twice')))).toBe(two);
  second.resolve();
  await two;
});

test('a making that fails leaves what is kept, and is tried again', async () => {
  const { cache, madeOf } = createCache();
  cache.put('a', madeOf('one'), 0);
  await expect(cache.make('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(cache.get('a')?.value.name).toBe('one');
  expect((await cache.make('a', async () => madeOf('two'))).value.name).toBe('two');
});

test('what was begun at the same moment replaces what is kept, what was begun before it does not, and what has no size is not kept', () => {
  const { cache, madeOf } = createCache();
  cache.put('a', madeOf('one'), 5);
  expect(cache.put('a', madeOf('older'), 4).value.name).toBe('older');
  expect(cache.get('a')?.value.name).toBe('one');
  cache.put('a', madeOf('same'), 5);
  expect([cache.get('a')?.value.name, cache.size, cache.bytes]).toEqual(['same', 1, 10]);
  cache.put('a', madeOf('none', 0), 6);
  expect([cache.get('a'), cache.size, cache.bytes]).toEqual([undefined, 0, 0]);
});

test('it holds as many bytes as it may', () => {
  const { cache, madeOf } = createCache(20);
  for (const key of ['a', 'b', 'c']) cache.put(key, madeOf(key), 0);
  expect([cache.get('a'), cache.get('c')?.value.name, cache.bytes]).toEqual([undefined, 'c', 20]);
});
