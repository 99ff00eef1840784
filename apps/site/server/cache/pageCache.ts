import { Deadline } from '@lupa/clients/deadline.ts';
import { type CacheClock, type Made, TaggedCache, type TaggedEntry } from '@lupa/clients/taggedCache.ts';
import { type CacheTag, pageTag, redirectsTag } from '@lupa/contracts/tags.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { LRUCache } from 'lru-cache';
import { traced } from '@lupa/server/tracing.ts';
import type { RecentChanges } from '../feed/changeFeed.ts';
import { pageTimes } from '../../page/pageModel.ts';
import type { Miss } from '../../page/siteRedirects.ts';
import { type CacheState, type FinishedPage, finishPage, type PageHeaders } from '../pageAnswer.ts';
import { cachePolicies } from './cachePolicies.ts';
import { type Edge, noEdge } from './edge.ts';
import { MissCache } from './missCache.ts';
import { LastGoodPages } from './lastGoodPages.ts';
import { MissDoubts } from './missDoubts.ts';
import { buildPageBody, improve, type PageBody } from './pageBody.ts';
import { isVariant, pathOfKey, splitKey } from './pageKey.ts';
import type { PageStore } from './pageStore.ts';

/** What rendering a page gives. Times are milliseconds since 1970. */
export type RenderedPage = {
  kind: 'page';
  status: 200 | 404 | 410;
  html: string | Buffer;
  tags: Iterable<CacheTag>;
  edgeTags: Iterable<CacheTag>;
  freshUntil: number;
  /** Until when it may be shown by a CDN that is told of every change. */
  holdsUntil: number;
  /** From when on it must not be shown any more, not even while it is made anew. */
  endsAt: number;
  isDegraded: boolean;
  /** Of a degraded page: it lacks what it has when nothing fails, as a list or the menu. */
  isIncomplete?: boolean;
};

type RenderPage = (key: string, requestId: string, deadline: Deadline) => Promise<RenderedPage | Miss>;

/** `freshUntil` in milliseconds since 1970; in the past for a page that is only the last good one. */
export type PageOutcome = { kind: 'page'; page: FinishedPage; freshUntil: number; state: CacheState } | Miss;

export type PageCacheOptions = {
  render: RenderPage;
  clock: CacheClock;
  store: PageStore;
  changes: RecentChanges;
  logger: Logger;
  pageHeaders: PageHeaders;
  edge?: Edge;
  /** The request headers besides those of the coding on which pages depend now. */
  varyOn?: () => string[];
  hasFile?: (path: string) => boolean;
  maximumBytes: number;
  isFatal?: (error: unknown) => boolean;
};

/** `isStored`: whole, and on disk as well. */
type Box = { outcome: { kind: 'page'; page: FinishedPage } | Miss; endsAt: number; isWhole?: boolean; isStored?: boolean };

class IncompletePageError extends Error {
  override readonly name = 'IncompletePageError';
}

const boxOverhead = 4096;
/** Of the memory, how much pages with a query, and those for visitors from elsewhere, may take: there are many more of them, and they must not push the others out. */
const variantShare = 1 / 8;
/** Of the memory, what remains of pages that had to leave it: the disk has the rest. */
const evictedShare = 1 / 8;
const nothing = Buffer.alloc(0);

