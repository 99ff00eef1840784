import { channels, listenTo, type Listener } from '@lupa/database/listen.ts';
import type { Pool } from '@lupa/database/connect.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { announceCatalogue } from '../index/liveIndex.ts';
import { loadStoppedPlays } from './playChecks.ts';

export type StoppedPlaysOptions = {
  databaseUrl: string;
  pool: Pool;
  logger: Logger;
  /** Milliseconds between two looks, beside those when somebody tells. */
  interval?: number;
};

/** Ids of the games that are not offered to play, as they are now: the set is another one whenever something has changed. */
export class StoppedPlays {
  readonly #options: StoppedPlaysOptions;
  #current: ReadonlySet<number> = new Set();
  #listener: Listener | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isLoaded = false;
  #isClosed = false;
  #loading: Promise<void> = Promise.resolve();

  private constructor(options: StoppedPlaysOptions) {
    this.#options = options;
  }

  static async start(options: StoppedPlaysOptions): Promise<StoppedPlays> {
    const plays = new StoppedPlays(options);
    await plays.#refresh();
    await plays.#listen();
    return plays;
  }

  get current(): ReadonlySet<number> {
    return this.#current;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#listener?.close();
    await this.#loading;
  }

  async #listen(): Promise<void> {
    const { databaseUrl, logger, interval = 60_000 } = this.#options;
    const refresh = () => void this.#refresh();
    this.#listener = await listenTo({
      url: databaseUrl,
      channel: channels.plays,
      onMessage: refresh,
      onConnected: refresh,
      onError: (cause) => {
        if (!this.#isClosed) logger.warn({ cause }, 'not listening for games that do not start');
      },
    });
    this.#timer = setInterval(refresh, interval);
    this.#timer.unref();
  }

  /** One after the other: what was read last is what holds. */
  #refresh(): Promise<void> {
    this.#loading = this.#loading.then(() => this.#load());
    return this.#loading;
  }

  async #load(): Promise<void> {
    if (this.#isClosed) return;
    const { pool, logger } = this.#options;
    try {
      const next = await loadStoppedPlays(pool);
      const isSame = next.size === this.#current.size && next.isSubsetOf(this.#current);
      const wasLoaded = this.#isLoaded;
      this.#isLoaded = true;
      if (isSame) return;
      this.#current = next;
      if (wasLoaded) await announceCatalogue(pool, logger);
    } catch (cause) {
      if (!this.#isClosed) logger.warn({ cause }, 'games that do not start could not be read; the last ones hold');
    }
  }
}
