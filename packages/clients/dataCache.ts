import { calls, type Answer, type CallName, type ServiceName } from '@lupa/contracts/calls.ts';
import { parseGenerously, type DroppedItem } from '@lupa/contracts/generous.ts';
import type { CacheTag } from '@lupa/contracts/tags.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { LRUCache } from 'lru-cache';
import { callPolicies, dataLifetimes } from './callPolicies.ts';
import type { Collector } from './collector.ts';
import { fetchJson, type JsonAnswer } from './fetchJson.ts';
import { ServiceUnavailableError } from './serviceUnavailableError.ts';
import { TaggedCache, type CacheClock, type Made, type TaggedEntry } from './taggedCache.ts';

/** Base URL of each service, without a trailing slash. */
export type ServiceUrls = Record<Exclude<ServiceName, 'jackpots'>, string> & { jackpots?: string | undefined };

/** For whom something is fetched: its tags go to the collector, its failures to the log, its request id to the services. */
export type Asker = { collector: Collector; logger: Logger; requestId: string };

/** One call with its parameters, and how its answer is read. */
export type Question<Name extends CallName, Value> = {
  call: Name;
  /** Where the registry's path has a `{…}`. */
  path?: string;
  parameters?: Record<string, string | number | boolean | undefined>;
  /** SPEC section 8's words, filled in. */
  failureMessage?: string;
  /** Undefined stands for a 404. */
  read: (answer: Answer<Name> | undefined, dropped: DroppedItem[]) => Value;
  tags: (value: Value) => Iterable<CacheTag>;
};

/** A call that asks for several things by key, of which only those that are not kept are fetched. */
export type KeyedQuestion<Name extends CallName, Item> = {
  call: Name;
  parameters: (keys: readonly string[]) => Record<string, string>;
  items: (answer: Answer<Name>) => readonly Item[];
  keyOf: (item: Item) => string;
  tag: (key: string) => CacheTag;
};

export type DataCacheOptions = { urls: ServiceUrls; clock: CacheClock; maximumBytes: number };

/** What an answer takes in memory once it is parsed, for each byte of its JSON: a rough figure. */
const bytesPerJsonByte = 4;

// The values of one key always come from one question, so what is read back has the type that was put in.
type Boxed = { answer: unknown; mustEnd: boolean };

/** What the services said, kept until its tags change. The last good answer stands in when a service fails. */
export class DataCache {
  readonly #options: DataCacheOptions;
  readonly #cache: TaggedCache<Boxed>;
  readonly #paused = new LRUCache<string, { until: number; error: unknown }>({ max: 1000 });

  constructor(options: DataCacheOptions) {
    this.#options = options;
    this.#cache = new TaggedCache(options.maximumBytes, options.clock);
  }

