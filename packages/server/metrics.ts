import { Counter, Gauge, Histogram, Registry } from 'prom-client';

type LabelledValue = { labels: Record<string, string>; value: number };

export type Metrics = {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  /** `from`: labels whose count begins at 0. Prometheus sees no increase in one that begins with its first event. */
  counter: (name: string, help: string, labels?: string[], from?: readonly Record<string, string>[]) => Counter;
  histogram: (name: string, help: string, buckets: number[], labels?: string[]) => Histogram;
  /** With `labels`, `read` gives a value for each. */
  gauge: (name: string, help: string, read: () => number | readonly LabelledValue[], labels?: string[]) => Gauge;
};

export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    registry,
    requests,
    counter: (name, help, labelNames = [], from = []) => {
      const counter = new Counter({ name, help, labelNames, registers: [registry] });
      for (const labels of from) counter.inc(labels, 0);
      return counter;
    },
    histogram: (name, help, buckets, labelNames = []) => new Histogram({ name, help, buckets, labelNames, registers: [registry] }),
    gauge: (name, help, read, labelNames = []) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        collect() {
          const values = read();
          if (typeof values === 'number') return this.set(values);
          for (const { labels, value } of values) this.set(labels, value);
        },
      }),
  };
}
