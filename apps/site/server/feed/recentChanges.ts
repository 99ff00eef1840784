import type { CacheTag } from '@lupa/contracts/tags.ts';
import { LRUCache } from 'lru-cache';

// As long as the content service may take to know of a publication that it has announced, and more.
const recentMilliseconds = 60_000;

/** What was published in the last minute, by the names that the change feed gave. "Everything" names nothing. */
export class RecentChanges {
  readonly #tags = new LRUCache<CacheTag, true>({ max: 10_000, ttl: recentMilliseconds });

  record(tags: Iterable<CacheTag>): void {
    for (const tag of tags) this.#tags.set(tag, true);
  }

  has(tag: CacheTag): boolean {
    return this.#tags.has(tag);
  }
}
