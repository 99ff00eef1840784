import { changeSchema } from '@lupa/contracts/changes.ts';
import { channels, listenTo } from '@lupa/database/listen.ts';
import { createPool, type Pool } from '@lupa/database/connect.ts';
import { listen } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { onTestFinished } from 'vitest';
import type { Queryable } from '../delivery/queryDocuments.ts';
import { type ContentDeps, createApp } from './app.ts';
import { ChangeFeed, type ChangeFeedOptions } from './changeFeed.ts';
import { followChanges } from './followChanges.ts';
import { createOpenStreams } from './openStreams.ts';

type ReceivedEvent = { id: string; tags: string[] };
export type EventReader = {
  next: () => Promise<ReceivedEvent | undefined>;
  take: (count: number) => Promise<ReceivedEvent[]>;
  lastId: () => string;
  close: () => void;
};

type ServerOptions = Partial<ChangeFeedOptions> & { maximumBytes?: number; pollInterval?: number; heartbeatInterval?: number };

export function contentForTest(pool: Queryable, changes: Partial<ContentDeps> = {}) {
  const logger = createLogger('content', 'silent');
  return createApp({ pool, feed: new ChangeFeed({ pool, logger }), streams: createOpenStreams(), logger, ...changes });
}

/** A pool whose database does not answer. */
export function unreachablePool(): Pool {
  const pool = createPool({ url: 'postgres://nobody@127.0.0.1:1/none', name: 'away' });
  onTestFinished(() => pool.end());
  return pool;
}

export const postJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export async function startContentForTest(
  url: string,
  { maximumBytes = 1_000_000, pollInterval = 5000, heartbeatInterval = 5000, ...options }: ServerOptions = {},
) {
  const logger = createLogger('content', 'silent');
  const pool: Pool = createPool({ url, name: 'content test' });
  const feed = new ChangeFeed({ pool, logger, ...options });
  const streams = createOpenStreams({ maximumBytes, heartbeatInterval, heartbeat: () => feed.heartbeat });
  const app = createApp({ pool, feed, streams, logger });
  const following = await followChanges({
    feed,
    logger,
    pollInterval,
    listen: (handlers) => listenTo({ url, channel: channels.changes, retryDelay: 50, ...handlers }),
  });
  const onClose = async () => {
    await following.close();
    await pool.end();
  };
  const running = await listen({
    fetch: app.fetch,
    port: 0,
    hostname: '127.0.0.1',
    name: 'content',
    logger,
    onClosing: streams.closeAll,
    onClose,
  });
  return { pool, feed, streams, base: `http://127.0.0.1:${running.port}/api/cms`, port: running.port, close: running.close };
}

export async function openEvents(base: string, lastEventId?: string): Promise<EventReader> {
  const abort = new AbortController();
  const answer = await fetch(`${base}/changes`, {
    signal: abort.signal,
    headers: lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId },
  });
  if (!answer.ok || !answer.body) throw new Error(`the change feed answered ${answer.status}`);
  let lastId = lastEventId ?? '';
  const events = parseEvents(answer.body, (id) => (lastId = id));
  const next = async () => (await events.next()).value ?? undefined;
  const take = async (count: number) => {
    const taken: ReceivedEvent[] = [];
    while (taken.length < count) {
      const event = await next();
      if (!event) throw new Error(`the stream ended after ${taken.length} of ${count} events`);
      taken.push(event);
    }
    return taken;
  };
  return { next, take, lastId: () => lastId, close: () => abort.abort() };
}

async function* parseEvents(body: ReadableStream<Uint8Array>, onId: (id: string) => void): AsyncGenerator<ReceivedEvent, undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (id !== undefined) onId(id);
      if (data !== undefined) yield { id: id ?? '', tags: changeSchema.parse(JSON.parse(data)).tags };
    }
  }
  return undefined;
}
