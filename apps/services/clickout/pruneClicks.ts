import type { Pool } from '@lupa/database/connect.ts';
import type { Logger } from '@lupa/server/logger.ts';

const batchSize = 5000;

/** Deletes raw clicks older than `days`, in small batches so that nobody waits for it. Returns how many. */
export async function pruneClicks(pool: Pool, days: number, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - days * 86_400_000);
  let pruned = 0;
  for (;;) {
    const { rowCount } = await pool.query(
      'delete from clicks.clicks where id in (select id from clicks.clicks where at < $1 order by at limit $2)',
      [limit, batchSize],
    );
    pruned += rowCount ?? 0;
    if ((rowCount ?? 0) < batchSize) return pruned;
  }
}

/** Prunes now and then every `interval` milliseconds; a failure is logged and tried again at the next turn. */
export function keepPruning(pool: Pool, days: number, logger: Logger, interval = 3_600_000): { close: () => void } {
  const prune = () =>
    pruneClicks(pool, days, new Date()).then(
      (pruned) => pruned > 0 && logger.info({ pruned, days }, 'old clicks are deleted'),
      (error: unknown) => logger.warn({ err: error }, 'old clicks could not be deleted'),
    );
  void prune();
  const timer = setInterval(() => void prune(), interval);
  return { close: () => clearInterval(timer) };
}
