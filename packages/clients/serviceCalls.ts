import { calls, type Answer, type CallName, type ServiceName } from '@lupa/contracts/calls.ts';
import { parseAnswer, type DroppedItem } from '@lupa/contracts/generous.ts';
import { changeHeader } from '@lupa/contracts/changes.ts';
import { momentHeader } from '@lupa/contracts/preview.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { LRUCache } from 'lru-cache';
import { callPolicies, dataLifetimes } from './callPolicies.ts';
import { CircuitBreaker } from './circuitBreaker.ts';
import type { Collector } from './collector.ts';
import type { Deadline } from './deadline.ts';
import type { FeedState } from './feedState.ts';
import { fetchJson, type JsonAnswer } from './fetchJson.ts';
import { ServiceUnavailableError } from './serviceUnavailableError.ts';

export type ServiceUrls = Record<Exclude<ServiceName, 'jackpots'>, string> & { jackpots?: string | undefined };

/** For whom something is fetched: tags go to the collector, failures to the log, the request id to the services. */
export type Asker = { collector: Collector; logger: Logger; requestId: string; deadline: Deadline };

/** `etag`: of the answer that is kept and need not be sent again. `manipulation`: as of fetchJson. */
type ServiceCall = {
  call: CallName;
  url: string;
  etag?: string | undefined;
  manipulation?: string | undefined;
  failureMessage?: string | undefined;
};

/** What became of a call that was answered for last; `failure` null: it was read, but for `dropped`. `isAbsent`: it was a 404. */
export type CallResult = { call: CallName; isAbsent: boolean; dropped: readonly DroppedItem[]; failure: unknown };
/** By kind of call. */
export type CallResults = Map<CallName, CallResult>;

export type CallParameters = Record<string, string | number | boolean | undefined>;

type ServiceCallsOptions = {
  urls: ServiceUrls;
  now: () => number;
  moment?: string | undefined;
  feed: Pick<FeedState, 'newest'>;
  results: CallResults;
};

export class ServiceCalls {
  readonly #urls: ServiceUrls;
  readonly #now: () => number;
  readonly #moment: string | undefined;
  readonly #feed: Pick<FeedState, 'newest'>;
  readonly #results: CallResults;
  // A reading is synchronous: nothing else is read between `parse` and its result.
  #dropped: readonly DroppedItem[] = [];
  readonly #paused = new LRUCache<string, { until: number; error: unknown }>({ max: 1000 });
  readonly #told = new LRUCache<string, true>({ max: 2000 });
  readonly #breakers: Record<ServiceName, CircuitBreaker>;

