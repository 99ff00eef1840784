import type { CacheTag } from '@lupa/contracts/tags.ts';

export type ApartAnswer = Pick<Collector, 'tags' | 'freshUntil' | 'holdsUntil' | 'isDegraded'> & Partial<Pick<Collector, 'isIncomplete'>>;

export class Collector {
  readonly tags = new Set<CacheTag>();
  /** Until when all of it may be shown, in milliseconds since 1970. */
  freshUntil = Number.POSITIVE_INFINITY;
  holdsUntil = Number.POSITIVE_INFINITY;
  readonly edgeTags = new Set<CacheTag>();
  /** From when on some of it must not be shown any more, not even while it is made anew. */
  endsAt = Number.POSITIVE_INFINITY;
  /** Something was missing or older than it should be: what was made is not to be kept for long. */
  isDegraded = false;
  isIncomplete = false;

  recordTags(tags: Iterable<CacheTag>): void {
    for (const tag of tags) this.tags.add(tag);
  }

  recordEdgeTags(tags: Iterable<CacheTag>): void {
    for (const tag of tags) this.edgeTags.add(tag);
  }

  /** How long what was asked for apart holds, and whether it is whole. What ends it is for whoever asked to say. */
  recordApart({ freshUntil, holdsUntil, isDegraded, isIncomplete }: ApartAnswer): void {
    this.recordFreshUntil(freshUntil, holdsUntil);
    if (isDegraded) this.recordDegraded();
    if (isIncomplete) this.recordMissing();
  }

  recordFreshUntil(time: number, holdsUntil = time): void {
    this.freshUntil = Math.min(this.freshUntil, time);
    this.holdsUntil = Math.min(this.holdsUntil, holdsUntil);
  }

  recordEnd(time: number): void {
    this.endsAt = Math.min(this.endsAt, time);
  }

  recordDegraded(): void {
    this.isDegraded = true;
  }

  recordMissing(): void {
    this.isDegraded = true;
    this.isIncomplete = true;
  }
}
