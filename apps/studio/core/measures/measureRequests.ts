import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Metrics, createMetrics } from '@lupa/server/metrics.ts';
import { knownMethods } from '@lupa/server/traceRequests.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { serveMetrics } from '@lupa/server/metricsServer.ts';
import type { Payload } from 'payload';

const routes = [
  [/^\/api\/health\/?$/, '/api/health'],
  [/^\/api\//, '/api/*'],
  [/^\/admin(\/|$)/, '/admin/*'],
  [/^\/_next\//, '/_next/*'],
] as const;

/** Node tells of all requests with their answers; Next has no such place. Returns what ends it. Requests of `/metrics` are left out. */
export function measureRequests({ requests }: Pick<Metrics, 'requests'>): () => void {
  const begun = new WeakMap<IncomingMessage, number>();
  const begin = (message: unknown) => {
    begun.set((message as { request: IncomingMessage }).request, performance.now());
  };
  const finish = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const start = begun.get(request);
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (start === undefined || path === '/metrics') return;
    const { method = '' } = request;
    const labels = { method: knownMethods.has(method) ? method : 'other', route: routeOf(path), status: String(response.statusCode) };
    requests.observe(labels, (performance.now() - start) / 1000);
  };
  diagnostics.subscribe('http.server.request.start', begin);
  diagnostics.subscribe('http.server.response.finish', finish);
  return () => {
    diagnostics.unsubscribe('http.server.request.start', begin);
    diagnostics.unsubscribe('http.server.response.finish', finish);
  };
}

function routeOf(path: string): string {
  return routes.find(([pattern]) => pattern.test(path))?.[1] ?? '/*';
}

const failures = diagnostics.channel('lupa:studio:failure');
type Failure = { job: string } | { mail: string };

/** Whoever fails says so here, whether or not somebody counts. */
export const tellFailure = (failure: Failure): void => failures.publish(failure);

export function countFailures(metrics: Pick<Metrics, 'counter'>): void {
  const jobs = metrics.counter('studio_jobs_failed_total', 'Runs of duties and plans that failed.', ['task']);
  const mails = metrics.counter('studio_mails_failed_total', 'Mails that the server did not take.');
  failures.subscribe((message) => {
    const failure = message as Failure;
    if ('job' in failure) jobs.inc({ task: failure.job });
    else mails.inc();
  });
}

type StudioMetricsOptions = { port: number; hostname: string; logLevel: string; pool: Payload['db']['pool'] };

/** Serves the figures of the studio's process, its requests and its database connections on a port of their own. @throws ListenError */
export async function serveStudioMetrics({ port, hostname, logLevel, pool }: StudioMetricsOptions): Promise<void> {
  const metrics = createMetrics('studio');
  metrics.gauge('studio_pool_connections', 'Connections to the database.', () => pool.totalCount);
  metrics.gauge('studio_pool_idle', 'Connections that nobody uses.', () => pool.idleCount);
  metrics.gauge('studio_pool_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
  countFailures(metrics);
  measureRequests(metrics);
  await serveMetrics({ port, hostname, name: 'studio', logger: createLogger('studio', logLevel), metrics: [metrics] });
}
