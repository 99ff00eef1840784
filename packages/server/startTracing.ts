import { createLogger } from './logger.ts';
import type { RunningTracing } from './tracing.ts';

export type TracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: Record<string, string> | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
  OTEL_SERVICE_NAME?: string | undefined;
  TRUST_TRACEPARENT?: 'on' | 'off';
  LOG_LEVEL: string;
};

/** Exports traces if there is a collector; call it before loggers, servers and pools. `close` sends what waits, for 2 s at most. */
export async function startTracing(name: string, variables: TracingVariables): Promise<RunningTracing> {
  const endpoint = variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return { close: async () => undefined };
  const { exportTraces } = await import('./exportTraces.ts');
  return exportTraces({
    endpoint,
    headers: variables.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    ratio: variables.OTEL_TRACES_SAMPLER_ARG,
    serviceName: variables.OTEL_SERVICE_NAME ?? `lupa-${name}`,
    trustsEdge: variables.TRUST_TRACEPARENT === 'on',
    logger: createLogger(name, variables.LOG_LEVEL),
  });
}
