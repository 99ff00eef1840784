import type { CacheTag } from '@lupa/contracts/tags.ts';
import { LRUCache } from 'lru-cache';
import type { FeedState } from './feedState.ts';
import type { TagEpochs } from './tagEpochs.ts';
import type { Timers } from './deadline.ts';

/** What a cache keeps. `born` is the tag clock when its making began; times are milliseconds since 1970. */
export type TaggedEntry<Value> = {
  readonly value: Value;
  readonly bytes: number;
  readonly tags: readonly CacheTag[];
  readonly born: number;
  readonly madeAt: number;
  readonly freshUntil: number;
  /** The tag clock when the tags were last found unchanged: nothing needs to be compared until it moves on. */
  foundCurrentAt: number;
};

/** What a maker returns: the value, its size (0: it is not kept), what it was made of, and until when it may be shown. */
export type Made<Value> = { value: Value; bytes: number; tags: Iterable<CacheTag>; freshUntil: number };

/** What all caches of a process share. `timers`: by what is waited, those of the process if missing. */
export type CacheClock = { epochs: TagEpochs; feed: FeedState; now: () => number; timers?: Timers };

/** Entries end by tag or time, and stay until their room is needed: the last good answer when a service fails. */
export class TaggedCache<Value extends object> {
  readonly #entries: LRUCache<string, TaggedEntry<Value>>;
  readonly #flights = new Map<string, { born: number; promise: Promise<TaggedEntry<Value>> }>();
  readonly #clock: CacheClock;

  /** `onEvict` hears of what loses its room to others. */
  constructor(maximumBytes: number, clock: CacheClock, onEvict?: (key: string, entry: TaggedEntry<Value>) => void) {
    this.#clock = clock;
    this.#entries = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: ({ bytes }) => bytes,
      ...(onEvict && { dispose: (entry, key, reason) => reason === 'evict' && onEvict(key, entry) }),
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): TaggedEntry<Value> | undefined {
    return this.#entries.get(key);
  }

  isCurrent(entry: TaggedEntry<Value>): boolean {
    const { epochs } = this.#clock;
    if (entry.foundCurrentAt === epochs.now) return true;
    if (!epochs.areFresh(entry.tags, entry.born)) return false;
    entry.foundCurrentAt = epochs.now;
    return true;
  }

  isFresh(entry: TaggedEntry<Value>): boolean {
    return this.isUsable(entry, 0);
  }

  /** Current, and its time is over for less than `grace` milliseconds. */
  isUsable(entry: TaggedEntry<Value>, grace: number): boolean {
    const now = this.#clock.now() - grace;
    return now < entry.freshUntil && this.#clock.feed.vouchesFor(entry.madeAt, now) && this.isCurrent(entry);
  }

  /** Who asks meanwhile waits for the same making, unless something was invalidated after it began. @throws what `make` throws */
  make(key: string, make: () => Promise<Made<Value>>): Promise<TaggedEntry<Value>> {
    const running = this.#flights.get(key);
    const born = this.#clock.epochs.now;
    if (running?.born === born) return running.promise;
    const promise = this.#make(key, born, make).finally(() => {
      if (this.#flights.get(key)?.promise === promise) this.#flights.delete(key);
    });
    this.#flights.set(key, { born, promise });
    return promise;
  }

  put(key: string, made: Made<Value>, born: number): TaggedEntry<Value> {
    const { value, bytes, tags, freshUntil } = made;
    const entry = { value, bytes, tags: [...tags], born, madeAt: this.#clock.now(), freshUntil, foundCurrentAt: born };
    const kept = this.#entries.peek(key);
    if (kept !== undefined && kept.born > born) return entry;
    if (entry.bytes === 0) this.#entries.delete(key);
    else this.#entries.set(key, entry);
    return entry;
  }

  async #make(key: string, born: number, make: () => Promise<Made<Value>>): Promise<TaggedEntry<Value>> {
    return this.put(key, await make(), born);
  }
}
