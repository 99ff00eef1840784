import type { Answer, CallName } from '@lupa/contracts/calls.ts';
import type { DroppedItem } from '@lupa/contracts/generous.ts';
import type { CacheTag } from '@lupa/contracts/tags.ts';
import { callPolicies } from './callPolicies.ts';
import { bytesPerJsonByte, recordEntry, type Boxed, KeyedAnswers, type KeyedQuestion } from './keyedAnswers.ts';
import { ServiceCalls, waitFor, type Asker, type CallParameters, type CallResults, type ServiceUrls } from './serviceCalls.ts';
import { ServiceUnavailableError } from './serviceUnavailableError.ts';
import { TaggedCache, type CacheClock, type Made, type TaggedEntry } from './taggedCache.ts';

export type Question<Name extends CallName, Value> = {
  call: Name;
  path?: string;
  parameters?: CallParameters;
  failureMessage?: string;
  /** Undefined stands for a 404. `before` is the last good answer, if one is kept. @throws ServiceUnavailableError for one that is none */
  read: (answer: Answer<Name> | undefined, dropped: DroppedItem[], before: Value | undefined) => Value;
  tags: (value: Value) => Iterable<CacheTag>;
  /** How an answer is made of the one that is kept and a difference (RFC 3229). Undefined: not of these two, and the whole is asked for. */
  difference?: { name: string; apply: (before: Value, difference: unknown) => Value | undefined };
};

export type DataCacheOptions = {
  urls: ServiceUrls;
  clock: CacheClock;
  maximumBytes: number;
  moment?: string | undefined;
  results: CallResults;
};

export class DataCache {
  readonly #cache: TaggedCache<Boxed>;
  readonly #calls: ServiceCalls;
  readonly #keyed: KeyedAnswers;
  /** When the making of an answer that is under way began, on the clock of the timers. */
  readonly #begun = new WeakMap<Promise<TaggedEntry<Boxed>>, number>();

  constructor({ urls, clock, maximumBytes, moment, results }: DataCacheOptions) {
    this.#cache = new TaggedCache(maximumBytes, clock);
    this.#calls = new ServiceCalls({ urls, now: clock.now, moment, feed: clock.feed, results });
    this.#keyed = new KeyedAnswers({ cache: this.#cache, calls: this.#calls, clock });
  }

  /** @throws ServiceUnavailableError when the call fails or is late and no earlier answer is kept */
  async fetch<Name extends CallName, Value>(question: Question<Name, Value>, asker: Asker): Promise<Value> {
    const { call, path, parameters } = question;
    const url = this.#calls.buildUrl(call, path, parameters);
    const kept = this.#cache.get(url);
    if (kept && this.#cache.isFresh(kept)) return recordEntry(kept, asker) as Value;
    const answer = this.#cache.make(url, () => this.#fetch(url, question, asker));
    const begun = this.#begun.get(answer) ?? asker.deadline.timers.now();
    this.#begun.set(answer, begun);
    try {
      const failure = this.#calls.lastFailure(url);
      // Nobody waits for a service that failed the last time, as long as there is something to show.
      if (kept && failure) throw failure.error;
      return recordEntry(await waitFor({ call, begun, answer }, asker), asker) as Value;
    } catch (error) {
      answer.catch(() => {});
      if (!kept) {
        asker.collector.recordMissing();
        throw error;
      }
      asker.collector.recordDegraded();
      return recordEntry(kept, asker) as Value;
    }
  }

  /** In the order asked; unknown keys are left out. @throws ServiceUnavailableError */
  fetchKeyed<Name extends CallName, Item>(question: KeyedQuestion<Name, Item>, keys: readonly string[], asker: Asker): Promise<Item[]> {
    return this.#keyed.fetch(question, keys, asker);
  }

  async #fetch<Name extends CallName, Value>(url: string, question: Question<Name, Value>, asker: Asker): Promise<Made<Boxed>> {
    const { call } = question;
    this.#calls.refuseFailing(call, url);
    const kept = this.#cache.get(url);
    return (await this.#ask(url, question, asker, kept)) ?? (await this.#ask(url, question, asker, undefined)) ?? neverWhole(call);
  }

  /** Undefined where the service said a difference that is none of what is kept. */
  #ask<Name extends CallName, Value>(
    url: string,
    question: Question<Name, Value>,
    asker: Asker,
    kept: TaggedEntry<Boxed> | undefined,
  ): Promise<Made<Boxed> | undefined> {
    const { call, failureMessage, difference } = question;
    const etag = kept?.value.etag;
    return this.#calls.ask({ call, url, etag, manipulation: difference?.name, failureMessage }, asker, (answer) => {
      const { freshUntil, holdsUntil } = this.#calls.timesOf(call, answer);
      const { mustEnd } = answer;
      if (kept && answer.isUnchanged) return { ...kept, value: { ...kept.value, mustEnd, holdsUntil }, freshUntil };
      if (answer.isDifference) {
        const value = kept && difference?.apply(kept.value.answer as Value, answer.json);
        if (!kept || value === undefined) return undefined;
        const boxed = { answer: value, etag: answer.etag, mustEnd, holdsUntil };
        return { value: boxed, bytes: kept.bytes, tags: question.tags(value), freshUntil };
      }
      const parsed = answer.json === undefined ? undefined : this.#calls.parse(call, answer, asker);
      const before = this.#cache.get(url)?.value.answer as Value | undefined;
      const value = question.read(parsed?.value, parsed?.dropped ?? [], before);
      // Nothing is kept of what is not there: visitors choose the addresses of missing pages.
      const bytes = value === null || callPolicies[call].isKept === false ? 0 : Math.max(1, answer.bytes * bytesPerJsonByte);
      return {
        value: { answer: value, etag: answer.etag, mustEnd, holdsUntil },
        bytes,
        tags: question.tags(value),
        freshUntil,
      };
    });
  }
}

function neverWhole(call: CallName): never {
  throw new ServiceUnavailableError(call, 'answered a difference to what nobody has');
}
