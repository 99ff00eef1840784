import { type Attributes, context, propagation, type Span, type SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LoggerOptions } from 'pino';

export type Tracing = {
  /** The proxy in front sets or removes `traceparent`, so that parts which visitors reach continue it. */
  trustsEdge: boolean;
};

export type RunningTracing = { close: () => Promise<void> };

// A bundler may load this module more than once.
const key = Symbol.for('lupa.tracing');
const state = globalThis as { [key]?: Tracing | undefined };

/** Undefined while nothing is exported. */
export const currentTracing = (): Tracing | undefined => state[key];

export function setTracing(tracing: Tracing | undefined): void {
  state[key] = tracing;
}

export const getTracer = () => trace.getTracer('lupa');

export const isRecording = (): boolean => trace.getActiveSpan()?.isRecording() === true;

export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined && error !== null) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorTypeOf(error));
  span.end();
}

const deepest = 10;

/** Of what caused it in the end its code, as in `ECONNREFUSED` or a SQLSTATE, else its name. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  let first = error;
  for (let depth = 0; depth < deepest && first.cause instanceof Error; depth += 1) first = first.cause;
  return 'code' in first && typeof first.code === 'string' ? first.code : first.name;
}

export type SpanOptions = { kind?: SpanKind; attributes?: Attributes };
export type SetAttributes = (attributes: Attributes) => void;

const ignore: SetAttributes = () => undefined;

/** Does work of a request in a span of its own, which also says how it ended. Without a trace that is exported only the work is done. */
export async function traced<Result>(
  name: string,
  options: SpanOptions,
  work: (setAttributes: SetAttributes) => Promise<Result>,
): Promise<Result> {
  if (!isRecording()) return work(ignore);
  return getTracer().startActiveSpan(name, options, async (span) => {
    try {
      const result = await work((attributes) => void span.setAttributes(attributes));
      endSpan(span);
      return result;
    } catch (error) {
      endSpan(span, error);
      throw error;
    }
  });
}

export function tracedNow<Result>(name: string, attributes: Attributes, work: () => Result): Result {
  if (!isRecording()) return work();
  return getTracer().startActiveSpan(name, { attributes }, (span) => {
    try {
      const result = work();
      endSpan(span);
      return result;
    } catch (error) {
      endSpan(span, error);
      throw error;
    }
  });
}

/** What a request to another part carries so that its trace goes on there (W3C Trace Context); nothing outside of a trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (trace.getActiveSpan() !== undefined) propagation.inject(context.active(), headers);
  return headers;
}

/** For a logger of pino: while traces are exported, each line of a request has `trace_id`, `span_id` and `trace_flags` (`01`: the trace is exported). */
export function traceLogOptions(): Pick<LoggerOptions, 'mixin'> {
  return currentTracing() === undefined ? {} : { mixin: traceFields };
}

function traceFields(): object {
  const span = trace.getActiveSpan()?.spanContext();
  return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId, trace_flags: `0${span.traceFlags.toString(16)}` };
}
