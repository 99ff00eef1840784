import { setTimeout as wait } from 'node:timers/promises';
import { type Attributes, context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { type ExportResult, ExportResultCode, setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from './logger.ts';
import { type RunningTracing, setTracing } from './tracing.ts';

export type ExportOptions = {
  endpoint: string;
  headers: Record<string, string>;
  /** Share of the traces that begin here, from 0 to 1. */
  ratio: number;
  serviceName: string;
  trustsEdge: boolean;
  logger: Logger;
};

const flushPatience = 2000;

export function exportTraces({ endpoint, headers, ...options }: ExportOptions): RunningTracing {
  const sender = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers, timeoutMillis: 5000 });
  const exporter = reportOutage(withoutPersonalData(sender), options.logger);
  return registerTracing(new BatchSpanProcessor({ exporter, exportTimeoutMillis: 6000, scheduledDelayMillis: 2000 }), options);
}

/** What registers nothing but a processor of its own, as a test does. */
export function registerTracing(
  processor: SpanProcessor,
  { ratio, serviceName, trustsEdge }: Pick<ExportOptions, 'ratio' | 'serviceName' | 'trustsEdge'>,
): RunningTracing {
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.namespace': 'lupa', 'process.pid': process.pid }),
    spanLimits: { attributeValueLengthLimit: 200 },
    spanProcessors: [processor],
  });
  setGlobalErrorHandler(() => undefined);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  setTracing({ trustsEdge });
  const end = async () => {
    await Promise.race([provider.shutdown().catch(() => undefined), wait(flushPatience)]);
    for (const api of [trace, context, propagation]) api.disable();
    setTracing(undefined);
  };
  let ending: Promise<void> | undefined;
  return { close: () => (ending ??= end()) };
}

const sentAttributes: Record<string, string> = {
  'db.query.summary': 'db.query.summary',
  'db.response.status_code': 'db.response.status_code',
  'db.system.name': 'db.system.name',
  'error.type': 'error.type',
  'http.method': 'http.request.method',
  'http.request.method': 'http.request.method',
  'http.response.status_code': 'http.response.status_code',
  'http.route': 'http.route',
  'http.status_code': 'http.response.status_code',
  'lupa.call': 'lupa.call',
  'lupa.page.outcome': 'lupa.page.outcome',
  'lupa.page.state': 'lupa.page.state',
  'lupa.service': 'lupa.service',
  'next.span_type': 'next.span_type',
  'server.address': 'server.address',
  'server.port': 'server.port',
  'url.path': 'url.path',
  'url.template': 'url.template',
};

export function withoutPersonalData(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(strip), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function strip(span: ReadableSpan): ReadableSpan {
  const attributes: Attributes = {};
  for (const [name, value] of Object.entries(span.attributes)) {
    const sent = sentAttributes[name];
    if (sent !== undefined) attributes[sent] = value;
  }
  const { name, kind, startTime, endTime, duration, ended, resource, instrumentationScope, parentSpanContext } = span;
  return {
    name,
    kind,
    spanContext: () => span.spanContext(),
    ...(parentSpanContext && { parentSpanContext }),
    startTime,
    endTime,
    duration,
    ended,
    status: { code: span.status.code },
    attributes,
    links: [],
    events: [],
    resource,
    instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

export function reportOutage(exporter: SpanExporter, logger: Logger): SpanExporter {
  let isFailing = false;
  const report = ({ code, error }: ExportResult) => {
    const fails = code === ExportResultCode.FAILED;
    if (fails && !isFailing) logger.warn({ event: 'traces.exportFailed', err: error }, 'traces cannot be exported; they are dropped');
    if (!fails && isFailing) logger.info({ event: 'traces.exportRestored' }, 'traces are exported again');
    isFailing = fails;
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        report(result);
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
