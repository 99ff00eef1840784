import type { CacheTag } from '@lupa/contracts/tags.ts';
import type { CacheClock } from '@lupa/clients/taggedCache.ts';
import { LRUCache } from 'lru-cache';
import { cachePolicies } from './cachePolicies.ts';

type KeptMiss<Miss> = { miss: Miss; tags: readonly CacheTag[]; born: number; madeAt: number };

/** Addresses without a page, apart from the pages and by name only: junk addresses must not push pages out. */
export class MissCache<Miss extends object> {
  readonly #clock: CacheClock;
  readonly #misses = new LRUCache<string, KeptMiss<Miss>>({ max: cachePolicies.miss.maximumEntries });

  constructor(clock: CacheClock) {
    this.#clock = clock;
  }

  get size(): number {
    return this.#misses.size;
  }

  keep(key: string, kept: KeptMiss<Miss>): void {
    this.#misses.set(key, kept);
  }

  /** Undefined for one that is not known, has ended by one of its tags, or is old. */
  read(key: string): Miss | undefined {
    const kept = this.#misses.get(key);
    if (kept === undefined) return undefined;
    const { epochs, now } = this.#clock;
    if (now() - kept.madeAt < cachePolicies.miss.fresh * 1000 && epochs.areFresh(kept.tags, kept.born)) return kept.miss;
    this.#misses.delete(key);
    return undefined;
  }
}