/**
 * Finished pages by canonical key. A page ends by tag (then the next request waits for a new one) or by time (then it is
 * served while one request renews it, unless it says that it must not be). When a page cannot be made, the last good one is served, from memory or disk.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: TaggedCache<Box>;
  readonly #variants: TaggedCache<Box>;
  readonly #evicted: LRUCache<string, TaggedEntry<Box>>;
  readonly #misses: MissCache<Miss>;
  readonly #lastGood: LastGoodPages;
  readonly #doubts: MissDoubts;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    const { maximumBytes, clock } = options;
    this.#pages = new TaggedCache(maximumBytes * (1 - variantShare - evictedShare), clock, (key, entry) => this.#dropBody(key, entry));
    this.#evicted = new LRUCache({ max: Math.max(1, Math.floor((maximumBytes * evictedShare) / boxOverhead)) });
    this.#variants = new TaggedCache(maximumBytes * variantShare, clock);
    this.#misses = new MissCache(clock);
    this.#lastGood = new LastGoodPages({ hasFile: () => true, ...options });
    this.#doubts = new MissDoubts(options);
  }

  get size(): number {
    return this.#pages.size + this.#variants.size;
  }

  get bytes(): number {
    return this.#pages.bytes + this.#variants.bytes + this.#evicted.size * boxOverhead;
  }

  #cacheOf(key: string): TaggedCache<Box> {
    return isVariant(key) ? this.#variants : this.#pages;
  }

  get missCount(): number {
    return this.#misses.size;
  }

  /** The page that a listener can send at once, or undefined. Costs no more than a look-up. */
  hit(key: string): { page: FinishedPage; freshUntil: number } | undefined {
    const cache = this.#cacheOf(key);
    const entry = cache.get(key);
    if (entry === undefined || !cache.isFresh(entry)) return undefined;
    const { outcome } = entry.value;
    if (outcome.kind !== 'page') return undefined;
    if (outcome.page.body.quality === 'quick') void this.#improve(key, entry, outcome.page.body);
    return { page: outcome.page, freshUntil: entry.freshUntil };
  }

  /** @throws whatever rendering throws when there is no last good answer */
  async load(key: string, requestId: string, deadline = new Deadline(pageTimes.whole, this.#options.clock.timers)): Promise<PageOutcome> {
    const cache = this.#cacheOf(key);
    const kept = cache.get(key);
    if (kept && cache.isFresh(kept)) return outcomeOf(kept, 'hit');
    const miss = this.#misses.read(key);
    if (miss) return miss;
    const hasEnded = kept !== undefined && kept.value.endsAt <= this.#options.clock.now();
    if (kept && !hasEnded && cache.isUsable(kept, cachePolicies.page.stale * 1000)) {
      this.#make(key, requestId, new Deadline(pageTimes.whole, this.#options.clock.timers)).catch((error: unknown) =>
        this.#options.logger.error({ event: 'page.notRenewed', err: error, key, requestId }, 'a page cannot be renewed'),
      );
      return outcomeOf(kept, 'stale');
    }
    try {
      return outcomeOf(await this.#make(key, requestId, deadline), 'miss');
    } catch (error) {
      if (this.#options.isFatal?.(error)) throw error;
      const page = this.#pageBefore(key) ?? (await this.#lastGood.read(key));
      if (page === null) throw error;
      this.#options.logger.warn(
        { event: 'page.lastGood', from: kept ? 'memory' : 'disk', err: error, key, requestId },
        'serving the last good page',
      );
      return { kind: 'page', page, freshUntil: 0, state: 'stale' };
    }
  }

  #make(key: string, requestId: string, deadline: Deadline): Promise<TaggedEntry<Box>> {
    return this.#cacheOf(key)
      .make(key, () => this.#render(key, requestId, deadline))
      .then((entry) => this.#settle(key, entry));
  }

  #dropBody(key: string, entry: TaggedEntry<Box>): void {
    const { value } = entry;
    if (!value.isStored || value.outcome.kind !== 'page') return;
    const { page } = value.outcome;
    const body: PageBody = { etag: page.body.etag, br: nothing, quality: 'quick' };
    const bare = { ...page, body, ready: { br: nothing, headers: [] } };
    this.#evicted.set(key, { ...entry, value: { ...value, outcome: { kind: 'page', page: bare } } });
  }

  /** The page as memory had it, where nothing has ended it since. Not while the feed is silent: then its age counts, which begins anew here. */
  async #readEvicted(key: string): Promise<Made<Box> | null> {
    const entry = this.#evicted.get(key);
    if (!entry || !this.#options.clock.feed.isLive || !this.#pages.isFresh(entry)) return null;
    const { value, tags, freshUntil } = entry;
    const stored = await this.#options.store.read(key);
    if (value.outcome.kind !== 'page' || value.outcome.page.body.etag !== stored?.etag) return null;
    this.#evicted.delete(key);
    const { br, etag, quality } = stored;
    const page = { ...value.outcome.page, body: { etag, br, quality } };
    return { value: { ...value, outcome: { kind: 'page', page } }, bytes: br.byteLength + boxOverhead, tags, freshUntil };
  }

  async #render(key: string, requestId: string, deadline: Deadline): Promise<Made<Box>> {
    const evicted = this.#evicted.has(key) ? await this.#readEvicted(key) : null;
    if (evicted !== null) return evicted;
    this.#doubts.refuseDoubted(key);
    const rendered = await traced('make page', {}, async (setAttributes) => {
      const made = await this.#options.render(key, requestId, deadline);
      // Only the address of a page that there is: others may hold whatever a visitor typed.
      const path = made.kind === 'page' && made.status === 200 ? { 'url.path': splitKey(key).key.split('?', 1)[0] } : {};
      setAttributes({ 'lupa.page.outcome': made.kind === 'page' ? String(made.status) : made.kind, ...path });
      return made;
    });
    const now = this.#options.clock.now();
    if (rendered.kind !== 'page') {
      this.#doubts.examine(key, rendered, this.#pageBefore(key) !== undefined || this.#lastGood.has(key));
      return {
        value: { outcome: rendered, endsAt: Number.POSITIVE_INFINITY },
        bytes: 0,
        tags: [...missTags(key), ...(rendered.tags ?? [])],
        freshUntil: now + cachePolicies.miss.fresh * 1000,
      };
    }
    if (rendered.isIncomplete && this.#hasWhole(key)) throw new IncompletePageError('a service left something out of the page');
    const policy = rendered.isDegraded ? cachePolicies.degradedPage : cachePolicies.page;
    const body = buildPageBody(rendered.html, this.#pageBefore(key)?.body);
    const tags = [...rendered.tags];
    const { shared } = rendered.status === 200 ? policy : cachePolicies.miss;
    // A shared cache counts its time from when it asked, which may be at the last moment.
    const stale = Number.isFinite(rendered.endsAt) ? 0 : shared.stale;
    const { pageHeaders, edge: whole = noEdge, varyOn = () => [] } = this.#options;
    const isWhole = rendered.status === 200 && !rendered.isDegraded;
    const edge = isWhole ? whole : { ...whole, seconds: 0 };
    const { edgeTags, holdsUntil } = rendered;
    const page = finishPage({
      status: rendered.status,
      body,
      html: rendered.html,
      tags,
      policy: { ...shared, stale },
      pageHeaders,
      varyOn: varyOn(),
      edge,
      edgeTags,
      holdsUntil,
    });
    const isStored = isWhole && !isVariant(key);
    if (isStored) this.#store(key, body, tags);
    // What a failure left out is tried again soon, however long the rest would last.
    const latest = now + policy.fresh * 1000;
    const freshUntil = rendered.isDegraded ? latest : Math.min(rendered.freshUntil, latest);
    return {
      value: { outcome: { kind: 'page', page }, endsAt: rendered.endsAt, isWhole, isStored },
      bytes: body.br.byteLength + boxOverhead,
      tags,
      freshUntil,
    };
  }

  /** Is there a page that lacks nothing and may be shown while it is renewed? */
  #hasWhole(key: string): boolean {
    const cache = this.#cacheOf(key);
    const kept = cache.get(key);
    if (!kept?.value.isWhole || kept.value.endsAt <= this.#options.clock.now()) return false;
    return cache.isUsable(kept, cachePolicies.page.stale * 1000);
  }

  #pageBefore(key: string): FinishedPage | undefined {
    const outcome = this.#cacheOf(key).get(key)?.value.outcome;
    return outcome?.kind === 'page' ? outcome.page : undefined;
  }

  async #settle(key: string, entry: TaggedEntry<Box>): Promise<TaggedEntry<Box>> {
    const { outcome } = entry.value;
    if (outcome.kind === 'page') return entry;
    this.#misses.keep(key, { miss: outcome, tags: entry.tags, born: entry.born, madeAt: entry.madeAt });
    await this.#options.store.remove(key);
    return entry;
  }

  #store(key: string, { br, etag, quality }: PageBody, tags: readonly CacheTag[]): void {
    this.#options.store.keep({ key, br, tags: [...tags], etag, quality: quality === 'best' ? 'best' : 'quick' });
  }

  async #improve(key: string, { tags, value }: TaggedEntry<Box>, body: PageBody): Promise<void> {
    try {
      await improve(body);
      // Compressed well once, also for when the page leaves memory and comes back; one that took its place has been stored since.
      if (value.isStored && this.#pageBefore(key)?.body === body) this.#store(key, body, tags);
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'a page cannot be compressed better');
    }
  }
}

function missTags(key: string): CacheTag[] {
  return [pageTag(pathOfKey(key)), redirectsTag()];
}

function outcomeOf(entry: TaggedEntry<Box>, state: CacheState): PageOutcome {
  const { outcome } = entry.value;
  return outcome.kind === 'page' ? { ...outcome, freshUntil: entry.freshUntil, state } : outcome;
}
