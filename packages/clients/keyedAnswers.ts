import type { Answer, CallName } from '@lupa/contracts/calls.ts';
import { bareList } from '@lupa/contracts/plainValues.ts';
import type { CacheTag } from '@lupa/contracts/tags.ts';
import { waitFor, type Asker, type RunningCall, type ServiceCalls } from './serviceCalls.ts';
import { ServiceUnavailableError } from './serviceUnavailableError.ts';
import type { CacheClock, TaggedCache, TaggedEntry } from './taggedCache.ts';

export type KeyedQuestion<Name extends CallName, Item> = {
  call: Name;
  variant: string;
  parameters: (keys: readonly string[]) => Record<string, string>;
  items: (answer: Answer<Name>) => readonly Item[];
  keyOf: (item: Item) => string;
  tags: (key: string) => CacheTag[];
  /** Told what the newest answer says of a key; null: nothing. */
  onAnswer?: (key: string, item: Item | null) => void;
};

type Entry = TaggedEntry<Boxed>;
type Flight = RunningCall<Map<string, Entry>> & { born: number; failure: { error: unknown } | undefined };

export type KeyedAnswersOptions = { cache: TaggedCache<Boxed>; calls: ServiceCalls; clock: CacheClock };

/** What the services said of single things, each kept by itself. Who asks for what is being fetched already waits for that. */
export class KeyedAnswers {
  readonly #cache: TaggedCache<Boxed>;
  readonly #calls: ServiceCalls;
  readonly #clock: CacheClock;
  readonly #flights = new Map<string, Flight>();

  constructor({ cache, calls, clock }: KeyedAnswersOptions) {
    this.#cache = cache;
    this.#calls = calls;
    this.#clock = clock;
  }

  /** In the order asked; unknown keys are left out. @throws ServiceUnavailableError */
  async fetch<Name extends CallName, Item>(question: KeyedQuestion<Name, Item>, keys: readonly string[], asker: Asker): Promise<Item[]> {
    const wanted = [...new Set(keys)];
    asker.collector.recordTags(wanted.flatMap(question.tags));
    const missing = wanted.filter((key) => {
      const kept = this.#cachedOf(question, key);
      return kept === undefined || !this.#cache.isFresh(kept);
    });
    const found = await this.#find(question, missing, asker);
    const entries = wanted.flatMap((key) => found.get(key) ?? this.#cachedOf(question, key) ?? []);
    if (entries.length < wanted.length) asker.collector.recordMissing();
    if (entries.length === 0 && wanted.length > 0) throw new ServiceUnavailableError(question.call, 'answered nothing that can be read');
    return entries.flatMap((entry) => (recordEntry(entry, asker) as Item | null) ?? []);
  }

  async #find<Name extends CallName, Item>(
    question: KeyedQuestion<Name, Item>,
    keys: readonly string[],
    asker: Asker,
  ): Promise<Map<string, Entry>> {
    if (keys.length === 0) return new Map();
    const flights = this.#join(question, keys, asker);
    try {
      const failure = flights.find((flight) => flight.failure)?.failure;
      // Nobody waits for a call that failed the last time, as long as there is something to show.
      if (failure && keys.every((key) => this.#cachedOf(question, key))) throw failure.error;
      const found = await Promise.all(flights.map((flight) => waitFor(flight, asker)));
      return new Map(found.flatMap((entries) => [...entries]));
    } catch (error) {
      asker.collector.recordDegraded();
      if (keys.every((key) => this.#cachedOf(question, key))) return new Map();
      asker.collector.recordMissing();
      throw error;
    }
  }

  #join<Name extends CallName, Item>(question: KeyedQuestion<Name, Item>, keys: readonly string[], asker: Asker): Flight[] {
    const born = this.#clock.epochs.now;
    const running = (key: string) => {
      const flight = this.#flights.get(nameOf(question, key));
      return flight?.born === born ? flight : undefined;
    };
    const joined = [...new Set(keys.flatMap((key) => running(key) ?? []))];
    const others = keys.filter((key) => running(key) === undefined);
    return others.length === 0 ? joined : [...joined, this.#begin(question, others, born, asker)];
  }

  #begin<Name extends CallName, Item>(question: KeyedQuestion<Name, Item>, keys: readonly string[], born: number, asker: Asker): Flight {
    const { call } = question;
    const url = this.#calls.buildUrl(call, undefined, question.parameters(keys));
    const failure = this.#calls.lastFailure(url);
    const flight = { call, born, failure, begun: asker.deadline.timers.now(), answer: this.#fetch(question, keys, url, born, asker) };
    const names = keys.map((key) => nameOf(question, key));
    for (const name of names) this.#flights.set(name, flight);
    const end = () => {
      for (const name of names) if (this.#flights.get(name) === flight) this.#flights.delete(name);
    };
    flight.answer.then(end, end);
    return flight;
  }

  async #fetch<Name extends CallName, Item>(
    question: KeyedQuestion<Name, Item>,
    keys: readonly string[],
    url: string,
    born: number,
    asker: Asker,
  ): Promise<Map<string, Entry>> {
    const { call } = question;
    this.#calls.refuseFailing(call, url);
    const { items, isWhole, bytes, mustEnd, freshUntil, holdsUntil } = await this.#calls.ask({ call, url }, asker, (answer) => {
      const parsed = this.#calls.parse(call, answer, asker);
      const items = question.items(parsed.value);
      const sent = bareList(parsed.sent);
      return {
        items,
        isWhole: sent === undefined || items.length === sent.length,
        bytes: answer.bytes,
        mustEnd: answer.mustEnd,
        ...this.#calls.timesOf(call, answer),
      };
    });
    const byKey = new Map(items.map((item) => [question.keyOf(item), item]));
    const bytesOfEach = Math.max(1, Math.ceil((bytes * bytesPerJsonByte) / keys.length));
    const put = (key: string) => {
      const value = { answer: byKey.get(key) ?? null, mustEnd, holdsUntil };
      if ((this.#cachedOf(question, key)?.born ?? 0) <= born) question.onAnswer?.(key, byKey.get(key) ?? null);
      return this.#cache.put(nameOf(question, key), { value, bytes: bytesOfEach, tags: question.tags(key), freshUntil }, born);
    };
    // What is not there may be what could not be read.
    return new Map(keys.filter((key) => isWhole || byKey.has(key)).map((key) => [key, put(key)]));
  }

  #cachedOf(question: Named, key: string): Entry | undefined {
    return this.#cache.get(nameOf(question, key));
  }
}

type Named = { call: CallName; variant: string };

function nameOf({ call, variant }: Named, key: string): string {
  return `${call} ${variant} ${key}`;
}

/** What an answer takes in memory once it is parsed, for each byte of its JSON: a rough figure. */
export const bytesPerJsonByte = 4;

export type Boxed = {
  answer: unknown;
  etag?: string | undefined;
  mustEnd: boolean;
  /** Until when the service lets it be shown, in milliseconds since 1970, however soon it is asked for again. */
  holdsUntil: number;
};

export function recordEntry(entry: TaggedEntry<Boxed>, { collector }: Asker): unknown {
  collector.recordTags(entry.tags);
  collector.recordFreshUntil(entry.freshUntil, entry.value.holdsUntil);
  if (entry.value.mustEnd) collector.recordEnd(entry.freshUntil);
  return entry.value.answer;
}
