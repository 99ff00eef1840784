import { changeSchema } from '@lupa/contracts/changes.ts';
import { everythingTag } from '@lupa/contracts/tags.ts';
import type { CacheClock } from '@lupa/clients/taggedCache.ts';
import { fetchDirectly } from '@lupa/server/fetchDirectly.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { createParser } from 'eventsource-parser';
import type { RecentChanges } from './recentChanges.ts';

export type ChangeFeedOptions = {
  /** Base URL of the content service. */
  contentUrl: string;
  clock: CacheClock;
  /** Told what the feed names. */
  changes: RecentChanges;
  logger: Logger;
  /** Milliseconds; each wait between attempts is a random part of it, growing up to 6 times as long. */
  retryAfter?: number;
  /** A feed that says nothing for so many milliseconds is taken for dead. Services send a sign of life more often. */
  silence?: number;
  /** Milliseconds after which tags are dropped once more: the services that answer hear of a change on their own, and later. */
  settle?: number;
};

export type ChangeFeedClient = {
  /** Resolves once the feed was heard or could not be: what is fetched from then on is not dropped because it opens. */
  tried: Promise<void>;
  close: () => Promise<void>;
};

const longestWaitFactor = 6;
const connectTimeout = 10_000;
/** Characters of one message, which are kept until it ends. */
const longestMessage = 1024 * 1024;

/**
 * Listens to `GET {cms}/changes` and ends what carries the tags that it names. Resumes after the last change it saw;
 * where that is not possible it drops everything. While it hears nothing, the clock's feed state says so.
 */
export function startChangeFeed({
  contentUrl,
  clock,
  changes,
  logger,
  retryAfter = 500,
  silence = 60_000,
  settle = 700,
}: ChangeFeedOptions): ChangeFeedClient {
  const stopped = new AbortController();
  const settling = new Set<NodeJS.Timeout>();
  const tried = Promise.withResolvers<void>();
  let lastId: string | undefined;
  let failures = 0;

  function invalidate(tags: string[]): void {
    clock.epochs.invalidate(tags);
    const timer = setTimeout(() => {
      settling.delete(timer);
      clock.epochs.invalidate(tags);
    }, settle);
    settling.add(timer);
  }

  function take(data: string): void {
    if (data === '') return;
    const change = changeSchema.safeParse(parseJson(data));
    if (!change.success) {
      // What cannot be read may have named anything.
      logger.error({ event: 'changeFeed.unreadable', data: data.slice(0, 200) }, 'a change cannot be read: dropping everything');
      invalidate([everythingTag]);
      return;
    }
    logger.debug({ id: lastId, tags: change.data.tags }, 'change');
    changes.note(change.data.tags);
    invalidate(change.data.tags);
  }

  async function listen(): Promise<void> {
    const connection = new AbortController();
    const signal = AbortSignal.any([stopped.signal, connection.signal]);
    let timer = setTimeout(() => connection.abort(new Error('did not answer')), connectTimeout);
    const watchSilence = () => {
      clearTimeout(timer);
      timer = setTimeout(() => connection.abort(new Error('fell silent')), silence);
    };
    try {
      const headers = { accept: 'text/event-stream', ...(lastId !== undefined && { 'last-event-id': lastId }) };
      const response = await fetchDirectly(`${contentUrl}/changes`, { headers, signal });
      const type = response.headers.get('content-type') ?? '';
      if (!response.ok || !type.includes('text/event-stream') || !response.body) {
        await response.body?.cancel();
        throw new Error(`answered ${response.status} ${type}`);
      }
      // Without an id to resume from, whatever changed since the caches were filled is unknown.
      if (lastId === undefined) clock.epochs.invalidate([everythingTag]);
      clock.feed.setLive();
      tried.resolve();
      logger.info({ event: 'changeFeed.open', lastId }, 'the change feed is open');
      failures = 0;
      const parser = createParser({
        maxBufferSize: longestMessage,
        // Of a message that came whole, and before its data.
        onId: (id) => {
          if (id !== '') lastId = id;
        },
        onEvent: ({ data }) => take(data),
        onError: (error) => {
          if (error.type === 'max-buffer-size-exceeded') throw error;
        },
      });
      const decoder = new TextDecoder();
      watchSilence();
      for await (const chunk of response.body) {
        watchSilence();
        parser.feed(decoder.decode(chunk, { stream: true }));
      }
    } finally {
      clearTimeout(timer);
      clock.feed.setDown(clock.now());
      tried.resolve();
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await listen();
        if (!stopped.signal.aborted) logger.info('the change feed ended');
      } catch (error) {
        if (stopped.signal.aborted) return;
        failures += 1;
        if (failures === 1 || failures % 50 === 0)
          logger.warn({ event: 'changeFeed.lost', err: error, failures }, 'the change feed is not heard');
      }
      await waitFor(retryAfter * Math.min(longestWaitFactor, 2 ** Math.min(failures, 10)) * (0.5 + Math.random() / 2), stopped.signal);
    }
  }

  const running = run();
  return {
    tried: tried.promise,
    close: async () => {
      stopped.abort();
      for (const timer of settling) clearTimeout(timer);
      await running;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
