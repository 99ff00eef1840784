import { setTimeout as wait } from 'node:timers/promises';
import { catalogueTag } from '@lupa/contracts/tags.ts';
import { channels } from '@lupa/database/channels.ts';
import type { Pool } from '@lupa/database/connect.ts';
import { runQuery } from '@lupa/database/query.ts';
import { listenTo } from '@lupa/database/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { indexBytes, type CatalogueIndex } from './catalogueIndex.ts';
import { revisionQuery } from './readCatalogue.ts';

export type LiveIndex = {
  /** The newest finished index; undefined until the first is built. */
  current: () => CatalogueIndex | undefined;
  /** Resolves when the index is at this revision or newer, false when that takes longer than `milliseconds`. */
  reached: (revision: number, milliseconds: number) => Promise<boolean>;
  close: () => Promise<void>;
};

export type LiveIndexOptions = {
  databaseUrl: string;
  pool: Pool;
  logger: Logger;
  metrics: Metrics;
  load: (databaseUrl: string, signal: AbortSignal) => Promise<CatalogueIndex>;
  /** Milliseconds between attempts when a build failed. */
  retryDelay?: number;
};

/**
 * Keeps an index of the catalogue: builds it at the start and again after each import, and replaces it at once. Requests use
 * the old one until the new one is complete.
 */
export async function startLiveIndex(options: LiveIndexOptions): Promise<LiveIndex> {
  const { databaseUrl, pool, logger, metrics, load, retryDelay = 2000 } = options;
  const closing = new AbortController();
  const waiting = new Set<() => void>();
  let current: CatalogueIndex | undefined;
  let building: Promise<void> | undefined;
  let isStale = false;
  const buildSeconds = measureIndex(metrics, () => current);

  async function build(): Promise<void> {
    while (isStale && !closing.signal.aborted) {
      isStale = false;
      const started = performance.now();
      try {
        const next = await load(databaseUrl, closing.signal);
        const previous = current;
        current = next;
        const seconds = (performance.now() - started) / 1000;
        buildSeconds.observe(seconds);
        logger.info({ revision: next.revision, games: next.size, bytes: indexBytes(next), seconds }, 'catalogue index built');
        for (const check of waiting) check();
        if (previous && previous.revision !== next.revision) await announce(pool, logger);
      } catch (cause) {
        if (closing.signal.aborted) return;
        logger.error({ cause }, 'catalogue index not built; the last one stays in use');
        isStale = true;
        await wait(retryDelay, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  function refresh(): void {
    isStale = true;
    building ??= build().finally(() => {
      building = undefined;
      if (isStale && !closing.signal.aborted) refresh();
    });
  }

  async function refreshWhenBehind(): Promise<void> {
    try {
      const { rows } = await runQuery(pool, revisionQuery, []);
      if (rows[0]?.revision !== current?.revision) refresh();
    } catch (cause) {
      logger.warn({ cause }, 'catalogue revision not known');
      refresh();
    }
  }

  const listener = await listenTo({
    url: databaseUrl,
    channel: channels.catalogue,
    onMessage: refresh,
    onConnected: () => void refreshWhenBehind(),
    onError: (cause) => {
      if (!closing.signal.aborted) logger.warn({ cause }, 'not listening for new catalogues');
    },
  });

  return {
    current: () => current,
    reached: (revision, milliseconds) =>
      new Promise((resolve) => {
        const finish = (isReached: boolean) => {
          clearTimeout(timer);
          waiting.delete(check);
          resolve(isReached);
        };
        const check = () => {
          if (current && current.revision >= revision) finish(true);
        };
        const timer = setTimeout(() => finish(false), milliseconds);
        waiting.add(check);
        check();
      }),
    close: async () => {
      closing.abort();
      await listener.close();
      await building;
    },
  };
}

/**
 * Whoever asked again after the import's own notice may have been answered from the old index once more. So each process
 * says that the catalogue changed when its answers have changed.
 */
async function announce(pool: Pool, logger: Logger): Promise<void> {
  await pool.query('select delivery.record_change(array[$1]::text[])', [catalogueTag()]).catch((cause: unknown) => {
    logger.error({ cause }, 'change of the catalogue not announced');
  });
}

function measureIndex(metrics: Metrics, current: () => CatalogueIndex | undefined) {
  metrics.gauge('arcade_index_games', 'Games in the index in use.', () => current()?.size ?? 0);
  metrics.gauge('arcade_index_revision', 'Import that the index in use was built from.', () => current()?.revision ?? 0);
  metrics.gauge('arcade_index_bytes', 'Size of the index in use.', () => {
    const index = current();
    return index ? indexBytes(index) : 0;
  });
  return metrics.histogram('arcade_index_build_seconds', 'Time to build an index.', [0.1, 0.5, 1, 2, 5, 10, 30, 60]);
}
