import type { CacheTag } from '@lupa/contracts/tags.ts';

/** What a page was made of, noted while it is being made. */
export class Collector {
  readonly tags = new Set<CacheTag>();
  /** Until when all of it may be shown, in milliseconds since 1970. */
  freshUntil = Number.POSITIVE_INFINITY;
  /** From when on some of it must not be shown any more, not even while it is made anew. */
  endsAt = Number.POSITIVE_INFINITY;
  /** Something was missing or older than it should be: what was made is not to be kept for long. */
  isDegraded = false;

  recordTags(tags: Iterable<CacheTag>): void {
    for (const tag of tags) this.tags.add(tag);
  }

  recordFreshUntil(time: number): void {
    this.freshUntil = Math.min(this.freshUntil, time);
  }

  recordEnd(time: number): void {
    this.endsAt = Math.min(this.endsAt, time);
  }

  recordDegraded(): void {
    this.isDegraded = true;
  }
}
