import type { RequestListener } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import { createHttpServer, listenWith, type Running } from './listen.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

export type MetricsServerOptions = {
  port: number;
  hostname: string;
  name: string;
  logger: Logger;
  metrics: readonly Metrics[];
};

const path = '/metrics';

/** `GET /metrics` of a whole process, on a port of its own that no proxy publishes. @throws ListenError */
export function serveMetrics({ port, hostname, name, logger, metrics }: MetricsServerOptions): Promise<Running> {
  const own = new Registry();
  own.setDefaultLabels({ process: name });
  // The default, every 10 ms, costs an idle process about 1 % of a core.
  collectDefaultMetrics({ register: own, eventLoopMonitoringPrecision: 100 });

  const answer: RequestListener = (request, response) => {
    if (request.url !== path) return void response.writeHead(404).end();
    void collect().then(
      (text) => response.writeHead(200, { 'Content-Type': own.contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'the metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  };
  const collect = async () => {
    const services = await Promise.all(metrics.map(({ registry }) => registry.getMetricsAsJSON()));
    return `${await AggregatorRegistry.aggregate(services).metrics()}${await own.metrics()}`;
  };
  return listenWith(createHttpServer(answer), { port, hostname, name: `metrics of ${name}`, logger });
}
