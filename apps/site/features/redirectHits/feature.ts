import type { SiteFeature } from '../../server/siteFeature.ts';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { redirectHitsPath, type RedirectHits } from '@lupa/contracts/redirect.ts';
import { classifyVisitor } from '@lupa/server/classifyVisitor.ts';
import { fetchDirectly } from '@lupa/server/fetchDirectly.ts';
import type { Logger } from '@lupa/server/logger.ts';

type Options = {
  contentUrl: string;
  logger: Logger;
  /** Milliseconds between two batches. */
  interval?: number;
  /** Milliseconds for a call. */
  deadline?: number;
  now?: () => number;
};

export type RedirectCounter = {
  /** Notes that a person followed these redirects, named by their `from`. Robots, previews and prefetches are left out. Costs no I/O. */
  count: (request: Pick<IncomingMessage, 'method' | 'headers'>, redirects: readonly string[]) => void;
  /** Hands over what was counted. Never fails; what could not be handed over goes with the next batch. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

type Hit = { count: number; last: number };

const mostInABatch = 200;
/** A service that counts none says so with one of these. */
const statusesWithoutHits = [404, 405, 410, 501];

/** Counts redirects in memory, and adds them to those of other sites in the content service every few seconds and when the site closes. */
export function createRedirectCounter({ contentUrl, logger, interval = 5000, deadline = 1000, now = Date.now }: Options): RedirectCounter {
  const counted = new Map<string, Hit>();
  /** Sent, and not answered yet: it keeps its id, so that it is counted once. */
  let pending: RedirectHits | null = null;
  let isUnknown = false;
  let sending: Promise<void> | null = null;

  function takeBatch(): RedirectHits | null {
    const hits = [...counted]
      .slice(0, mostInABatch)
      .map(([from, { count, last }]) => ({ from, count, last: new Date(last).toISOString() }));
    for (const { from } of hits) counted.delete(from);
    return hits.length === 0 ? null : { id: randomUUID(), hits };
  }

  async function send(batch: RedirectHits): Promise<void> {
    const answer = await fetchDirectly(contentUrl + redirectHitsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
      signal: AbortSignal.timeout(deadline),
    });
    await answer.body?.cancel();
    if (statusesWithoutHits.includes(answer.status)) {
      isUnknown = true;
      counted.clear();
    } else if (answer.status === 400 || answer.status === 413)
      logger.error({ event: 'redirects.notCounted' }, 'hits of redirects are refused');
    else if (!answer.ok) throw new Error(`the content service answered ${answer.status}`);
  }

  async function sendAll(): Promise<void> {
    try {
      for (pending ??= takeBatch(); pending; pending = takeBatch()) await send(pending);
    } catch (err) {
      logger.warn({ event: 'redirects.hitsDelayed', err, redirects: counted.size }, 'hits of redirects could not be handed over yet');
    }
  }

  const flush = () => (sending ??= sendAll().finally(() => (sending = null)));
  const timer = setInterval(() => void flush(), interval);
  timer.unref();
  return {
    count: ({ method = 'GET', headers }, redirects) => {
      if (isUnknown || redirects.length === 0 || classifyVisitor(method, headers).botClass !== 'human') return;
      for (const from of redirects) counted.set(from, { count: (counted.get(from)?.count ?? 0) + 1, last: now() });
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
      await flush();
    },
  };
}

/** Counts how often people follow redirects. */
export const redirectHits: SiteFeature = {
  name: 'redirectHits',
  answer: (_, { env, logger }) => {
    const { count, close } = createRedirectCounter({ contentUrl: env.CONTENT_URL, logger });
    return { onRedirect: count, close };
  },
};
