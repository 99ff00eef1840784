import { setTimeout as wait } from 'node:timers/promises';
import { openSession } from '@lupa/database/connect.ts';
import { tryLock } from '@lupa/database/locks.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type pg from 'pg';

export type LeadOptions = {
  sessionUrl: string;
  name: string;
  lock: number;
  logger: Logger;
  work: (signal: AbortSignal) => Promise<void>;
  /** Milliseconds until the next try to become the one that works. */
  retryDelay?: number;
};

/** Of all instances the one that holds the lock works. When its connection ends whoever comes first takes over. */
export function lead({ sessionUrl, name, lock, logger, work, retryDelay = 3000 }: LeadOptions): { close: () => Promise<void> } {
  const closing = new AbortController();
  let isFailing = false;

  async function turn(): Promise<void> {
    const lost = new AbortController();
    let client: pg.Client | undefined;
    try {
      client = await openSession(sessionUrl, name, () => lost.abort());
      isFailing = false;
      if (await tryLock(client, lock)) await work(AbortSignal.any([closing.signal, lost.signal]));
    } catch (cause) {
      if (!closing.signal.aborted && !isFailing) logger.warn({ cause }, `${name}: interrupted`);
      isFailing = true;
    } finally {
      await client?.end().catch(() => undefined);
    }
  }

  const running = (async () => {
    while (!closing.signal.aborted) {
      await turn();
      await wait(retryDelay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();
  return {
    close: () => {
      closing.abort();
      return running;
    },
  };
}
