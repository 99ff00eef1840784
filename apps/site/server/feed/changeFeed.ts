import { setTimeout as wait } from 'node:timers/promises';
import { changeSchema, readCurrent } from '@lupa/contracts/changes.ts';
import { everythingTag, type CacheTag } from '@lupa/contracts/tags.ts';
import type { CacheClock } from '@lupa/clients/taggedCache.ts';
import { fetchDirectly } from '@lupa/server/fetchDirectly.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { createParser } from 'eventsource-parser';
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

export type ChangeFeedOptions = {
  contentUrl: string;
  clock: CacheClock;
  changes: RecentChanges;
  onChange?: () => void;
  logger: Logger;
  /** Milliseconds; each wait between attempts is a random part of it, growing up to 6 times as long. */
  retryAfter?: number;
  /** The same for a service that answers and has no feed. */
  absentAfter?: number;
  /** A feed that says nothing for so many milliseconds is taken for dead. Services send a sign of life more often. */
  silence?: number;
  /** Milliseconds after which tags are dropped once more: the services that answer hear of a change on their own, and later. */
  settle?: number;
};

const longestWaitFactor = 6;
/** A service that has answered so often without a feed has none, but may get one. */
const attemptsUntilAbsent = 5;
const connectTimeout = 10_000;
/** Characters of one message, which are kept until it ends. */
const longestMessage = 1024 * 1024;

/**
 * Listens to `GET {cms}/changes` and ends what carries the tags that it names. Resumes after the last change it saw;
 * where that is not possible it drops everything. While it hears nothing, the clock's feed state says so.
 */
export class ChangeFeedClient {
  /** Resolves once the feed was heard or could not be: what is fetched from then on is not dropped because it opens. */
  readonly tried: Promise<void>;
  readonly #options: Required<ChangeFeedOptions>;
  readonly #stopped = new AbortController();
  readonly #settling = new Set<NodeJS.Timeout>();
  readonly #running: Promise<void>;
  readonly #setTried: () => void;
  #lastId: string | undefined;
  #failures = 0;
  /** In a row: answers of a service that has no feed. */
  #answersWithout = 0;

  constructor(options: ChangeFeedOptions) {
    this.#options = { retryAfter: 500, absentAfter: 600_000, silence: 60_000, settle: 700, onChange: () => {}, ...options };
    ({ promise: this.tried, resolve: this.#setTried } = Promise.withResolvers<void>());
    this.#running = this.#run();
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    for (const timer of this.#settling) clearTimeout(timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    const { logger, retryAfter, absentAfter } = this.#options;
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      try {
        await this.#listen();
        if (!signal.aborted) logger.info('the change feed ended');
      } catch (error) {
        if (signal.aborted) return;
        this.#failures += 1;
        if (this.#failures === 1 || this.#failures % 50 === 0)
          logger.warn({ event: 'changeFeed.lost', err: error, failures: this.#failures }, 'the change feed is not heard');
      }
      const factor = Math.min(longestWaitFactor, 2 ** Math.min(this.#failures, 10));
      const pause = this.#answersWithout >= attemptsUntilAbsent ? absentAfter : retryAfter * factor;
      await wait(pause * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
    }
  }

  async #listen(): Promise<void> {
    const { clock, silence } = this.#options;
    const connection = new AbortController();
    let timer = setTimeout(() => connection.abort(new Error('did not answer')), connectTimeout);
    const watchSilence = () => {
      clearTimeout(timer);
      timer = setTimeout(() => connection.abort(new Error('fell silent')), silence);
    };
    try {
      const body = await this.#open(AbortSignal.any([this.#stopped.signal, connection.signal]));
      const parser = this.#createParser();
      const decoder = new TextDecoder();
      watchSilence();
      for await (const chunk of body) {
        watchSilence();
        parser.feed(decoder.decode(chunk, { stream: true }));
      }
    } finally {
      clearTimeout(timer);
      clock.feed.setDown(clock.now());
      this.#setTried();
    }
  }

  async #open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const { contentUrl, clock, logger } = this.#options;
    const lastId = this.#lastId;
    const headers = { accept: 'text/event-stream', ...(lastId !== undefined && { 'last-event-id': lastId }) };
    const response = await fetchDirectly(`${contentUrl}/changes`, { headers, signal });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.includes('text/event-stream') || !response.body) {
      await response.body?.cancel();
      const hasNone = response.status < 500 || response.status === 501;
      this.#answersWithout = hasNone ? this.#answersWithout + 1 : 0;
      throw new Error(`answered ${response.status} ${type}`);
    }
    // Without an id to resume from, whatever changed since the caches were filled is unknown.
    if (lastId === undefined) clock.epochs.invalidate([everythingTag]);
    clock.feed.setLive();
    this.#setTried();
    logger.info({ event: 'changeFeed.open', lastId }, 'the change feed is open');
    this.#failures = 0;
    this.#answersWithout = 0;
    return response.body;
  }

  #createParser() {
    const { clock } = this.#options;
    return createParser({
      maxBufferSize: longestMessage,
      // Of a message that came whole, and before its data.
      onId: (id) => {
        if (id === '') return;
        this.#lastId = id;
        clock.feed.setNewest(id);
      },
      onEvent: ({ data }) => this.#take(data),
      onComment: (comment) => {
        const known = readCurrent(comment);
        if (known !== null) clock.feed.setKnown(Math.min(known, clock.now()));
      },
      onError: (error) => {
        if (error.type === 'max-buffer-size-exceeded') throw error;
      },
    });
  }

  #take(data: string): void {
    if (data === '') return;
    const { changes, logger } = this.#options;
    const change = changeSchema.safeParse(parseJson(data));
    if (!change.success) {
      // What cannot be read may have named anything.
      logger.error({ event: 'changeFeed.unreadable', data: data.slice(0, 200) }, 'a change cannot be read: dropping everything');
      this.#invalidate([everythingTag]);
      return;
    }
    logger.debug({ id: this.#lastId, tags: change.data.tags }, 'change');
    changes.record(change.data.tags);
    this.#invalidate(change.data.tags);
  }

  #invalidate(tags: string[]): void {
    const { clock, settle, onChange } = this.#options;
    const drop = () => {
      clock.epochs.invalidate(tags);
      onChange();
    };
    drop();
    const timer = setTimeout(() => {
      this.#settling.delete(timer);
      drop();
    }, settle);
    this.#settling.add(timer);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
