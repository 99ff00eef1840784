import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Attributes, context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { currentTracing, getTracer } from './tracing.ts';

export type TraceRequestsOptions = {
  /** Only other parts of ours can reach it: their `traceparent` is continued in any case. */
  isInternal?: boolean;
};

const probes = new Set(['/healthz', '/readyz']);
export const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The value of OpenTelemetry for a method that is none of HTTP's. */
const otherMethod = '_OTHER';

/** Each request in a server span while traces are exported. A named trace goes on from our parts and trusted proxies alone. */
export function traceRequests(listener: RequestListener, { isInternal = false }: TraceRequestsOptions = {}): RequestListener {
  const tracing = currentTracing();
  if (tracing === undefined) return listener;
  const isBelieved = isInternal || tracing.trustsEdge;
  return (request, response) => {
    if (!isTraced(request)) return listener(request, response);
    const parent = isBelieved ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const method = methodOf(request);
    const span = getTracer().startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, parent);
    response.once('close', () => {
      if (response.headersSent) span.setAttributes(describeAnswer(response));
      else span.setAttribute('error.type', 'aborted');
      if (response.headersSent && response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    return context.with(trace.setSpan(parent, span), listener, undefined, request, response);
  };
}

/** Says which route a request of a span took: a pattern, never an address with what a visitor put into it. */
export function setRoute(method: string | undefined, route: string, attributes: Attributes = {}): void {
  const span = trace.getActiveSpan();
  if (span?.isRecording() !== true) return;
  span.updateName(`${methodOf({ method })} ${route}`);
  span.setAttributes({ 'http.route': route, ...attributes });
}

function isTraced({ url = '', headers }: IncomingMessage): boolean {
  return !probes.has(url) && headers.accept !== 'text/event-stream';
}

function methodOf({ method = '' }: { method?: string | undefined }): string {
  return knownMethods.has(method) ? method : otherMethod;
}

function describeAnswer({ statusCode }: ServerResponse): Attributes {
  return { 'http.response.status_code': statusCode, ...(statusCode >= 500 && { 'error.type': String(statusCode) }) };
}
