import { createPool, type Pool } from '@lupa/database/connect.ts';
import type { Logger } from '@lupa/server/logger.ts';

export type AdapterPool = {
  pool: Pool;
  /** For the adapter: logs the first failure after each time that it went well. */
  errorHandler: (cause: unknown) => void;
  close: () => Promise<void>;
};

/**
 * Connections for @socket.io/postgres-adapter alone. It keeps one to listen with and opens another when that one breaks, without giving the
 * broken one back: it is taken out here, else some outages later the pool would be full of them. `onConnected` is called for each.
 */
export function createAdapterPool(databaseUrl: string, logger: Logger, onConnected: () => void): AdapterPool {
  let isFailing = false;
  const pool = createPool({ url: databaseUrl, name: 'jackpots adapter', max: 3 });
  const listening = new Set<{ end: () => Promise<void> }>();
  pool.on('acquire', (client) => {
    listening.add(client);
  });
  pool.on('release', (_error, client) => {
    listening.delete(client);
  });
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (listening.has(client)) client.release(true);
    });
    isFailing = false;
    onConnected();
  });
  return {
    pool,
    errorHandler: (cause) => {
      if (!isFailing) logger.warn({ cause }, 'instances cannot tell each other of changes; each finds them by itself');
      isFailing = true;
    },
    close: async () => {
      // Its farewell may find its connections gone.
      isFailing = true;
      const ended = pool.end();
      await Promise.all([...listening].map((client) => client.end().catch(() => undefined)));
      await ended;
    },
  };
}
