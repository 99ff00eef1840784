import { everythingTag, type CacheTag } from '@lupa/contracts/tags.ts';

const maximumTags = 100_000;

/** Counts invalidations. What is made carries the count at the START of its making, so none that comes meanwhile is lost. */
export class TagEpochs {
  #now = 0;
  #everything = 0;
  readonly #epochs = new Map<CacheTag, number>();

  get now(): number {
    return this.#now;
  }

  invalidate(tags: Iterable<CacheTag>): void {
    this.#now += 1;
    for (const tag of tags) {
      if (tag === everythingTag) this.#forget();
      else this.#epochs.set(tag, this.#now);
    }
    if (this.#epochs.size > maximumTags) this.#forget();
  }

  areFresh(tags: readonly CacheTag[], born: number): boolean {
    if (born < this.#everything) return false;
    for (const tag of tags) if ((this.#epochs.get(tag) ?? 0) > born) return false;
    return true;
  }

  #forget(): void {
    this.#everything = this.#now;
    this.#epochs.clear();
  }
}
