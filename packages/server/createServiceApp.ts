import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import type { Logger } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { isPlainTarget } from './plainTarget.ts';
import { problemAnswer, ProblemError } from './problem.ts';
import { createReadiness, type ReadinessCheck } from './readiness.ts';
import { setRoute } from './traceRequests.ts';

export type ServiceVariables = { Variables: { requestId: string; logger: Logger } };
export type ServiceApp = Hono<ServiceVariables>;

/** Header that carries the request id from the first part a request meets to the last. */
export const requestIdHeader = 'x-request-id';

export type ServiceAppOptions = {
  service: string;
  logger: Logger;
  readiness: ReadinessCheck[];
  metrics?: Metrics;
  /** Of every answer that does not say it itself. */
  securityHeaders?: Readonly<Record<string, string>>;
  /** Slugs are in the paths of this service. */
  encodedSlash?: boolean;
  /** Answers a target that is not plain, with 400. */
  answerOddTarget?: (context: Context<ServiceVariables>) => Response | Promise<Response>;
};

const policyHeader = 'Content-Security-Policy';
/** What is data shows nothing, runs nothing and is in nobody's frame, also where a browser is led to take it for a page. */
const dataHeaders = {
  [policyHeader]: `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
};

/** What every service does alike. `/healthz` and `/readyz` say one word, since the public may read them; no side effects. */
export function createServiceApp(options: ServiceAppOptions): ServiceApp {
  const { service, logger, metrics = createMetrics(service) } = options;
  const { encodedSlash = false, answerOddTarget = refuseOddTarget, securityHeaders = dataHeaders } = options;
  const app = new Hono<ServiceVariables>({ strict: false });
  const readiness = createReadiness({ checks: options.readiness, logger, metrics });

  app.use(async (context, next) => {
    const started = performance.now();
    const requestId = readRequestId(context.req.header(requestIdHeader));
    const requestLogger = logger.child({ requestId });
    context.set('requestId', requestId);
    context.set('logger', requestLogger);
    context.header(requestIdHeader, requestId);
    await next();
    addSecurityHeaders(context, securityHeaders);
    const seconds = (performance.now() - started) / 1000;
    const { method, path } = context.req;
    const status = context.res.status;
    setRoute(method, context.req.routePath, { 'lupa.service': service });
    metrics.requests.observe({ method, route: context.req.routePath, status: String(status) }, seconds);
    // A probe that says "not ready" is an answer, not a failure.
    const isFailure = status >= 500 && path !== '/readyz';
    requestLogger[isFailure ? 'error' : 'debug']({ method, path, status, milliseconds: Math.round(seconds * 1000) }, 'request');
  });

  app.use(async (context, next) => {
    if (!isPlainTarget(readTarget(context), { encodedSlash })) return answerOddTarget(context);
    return next();
  });

  const uncached = { 'Cache-Control': 'no-store' };
  app.get('/healthz', (context) => context.text('alive', 200, uncached));
  app.get('/readyz', async (context) =>
    (await readiness.isReady()) ? context.text(readiness.word(), 200, uncached) : context.text('not ready', 503, uncached),
  );

  app.notFound((context) => problemAnswer(context, 404, 'There is nothing at this address'));
  app.onError((error, context) => {
    if (error instanceof ProblemError) {
      if (error.status >= 500) context.get('logger').error({ err: error }, error.message);
      return problemAnswer(context, error.status, error.message, error.parameter);
    }
    context.get('logger').error({ err: error, event: 'request.failed' }, 'unexpected failure');
    return problemAnswer(context, 500, 'Something went wrong here');
  });
  return app;
}

/** ETag and `If-None-Match` for JSON answers. Not for streams. */
export const etags = etag;

/** An answer with a policy of its own says there who may frame it. */
function addSecurityHeaders(context: Context, securityHeaders: Readonly<Record<string, string>>): void {
  const given = context.res.headers;
  const hasPolicy = given.has(policyHeader);
  for (const [name, value] of Object.entries(securityHeaders))
    if (!given.has(name) && !(hasPolicy && name === 'X-Frame-Options')) context.header(name, value);
}

function refuseOddTarget(context: Context<ServiceVariables>): Response {
  return problemAnswer(context, 400, 'This address cannot be read');
}

/** The target as it came: the URL that Hono sees has been normalised. In a test there may be no connection, and so only the URL. */
function readTarget(context: Context): string {
  return (context.env as Partial<HttpBindings> | undefined)?.incoming?.url ?? new URL(context.req.url).pathname;
}

/** An id that came in is kept when it looks like one; everything else gets a new id. */
function readRequestId(given: string | undefined): string {
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