  constructor({ urls, now, moment, feed, results }: ServiceCallsOptions) {
    this.#urls = urls;
    this.#now = now;
    this.#moment = moment;
    this.#feed = feed;
    this.#results = results;
    const breakerOf = (service: ServiceName) => new CircuitBreaker({ service, now });
    this.#breakers = {
      content: breakerOf('content'),
      arcade: breakerOf('arcade'),
      partners: breakerOf('partners'),
      jackpots: breakerOf('jackpots'),
    };
  }

  buildUrl(call: CallName, path: string | undefined, parameters: CallParameters = {}): string {
    const { service, path: registered } = calls[call];
    const query = Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
    );
    return `${this.#urls[service]}${path ?? registered}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  }

  lastFailure(url: string): { error: unknown } | undefined {
    return this.#paused.get(url);
  }

  refuseFailing(call: CallName, url: string): void {
    const paused = this.#paused.get(url);
    if (paused && paused.until > this.#now()) throw paused.error;
    const refused = this.#breakers[calls[call].service].refuse();
    if (refused)
      throw new ServiceUnavailableError(call, 'is not asked while its service does not answer', { ...refused, isUnreachable: true });
  }

  /** An answer that was read by `read`. A failure is logged, and the call paused. @throws ServiceUnavailableError */
  async ask<T>(
    { call, url, etag, manipulation, failureMessage = callPolicies[call].failureMessage }: ServiceCall,
    { logger, requestId, deadline: { timers } }: Asker,
    read: (answer: JsonAnswer) => T,
  ): Promise<T> {
    const breaker = this.#breakers[calls[call].service];
    try {
      const { deadline, maximumBytes } = callPolicies[call];
      const answer = await fetchJson({
        call,
        url,
        headers: { 'x-request-id': requestId, ...this.#stateOf(call) },
        deadline,
        timers,
        maximumBytes,
        etag,
        manipulation,
      });
      breaker.recordAnswer(logger);
      this.#dropped = [];
      const value = read(answer);
      const isAbsent = answer.json === undefined;
      if (!answer.isUnchanged) this.#results.set(call, { call, isAbsent, dropped: this.#dropped, failure: null });
      this.#paused.delete(url);
      return value;
    } catch (error) {
      const isUnreachable = error instanceof ServiceUnavailableError && error.isUnreachable;
      this.#paused.set(url, { until: this.#now() + dataLifetimes.pauseMilliseconds, error });
      this.#results.set(call, { call, isAbsent: false, dropped: [], failure: error });
      logger.error({ event: isUnreachable ? 'service.unreachable' : 'service.unusable', call, err: error }, failureMessage);
      if (isUnreachable) breaker.recordFailure(url, error, logger);
      else breaker.recordAnswer(logger);
      throw error;
    }
  }

  /** As of when what is published is asked for. Games and jackpots are as they are now. */
  #stateOf(call: CallName): Record<string, string> {
    const { service } = calls[call];
    if (service !== 'content' && service !== 'partners') return {};
    if (this.#moment !== undefined) return { [momentHeader]: this.#moment };
    return this.#feed.newest === undefined ? {} : { [changeHeader]: this.#feed.newest };
  }

  parse<Name extends CallName>(
    call: Name,
    { json }: JsonAnswer,
    { logger }: Asker,
  ): { value: Answer<Name>; dropped: DroppedItem[]; sent: unknown } {
    if (json === undefined) throw new ServiceUnavailableError(call, 'answered 404');
    try {
      const { value, dropped, sent } = parseAnswer(calls[call].schema, json);
      this.#dropped = dropped;
      const untold = dropped.filter((item) => this.#isUntold(call, item));
      if (untold.length > 0)
        logger.warn(
          { event: 'service.itemsDropped', call, count: dropped.length, dropped: untold.slice(0, 20) },
          'left out what could not be read',
        );
      return { value: value as Answer<Name>, dropped, sent };
    } catch (cause) {
      throw new ServiceUnavailableError(call, 'answered something unreadable', { cause });
    }
  }

  /** Places in lists are told of as one. */
  #isUntold(call: CallName, { path, type }: DroppedItem): boolean {
    const name = `${call} ${path.replaceAll(/\b\d+\b/g, '*')} ${type}`;
    if (this.#told.has(name)) return false;
    this.#told.set(name, true);
    return true;
  }

  /** When it is asked for again, and until when it may be shown where every change is known at once. Milliseconds since 1970. */
  timesOf(call: CallName, { maxAge, mustEnd }: JsonAnswer): { freshUntil: number; holdsUntil: number } {
    const { freshMilliseconds = dataLifetimes.freshMilliseconds } = callPolicies[call];
    const least = mustEnd ? dataLifetimes.leastBeforeEndMilliseconds : dataLifetimes.leastMilliseconds;
    const allowed = maxAge === null ? freshMilliseconds : maxAge * 1000 || least;
    const freshUntil = this.#now() + Math.min(freshMilliseconds, allowed);
    const isShort = callPolicies[call].freshMilliseconds !== undefined;
    return { freshUntil, holdsUntil: isShort ? freshUntil : this.#now() + allowed };
  }
}

export type RunningCall<T> = { call: CallName; begun: number; answer: Promise<T> };

/** A call that hangs costs its patience once: it counts from when the call began. @throws ServiceUnavailableError */
export function waitFor<T>({ call, begun, answer }: RunningCall<T>, { deadline, logger }: Asker): Promise<T> {
  const { patience } = callPolicies[call];
  const late = () => {
    logger.warn({ event: 'service.late', call }, 'a page does not wait for a call any longer');
    return new ServiceUnavailableError(call, 'did not answer in time for who asks', { isUnreachable: true });
  };
  return deadline.meet(answer, late, patience && begun + patience - deadline.timers.now());
}

/** Takes the answer as it is; a 404 of a call that must exist is a failure. @throws ServiceUnavailableError */
export function whole<Name extends CallName>(call: Name): (answer: Answer<Name> | undefined) => Answer<Name> {
  return (answer) => {
    if (answer === undefined) throw new ServiceUnavailableError(call, 'answered 404');
    return answer;
  };
}

export async function chunked<Key, Item>(
  keys: readonly Key[],
  length: number,
  ask: (some: readonly Key[]) => Promise<Item[]>,
): Promise<Item[]> {
  const unique = [...new Set(keys)];
  const pieces = Array.from({ length: Math.ceil(unique.length / length) }, (_, index) =>
    unique.slice(index * length, (index + 1) * length),
  );
  return (await Promise.all(pieces.map(ask))).flat();
}
