import { setTimeout as wait } from 'node:timers/promises';
import type { Track } from '@lupa/contracts/jackpot.ts';
import { fetchDirectly } from '@lupa/server/fetchDirectly.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { readBounded } from '@lupa/server/readBounded.ts';
import { z } from 'zod';
import { changeLimits, type JackpotStore } from './jackpotStore.ts';
import { jackpotKey } from './jackpotBoard.ts';

export type FeedPollerOptions = {
  url: string;
  seconds: number;
  store: Pick<JackpotStore, 'writeAll'>;
  logger: Logger;
  signal: AbortSignal;
  onTurn?: (outcome: 'read' | 'failed') => void;
};

type FeedRow = Track & { amount: number };

const timeout = 5000;
const maximumBytes = 1024 * 1024;
const maximumRows = 5000;
const rowSchema = z.object(changeLimits);

class FeedError extends Error {
  override readonly name = 'FeedError';
}

/** Reads a feed every so many seconds. A failure is logged when it begins, becomes another, and ends. */
export async function pollFeed({ url, seconds, store, logger, signal, onTurn }: FeedPollerOptions): Promise<void> {
  let fault: string | null = null;
  const note = (next: string | null, log: () => void) => {
    if (next !== fault) log();
    fault = next;
  };
  while (!signal.aborted) {
    try {
      const { rows, dropped } = readRows(await fetchFeed(url, signal));
      if (rows.length > 0) await store.writeAll(rows);
      onTurn?.('read');
      if (dropped) note(dropped.first, () => logger.warn(dropped, 'rows of the jackpot feed were dropped'));
      else note(null, () => logger.info('the jackpot feed is read again, all of it'));
    } catch (cause) {
      if (signal.aborted) return;
      onTurn?.('failed');
      note(String(cause), () => logger.warn({ event: 'jackpots.feedFailed', cause }, 'the jackpot feed could not be read'));
    }
    await wait(seconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}

async function fetchFeed(url: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetchDirectly(url, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  });
  if (!answer.ok || !answer.body) throw new FeedError(`the feed answered ${answer.status}`);
  return JSON.parse(String(await readBounded(answer.body, maximumBytes)));
}

export function readRows(feed: unknown): { rows: FeedRow[]; dropped: { rows: number; first: string } | null } {
  if (!Array.isArray(feed)) throw new FeedError('the feed is no list');
  const rows = new Map<string, FeedRow>();
  const faults: string[] = feed.length > maximumRows ? [`more than ${maximumRows} rows`] : [];
  for (const [index, given] of feed.slice(0, maximumRows).entries()) {
    const { data, error } = rowSchema.safeParse(given);
    if (data) rows.set(jackpotKey(data), data);
    else faults.push(`row ${index + 1}: ${error.issues[0]?.path.join('.') || 'row'}: ${error.issues[0]?.message ?? ''}`);
  }
  return { rows: [...rows.values()], dropped: faults[0] === undefined ? null : { rows: faults.length, first: faults[0] } };
}
