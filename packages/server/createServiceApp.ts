import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Logger } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { problemAnswer, ProblemError } from './problem.ts';

export type ServiceVariables = { Variables: { requestId: string; logger: Logger } };
export type ServiceApp = Hono<ServiceVariables>;

/** Header that carries the request id from the first part a request meets to the last. */
export const requestIdHeader = 'x-request-id';

/**
 * One thing a service depends on; the promise rejects when it does not answer. `status` may give a word to say in place of `ready`, for a
 * service that works but not as usual.
 */
export type ReadinessCheck = { name: string; check: () => Promise<unknown>; status?: () => string | null };

export type ServiceAppOptions = {
  service: string;
  logger: Logger;
  readiness: ReadinessCheck[];
  metrics?: Metrics;
};

/**
 * A Hono app with what every service does alike: request id, structured log, ETag and 304, problem answers, `/healthz`,
 * `/readyz` and `/metrics`. Paths are matched with and without a trailing slash. No side effects until it is served.
 */
export function createServiceApp({ service, logger, readiness, metrics = createMetrics(service, false) }: ServiceAppOptions): ServiceApp {
  const app = new Hono<ServiceVariables>({ strict: false });

  app.use(async (context, next) => {
    const started = performance.now();
    const requestId = readRequestId(context.req.header(requestIdHeader));
    const requestLogger = logger.child({ requestId });
    context.set('requestId', requestId);
    context.set('logger', requestLogger);
    context.header(requestIdHeader, requestId);
    await next();
    const seconds = (performance.now() - started) / 1000;
    const { method, path } = context.req;
    const status = context.res.status;
    metrics.requests.observe({ method, route: context.req.routePath, status: String(status) }, seconds);
    // A probe that says "not ready" is an answer, not a failure.
    const isFailure = status >= 500 && path !== '/readyz';
    requestLogger[isFailure ? 'error' : 'debug']({ method, path, status, milliseconds: Math.round(seconds * 1000) }, 'request');
  });

  app.get('/healthz', (context) => context.json({ status: 'alive' }));
  app.get('/readyz', async (context) => {
    const results = await Promise.allSettled(readiness.map(({ check }) => check()));
    const failed = readiness.filter((_, index) => results[index]?.status === 'rejected').map(({ name }) => name);
    const ready = readiness.flatMap(({ status }) => status?.() ?? [])[0] ?? 'ready';
    return context.json({ status: failed.length === 0 ? ready : 'not ready', failed }, failed.length === 0 ? 200 : 503);
  });
  app.get('/metrics', async (context) =>
    context.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType }),
  );

  app.notFound((context) => problemAnswer(context, 404, 'There is nothing at this address'));
  app.onError((error, context) => {
    if (error instanceof ProblemError) {
      if (error.status >= 500) context.get('logger').error({ err: error }, error.message);
      return problemAnswer(context, error.status, error.message, error.parameter);
    }
    context.get('logger').error({ err: error }, 'unexpected failure');
    return problemAnswer(context, 500, 'Something went wrong here');
  });
  return app;
}

/** ETag and `If-None-Match` for JSON answers. Not for streams. */
export const etags = etag;

/** An id that came in is kept when it looks like one; everything else gets a new id. */
function readRequestId(given: string | undefined): string {
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
