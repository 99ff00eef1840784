import { setTimeout as wait } from 'node:timers/promises';
import { channels, listenTo, type Listener } from '@lupa/database/listen.ts';
import type { Pool } from '@lupa/database/connect.ts';
import { runQuery } from '@lupa/database/query.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { catalogueTag } from '@lupa/contracts/tags.ts';
import { indexBytes, type CatalogueIndex } from './catalogueIndex.ts';
import { revisionQuery } from './readCatalogue.ts';

export type LiveIndexOptions = {
  databaseUrl: string;
  pool: Pool;
  logger: Logger;
  metrics: Metrics;
  load: (databaseUrl: string, signal: AbortSignal) => Promise<CatalogueIndex>;
  /** Milliseconds between attempts when a build failed. */
  retryDelay?: number;
};

export class LiveIndex {
  readonly #options: LiveIndexOptions & { retryDelay: number };
  readonly #buildSeconds: ReturnType<typeof measureIndex>;
  readonly #closing = new AbortController();
  readonly #waiting = new Set<() => void>();
  #listener: Listener | undefined;
  #current: CatalogueIndex | undefined;
  #building: Promise<void> | undefined;
  #isStale = false;

  private constructor(options: LiveIndexOptions) {
    this.#options = { retryDelay: 2000, ...options };
    this.#buildSeconds = measureIndex(options.metrics, () => this.#current);
  }

  static async start(options: LiveIndexOptions): Promise<LiveIndex> {
    const index = new LiveIndex(options);
    await index.#listen();
    return index;
  }

  get current(): CatalogueIndex | undefined {
    return this.#current;
  }

  /** Resolves when the index is at this revision or newer, false when that takes longer than `milliseconds`. */
  reached(revision: number, milliseconds: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const finish = (isReached: boolean) => {
      clearTimeout(timer);
      this.#waiting.delete(check);
      resolve(isReached);
    };
    const check = () => {
      if (this.#current && this.#current.revision >= revision) finish(true);
    };
    const timer = setTimeout(() => finish(false), milliseconds);
    this.#waiting.add(check);
    check();
    return promise;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#listener?.close();
    await this.#building;
  }

  async #listen(): Promise<void> {
    const { databaseUrl, logger } = this.#options;
    this.#listener = await listenTo({
      url: databaseUrl,
      channel: channels.catalogue,
      onMessage: () => this.#refresh(),
      onConnected: () => void this.#refreshWhenBehind(),
      onError: (cause) => {
        if (!this.#closing.signal.aborted) logger.warn({ cause }, 'not listening for new catalogues');
      },
    });
  }

  #refresh(): void {
    this.#isStale = true;
    this.#building ??= this.#build().finally(() => {
      this.#building = undefined;
      if (this.#isStale && !this.#closing.signal.aborted) this.#refresh();
    });
  }

  async #refreshWhenBehind(): Promise<void> {
    const { pool, logger } = this.#options;
    try {
      const { rows } = await runQuery(pool, revisionQuery, []);
      if (rows[0]?.revision !== this.#current?.revision) this.#refresh();
    } catch (cause) {
      logger.warn({ cause }, 'catalogue revision not known');
      this.#refresh();
    }
  }

  async #build(): Promise<void> {
    const { logger, retryDelay } = this.#options;
    const { signal } = this.#closing;
    while (this.#isStale && !signal.aborted) {
      this.#isStale = false;
      try {
        await this.#replace();
      } catch (cause) {
        if (signal.aborted) return;
        logger.error({ cause }, 'catalogue index not built; the last one stays in use');
        this.#isStale = true;
        await wait(retryDelay, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #replace(): Promise<void> {
    const { databaseUrl, pool, logger, load } = this.#options;
    const started = performance.now();
    const next = await load(databaseUrl, this.#closing.signal);
    const previous = this.#current;
    this.#current = next;
    const seconds = (performance.now() - started) / 1000;
    this.#buildSeconds.observe(seconds);
    logger.info({ revision: next.revision, games: next.size, bytes: indexBytes(next), seconds }, 'catalogue index built');
    for (const check of this.#waiting) check();
    if (previous && previous.revision !== next.revision) await announceCatalogue(pool, logger);
  }
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

/** Others may have asked again before this index was there: so each process says that its answers have changed. */
export async function announceCatalogue(pool: Pool, logger: Logger): Promise<void> {
  await pool.query('select delivery.record_change(array[$1]::text[])', [catalogueTag()]).catch((cause: unknown) => {
    logger.error({ cause }, 'change of the catalogue not announced');
  });
}
