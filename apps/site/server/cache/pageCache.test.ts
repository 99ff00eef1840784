import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FeedState } from '@lupa/clients/feedState.ts';
import { TagEpochs } from '@lupa/clients/tagEpochs.ts';
import { array, assert, asyncProperty, constantFrom, integer, oneof, record } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachePolicies } from './cachePolicies.ts';
import { codingOf } from './pageBody.ts';
import type { Miss } from '../../page/siteRedirects.ts';
import { PageCache, type PageCacheOptions, type RenderedPage } from './pageCache.ts';
import { PageStore } from './pageStore.ts';
import { RecentChanges } from '../feed/changeFeed.ts';
import { createCapturedLogger } from '../../dev/testBed/capturedLogger.ts';

let directory: string;
let now: number;
let clock: { epochs: TagEpochs; feed: FeedState; now: () => number };
let renders: number;
let stores: PageStore[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lupa-pages-'));
  now = 1_700_000_000_000;
  clock = { epochs: new TagEpochs(), feed: new FeedState(15_000), now: () => now };
  clock.feed.setLive();
  renders = 0;
  stores = [];
});

afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await rm(directory, { recursive: true, force: true });
});

const minute = 60_000;

function rendered(html: string, page: Partial<RenderedPage> = {}): RenderedPage {
  return {
    kind: 'page',
    status: 200,
    html,
    tags: ['page:/', 'toplist:home'],
    edgeTags: [],
    freshUntil: now + 3600_000,
    holdsUntil: now + 3600_000,
    endsAt: Infinity,
    isDegraded: false,
    ...page,
  };
}

function createCache(render: (key: string) => Promise<RenderedPage | Miss>, options: Partial<PageCacheOptions> = {}) {
  const { logger, entries } = createCapturedLogger();
  const store = new PageStore({ directory, logger });
  stores.push(store);
  const counted = (key: string) => {
    renders += 1;
    return render(key);
  };
  const changes = new RecentChanges();
  const cache = new PageCache({ render: counted, clock, store, changes, logger, pageHeaders: () => [], maximumBytes: 1e8, ...options });
  return { cache, store, changes, logs: entries };
}

async function htmlOf(cache: PageCache, key = '/'): Promise<string> {
  const outcome = await cache.load(key, 'request');
  return outcome.kind === 'page' ? codingOf(outcome.page.body, 'identity').toString() : outcome.kind;
}