  /** @throws ServiceUnavailableError when the call fails and no earlier answer is kept */
  async obtain<Name extends CallName, Value>(question: Question<Name, Value>, asker: Asker): Promise<Value> {
    const url = this.#buildUrl(question.call, question.path, question.parameters);
    const kept = this.#cache.get(url);
    if (kept && this.#cache.isFresh(kept)) return note(kept, asker) as Value;
    const fetched = this.#attempt(url, question, asker);
    try {
      // Nobody waits for a service that failed the last time, as long as there is something to show.
      if (kept && this.#paused.has(url)) throw this.#paused.get(url)?.error;
      return note(await fetched, asker) as Value;
    } catch (error) {
      fetched.catch(() => {});
      asker.collector.noteDegraded();
      if (kept) return note(kept, asker) as Value;
      throw error;
    }
  }

  async #attempt<Name extends CallName, Value>(url: string, question: Question<Name, Value>, asker: Asker): Promise<TaggedEntry<Boxed>> {
    this.#refusePaused(url);
    return this.#cache.make(url, () => this.#withPause(url, question, asker, () => this.#fetch(url, question, asker)));
  }

  /** In the order asked; unknown keys are left out. @throws ServiceUnavailableError */
  async obtainKeyed<Name extends CallName, Item>(
    question: KeyedQuestion<Name, Item>,
    keys: readonly string[],
    asker: Asker,
  ): Promise<Item[]> {
    const wanted = [...new Set(keys)];
    asker.collector.noteTags(wanted.map(question.tag));
    const missing = wanted.filter((key) => {
      const kept = this.#cache.get(keyedName(question.call, key));
      return kept === undefined || !this.#cache.isFresh(kept);
    });
    const found = await this.#fetchKeyed(question, missing, asker);
    return wanted.flatMap((key) => {
      const entry = found.get(key) ?? this.#cache.get(keyedName(question.call, key));
      const item = entry && (note(entry, asker) as Item | null);
      return item ? [item] : [];
    });
  }

  async #fetchKeyed<Name extends CallName, Item>(question: KeyedQuestion<Name, Item>, keys: readonly string[], asker: Asker) {
    const found = new Map<string, TaggedEntry<Boxed>>();
    if (keys.length === 0) return found;
    const born = this.#options.clock.epochs.now;
    const url = this.#buildUrl(question.call, undefined, question.parameters(keys));
    try {
      this.#refusePaused(url);
      const { items, bytes, mustEnd, freshUntil } = await this.#withPause(url, question, asker, async () => {
        const answer = await this.#fetchJson(question.call, url, asker);
        return {
          items: question.items(this.#parse(question.call, answer, asker).value),
          bytes: answer.bytes,
          mustEnd: answer.mustEnd,
          freshUntil: this.#freshUntil(question.call, answer),
        };
      });
      const byKey = new Map(items.map((item) => [question.keyOf(item), item]));
      for (const key of keys) {
        const made = {
          value: { answer: byKey.get(key) ?? null, mustEnd },
          bytes: (bytes * bytesPerJsonByte) / keys.length,
          tags: [question.tag(key)],
          freshUntil,
        };
        found.set(key, this.#cache.put(keyedName(question.call, key), { ...made, bytes: Math.max(1, Math.ceil(made.bytes)) }, born));
      }
    } catch (error) {
      asker.collector.noteDegraded();
      if (!keys.every((key) => this.#cache.get(keyedName(question.call, key)))) throw error;
    }
    return found;
  }

  async #fetch<Name extends CallName, Value>(url: string, question: Question<Name, Value>, asker: Asker): Promise<Made<Boxed>> {
    const answer = await this.#fetchJson(question.call, url, asker);
    const parsed = answer.json === undefined ? undefined : this.#parse(question.call, answer, asker);
    const value = question.read(parsed?.value, parsed?.dropped ?? []);
    // Nothing is kept of what is not there: visitors choose the addresses of missing pages.
    const bytes = value === null ? 0 : Math.max(1, answer.bytes * bytesPerJsonByte);
    return {
      value: { answer: value, mustEnd: answer.mustEnd },
      bytes,
      tags: question.tags(value),
      freshUntil: this.#freshUntil(question.call, answer),
    };
  }

  #fetchJson(call: CallName, url: string, { requestId }: Asker): Promise<JsonAnswer> {
    const { deadline, maximumBytes } = callPolicies[call];
    return fetchJson({ call, url, headers: { 'x-request-id': requestId }, deadline, maximumBytes });
  }

  #parse<Name extends CallName>(call: Name, { json }: JsonAnswer, { logger }: Asker): { value: Answer<Name>; dropped: DroppedItem[] } {
    if (json === undefined) throw new ServiceUnavailableError(call, 'answered 404');
    try {
      const { value, dropped } = parseGenerously(calls[call].schema, json);
      if (dropped.length > 0)
        logger.warn({ call, count: dropped.length, dropped: dropped.slice(0, 20) }, 'left out what could not be read');
      return { value: value as Answer<Name>, dropped };
    } catch (cause) {
      throw new ServiceUnavailableError(call, 'answered something unreadable', { cause });
    }
  }

  #freshUntil(call: CallName, { maxAge, mustEnd }: JsonAnswer): number {
    const { freshMilliseconds = dataLifetimes.freshMilliseconds } = callPolicies[call];
    const least = mustEnd ? dataLifetimes.leastBeforeEndMilliseconds : dataLifetimes.leastMilliseconds;
    const allowed = maxAge === null ? freshMilliseconds : maxAge * 1000 || least;
    return this.#options.clock.now() + Math.min(freshMilliseconds, allowed);
  }

  #refusePaused(url: string): void {
    const paused = this.#paused.get(url);
    if (paused && paused.until > this.#options.clock.now()) throw paused.error;
  }

  async #withPause<T>(
    url: string,
    { call, ...question }: { call: CallName; failureMessage?: string },
    { logger }: Asker,
    attempt: () => Promise<T>,
  ): Promise<T> {
    try {
      const result = await attempt();
      this.#paused.delete(url);
      return result;
    } catch (error) {
      this.#paused.set(url, { until: this.#options.clock.now() + dataLifetimes.pauseMilliseconds, error });
      logger.error({ call, err: error }, question.failureMessage ?? callPolicies[call].failureMessage);
      throw error;
    }
  }

  #buildUrl(call: CallName, path: string | undefined, parameters: Record<string, string | number | boolean | undefined> = {}): string {
    const { service, path: registered } = calls[call];
    const query = Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
    );
    return `${this.#options.urls[service]}${path ?? registered}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  }
}

function keyedName(call: CallName, key: string): string {
  return `${call} ${key}`;
}

function note(entry: TaggedEntry<Boxed>, { collector }: Asker): unknown {
  collector.noteTags(entry.tags);
  collector.noteFreshUntil(entry.freshUntil);
  if (entry.value.mustEnd) collector.noteEnd(entry.freshUntil);
  return entry.value.answer;
}
