import { createServiceApp, type ServiceApp } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';

export type PurgerAppDeps = { pool: Queryable; logger: Logger; metrics: Metrics };

/** Says whether the purger could work. It serves nothing else. */
export function createApp({ pool, logger, metrics }: PurgerAppDeps): ServiceApp {
  const readiness = [{ name: 'database', check: () => pool.query('select 1 from delivery.purge_positions limit 1') }];
  return createServiceApp({ service: 'purger', logger, readiness, metrics });
}