describe('PageCache', () => {
  it('renders once, however many ask', async () => {
    const page = Promise.withResolvers<RenderedPage>();
    const { cache } = createCache(() => page.promise);
    const asked = Array.from({ length: 50 }, () => htmlOf(cache));
    page.resolve(rendered('eins'));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['eins']));
    expect(renders).toBe(1);
    expect(cache.hit('/')).toBeDefined();
  });

  it('loses no invalidation that arrives while a page is rendered', async () => {
    const [first, second] = [Promise.withResolvers<RenderedPage>(), Promise.withResolvers<RenderedPage>()];
    const { cache } = createCache(() => (renders === 1 ? first : second).promise);
    const before = htmlOf(cache);
    clock.epochs.invalidate(['toplist:home']);
    const after = htmlOf(cache);
    first.resolve(rendered('vieja'));
    expect(await before).toBe('vieja');
    expect(cache.hit('/')).toBeUndefined();
    second.resolve(rendered('nueva'));
    expect(await after).toBe('nueva');
    expect(await htmlOf(cache)).toBe('nueva');
    expect(renders).toBe(2);
  });

  it('keeps the newer of two renderings when the older one ends last', async () => {
    const [first, second] = [Promise.withResolvers<RenderedPage>(), Promise.withResolvers<RenderedPage>()];
    const { cache } = createCache(() => (renders === 1 ? first : second).promise);
    const before = htmlOf(cache);
    clock.epochs.invalidate(['other']);
    const after = htmlOf(cache);
    second.resolve(rendered('nueva'));
    await after;
    first.resolve(rendered('vieja'));
    await before;
    expect(await htmlOf(cache)).toBe('nueva');
  });

  it('never serves what a tag has ended, whatever the order of events', async () => {
    const event = oneof(
      record({ kind: constantFrom('publish' as const), tag: constantFrom('a', 'b', '*', 'unrelated') }),
      record({ kind: constantFrom('ask' as const), key: constantFrom('/a/', '/b/') }),
      record({ kind: constantFrom('wait' as const), minutes: integer({ min: 0, max: 90 }) }),
      record({ kind: constantFrom('settle' as const) }),
    );
    await assert(
      asyncProperty(array(event, { maxLength: 30 }), async (events) => {
        const versions: Record<string, number> = { a: 0, b: 0 };
        const letter = (key: string) => key[1] ?? '';
        const { cache } = createCache(async (key) => {
          const html = `${versions[letter(key)]}`;
          // The version is read at the start; the page is ready later.
          await new Promise((resolve) => setImmediate(resolve));
          return rendered(html, { tags: [letter(key)], freshUntil: now + 60 * minute });
        });
        const checks: Promise<void>[] = [];
        for (const event of events) {
          if (event.kind === 'publish') {
            for (const name of Object.keys(versions))
              if (event.tag === name || event.tag === '*') versions[name] = (versions[name] ?? 0) + 1;
            clock.epochs.invalidate([event.tag]);
          }
          if (event.kind === 'ask') {
            const atLeast = versions[letter(event.key)] ?? 0;
            checks.push(htmlOf(cache, event.key).then((html) => expect(Number(html)).toBeGreaterThanOrEqual(atLeast)));
          }
          if (event.kind === 'wait') now += event.minutes * minute;
          if (event.kind === 'settle') await Promise.all(checks);
        }
        await Promise.all(checks);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps what is compressed of a page that is made again and has not changed', async () => {
    let html = '<p>eins</p>'.repeat(500);
    const { cache } = createCache(async () => rendered(html));
    const load = async () => {
      const outcome = await cache.load('/', 'request');
      if (outcome.kind !== 'page') throw new Error('There is no page.');
      return outcome.page;
    };
    const first = await load();
    const quick = first.body.br;
    cache.hit('/');
    await vi.waitFor(() => expect(first.body.quality).toBe('best'), 60_000);
    expect(first.body.br.byteLength).toBeLessThan(quick.byteLength);
    clock.epochs.invalidate(['toplist:home']);
    const second = await load();
    expect(second).not.toBe(first);
    expect(second.body).toBe(first.body);
    html += '<p>zwei</p>';
    clock.epochs.invalidate(['toplist:home']);
    const third = await load();
    expect([String(codingOf(third.body, 'identity')), third.body.quality]).toEqual([html, 'quick']);
  });

  it('serves a page whose time is over while one request renews it', async () => {
    const renewal = Promise.withResolvers<RenderedPage>();
    const { cache } = createCache(() =>
      renders === 1 ? Promise.resolve(rendered('eins', { freshUntil: now + minute })) : renewal.promise,
    );
    await htmlOf(cache);
    now += minute + 1000;
    expect(cache.hit('/')).toBeUndefined();
    expect(await Promise.all([htmlOf(cache), htmlOf(cache), htmlOf(cache)])).toEqual(['eins', 'eins', 'eins']);
    expect(renders).toBe(2);
    renewal.resolve(rendered('zwei'));
    await renewal.promise;
    await new Promise((resolve) => setImmediate(resolve));
    expect(await htmlOf(cache)).toBe('zwei');
    expect(renders).toBe(2);
  });

  it('does not serve a page that has been over for long', async () => {
    const { cache } = createCache(async () => rendered(`v${renders}`, { freshUntil: now + minute }));
    await htmlOf(cache);
    now += minute + cachePolicies.page.stale * 1000 + 1;
    expect(await htmlOf(cache)).toBe('v2');
  });

  it('trusts its pages for a short time only while the feed is down', async () => {
    const { cache } = createCache(async () => rendered(`v${renders}`));
    await htmlOf(cache);
    now += 30 * minute;
    clock.feed.setDown(now);
    now += 14_000;
    expect(cache.hit('/')).toBeDefined();
    now += 2000;
    expect(cache.hit('/')).toBeUndefined();
    expect(await htmlOf(cache)).toBe('v1');
    expect(renders).toBe(2);
  });

  it('serves the last good page when rendering fails, ended by a tag or not', async () => {
    const { cache, logs } = createCache(async () => {
      if (renders > 1) throw new Error('services are down');
      return rendered('la última');
    });
    await htmlOf(cache);
    clock.epochs.invalidate(['page:/']);
    for (let round = 0; round < 3; round++) expect(await htmlOf(cache)).toBe('la última');
    expect(cache.hit('/')).toBeUndefined();
    expect(logs.map(({ message }) => message)).toContain('serving the last good page');
  });

  it('does not hide a fatal failure', async () => {
    const fatal = new Error('Unknown middleware');
    const { cache } = createCache(
      async () => {
        if (renders > 1) throw fatal;
        return rendered('buena');
      },
      { isFatal: (error) => error === fatal },
    );
    await htmlOf(cache);
    clock.epochs.invalidate(['page:/']);
    await expect(htmlOf(cache)).rejects.toBe(fatal);
  });

  it('tries again soon after a page that lacks something, and does not store it', async () => {
    const { cache, store } = createCache(async () => rendered('a medias', { isDegraded: true }));
    await htmlOf(cache);
    await store.flush();
    expect(store.size).toBe(0);
    now += cachePolicies.degradedPage.fresh * 1000 - 1;
    expect(cache.hit('/')).toBeDefined();
    now += 1;
    expect(cache.hit('/')).toBeUndefined();
  });

  it('shows the whole page while it is renewed, rather than one that lost a part of it', async () => {
    const pages = [
      rendered('entera', { freshUntil: now + 5000 }),
      rendered('sin lista', { isDegraded: true, isIncomplete: true }),
      rendered('vieja', { isDegraded: true }),
    ];
    const { cache } = createCache(async () => pages[renders - 1] ?? rendered('de nuevo'));
    expect(await htmlOf(cache)).toContain('entera');
    now += 6000;
    expect(await htmlOf(cache)).toContain('entera');
    await vi.waitFor(() => expect(renders).toBe(2));
    expect(await htmlOf(cache)).toContain('entera');
    // One that lacks nothing takes its place, as old as what it is made of may be.
    await vi.waitFor(async () => expect(await htmlOf(cache)).toContain('vieja'));
  });

  it('shows what is left once the whole page has changed, or is too old', async () => {
    for (const end of [() => clock.epochs.invalidate(['page:/']), () => (now += 5000 + cachePolicies.page.stale * 1000)]) {
      renders = 0;
      const { cache } = createCache(async () =>
        renders === 1 ? rendered('entera', { freshUntil: now + 5000 }) : rendered('sin lista', { isDegraded: true, isIncomplete: true }),
      );
      await htmlOf(cache);
      end();
      expect(await htmlOf(cache)).toContain('sin lista');
    }
  });

  it('stays within its bytes', async () => {
    const maximumBytes = 200_000;
    const { cache } = createCache(async (key) => rendered(key.repeat(1000), { tags: [key] }), { maximumBytes });
    for (let count = 0; count < 200; count++) {
      await htmlOf(cache, `/p${count}/`);
      expect(cache.bytes).toBeLessThanOrEqual(maximumBytes);
    }
    expect(cache.size).toBeGreaterThan(3);
    expect(cache.hit('/p199/')).toBeDefined();
    expect(cache.hit('/p0/')).toBeUndefined();
  });

  describe('of a page that memory has no room for', () => {
    /** Loads others until the one that was asked for the longest ago had to go. */
    async function pushOut({ cache, store }: { cache: PageCache; store: PageStore }) {
      for (let count = 0, before = 0; cache.size > before; count++) {
        before = cache.size;
        await htmlOf(cache, `/p${count}/`);
      }
      await store.flush();
    }

    async function fill(html = (key: string) => key.repeat(1000), page: Partial<RenderedPage> = {}) {
      const made = createCache(async (key) => rendered(html(key), { tags: [key], ...page }), { maximumBytes: 200_000 });
      await htmlOf(made.cache, '/first/');
      await pushOut(made);
      return { ...made, before: renders };
    }

    it('takes it from the disk, once for all who ask, and shows it as long as it would have', async () => {
      const { cache, before } = await fill();
      const asked = await Promise.all(Array.from({ length: 20 }, () => htmlOf(cache, '/first/')));
      expect(new Set(asked)).toEqual(new Set(['/first/'.repeat(1000)]));
      expect([renders, cache.hit('/first/')?.freshUntil]).toEqual([before, now + 3600_000]);
      expect(cache.bytes).toBeLessThanOrEqual(200_000);
      now += 3600_000;
      await htmlOf(cache, '/first/');
      expect(renders).toBe(before + 1);
    });

    it('makes it again when a tag or its time has ended it, or the feed is silent', async () => {
      for (const end of [() => clock.epochs.invalidate(['/first/']), () => (now += 3600_000), () => clock.feed.setDown(now)]) {
        const { cache, before } = await fill();
        end();
        await htmlOf(cache, '/first/');
        expect(renders).toBe(before + 1);
        clock.feed.setLive();
      }
    });

    it('shows nothing that a tag ends while the disk is read', async () => {
      const { cache, before } = await fill();
      const reading = htmlOf(cache, '/first/');
      clock.epochs.invalidate(['/first/']);
      await reading;
      expect(cache.hit('/first/')).toBeUndefined();
      await htmlOf(cache, '/first/');
      expect(renders).toBe(before + 1);
    });

    it('makes it again when the disk has another one, or none', async () => {
      for (const change of [
        async (store: PageStore) =>
          store.keep({ key: '/first/', br: brotliCompressSync('otra'), tags: [], etag: 'otra', quality: 'quick' }),
        (store: PageStore) => store.remove('/first/'),
      ]) {
        const { cache, store, before } = await fill();
        await change(store);
        expect(await htmlOf(cache, '/first/')).toBe('/first/'.repeat(1000));
        expect(renders).toBe(before + 1);
      }
    });

    it('makes it again when something was missing in it', async () => {
      const { cache, before } = await fill(undefined, { isDegraded: true });
      await htmlOf(cache, '/first/');
      expect(renders).toBe(before + 1);
    });

    it('does not compress it well a second time', async () => {
      const { cache, store } = createCache(async (key) => rendered(key.repeat(1000), { tags: [key] }), { maximumBytes: 200_000 });
      await htmlOf(cache, '/first/');
      const { body } = cache.hit('/first/')?.page ?? {};
      await vi.waitFor(() => expect(body?.quality).toBe('best'), 60_000);
      await pushOut({ cache, store });
      await htmlOf(cache, '/first/');
      expect(cache.hit('/first/')?.page.body).toEqual(body);
    });

    it('compresses it well when it had not been yet', async () => {
      const { cache, store } = createCache(async (key) => rendered(key.repeat(1000), { tags: [key] }), { maximumBytes: 200_000 });
      await htmlOf(cache, '/first/');
      await pushOut({ cache, store });
      await htmlOf(cache, '/first/');
      const { body } = cache.hit('/first/')?.page ?? {};
      expect(body?.quality).not.toBe('best');
      await vi.waitFor(() => expect(body?.quality).toBe('best'), 60_000);
    });
  });

  it.each([
    [{}, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'],
    [{ endsAt: 1_700_003_600_000 }, 'public, max-age=0, s-maxage=60, stale-if-error=86400'],
    [{ status: 404 }, 'public, max-age=0, s-maxage=10'],
    [{ status: 410 }, 'public, max-age=0, s-maxage=10'],
    [{ isDegraded: true }, 'public, max-age=0, s-maxage=0, stale-if-error=86400'],
  ] as const)('tells shared caches how long they may keep a page with %j', async (page, cacheControl) => {
    const { cache } = createCache(async () => rendered('hier', page));
    expect(await cache.load('/', 'request')).toMatchObject({ page: { cacheControl } });
  });

  it('remembers misses within bounds, apart from pages, until they are published', async () => {
    const { cache } = createCache(async (key): Promise<RenderedPage | Miss> => (key === '/' ? rendered('hier') : { kind: 'missing' }));
    await htmlOf(cache);
    for (let count = 0; count < cachePolicies.miss.maximumEntries + 100; count++) await htmlOf(cache, `/junk-${count}/`);
    expect(cache.missCount).toBe(cachePolicies.miss.maximumEntries);
    expect(cache.size).toBe(1);
    const before = renders;
    expect(await htmlOf(cache, '/junk-5000/')).toBe('missing');
    expect(renders).toBe(before);
    clock.epochs.invalidate(['page:/junk-5000/']);
    await htmlOf(cache, '/junk-5000/');
    expect(renders).toBe(before + 1);
    now += cachePolicies.miss.fresh * 1000;
    await htmlOf(cache, '/junk-5000/');
    expect(renders).toBe(before + 2);
  });
});
