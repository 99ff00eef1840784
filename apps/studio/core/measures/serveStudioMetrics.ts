import { createLogger } from '@lupa/server/logger.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { serveMetrics } from '@lupa/server/metricsServer.ts';
import type { Payload } from 'payload';
import { measureRequests } from './measureRequests.ts';

export type StudioMetricsOptions = { port: number; hostname: string; logLevel: string; pool: Payload['db']['pool'] };

/** Serves the figures of the studio's process, its requests and its database connections on a port of their own. @throws ListenError */
export async function serveStudioMetrics({ port, hostname, logLevel, pool }: StudioMetricsOptions): Promise<void> {
  const metrics = createMetrics('studio');
  metrics.gauge('studio_pool_connections', 'Connections to the database.', () => pool.totalCount);
  metrics.gauge('studio_pool_idle', 'Connections that nobody uses.', () => pool.idleCount);
  metrics.gauge('studio_pool_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
  measureRequests(metrics);
  await serveMetrics({ port, hostname, name: 'studio', logger: createLogger('studio', logLevel), metrics: [metrics] });
}
