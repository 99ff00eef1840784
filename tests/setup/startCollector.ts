import { createServer } from 'node:http';

/** A span as a collector gets it by OTLP over HTTP with JSON. */
export type TakenSpan = {
  service: string;
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, unknown>;
};

export type Collector = {
  url: string;
  port: number;
  /** Bodies and headers of what came, the oldest first. */
  taken: { url: string; headers: Record<string, unknown>; body: string }[];
  spans: () => TakenSpan[];
  stop: () => Promise<void>;
};

type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<TakenSpan, 'service' | 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
};
type Attribute = { key: string; value: Record<string, unknown> };

/** A collector of traces. `status` is what it answers with, null: never. */
export async function startCollector(status: () => number | null = () => 200): Promise<Collector> {
  const taken: Collector['taken'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      const code = status();
      if (code !== null) response.writeHead(code, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    taken,
    spans: () => taken.flatMap(({ body }) => readSpans(JSON.parse(body) as Sent)),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function readSpans({ resourceSpans }: Sent): TakenSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(readAttributes(resource.attributes)['service.name']);
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ name, kind, traceId, spanId, parentSpanId, attributes }) => ({
        service,
        name,
        kind,
        traceId,
        spanId,
        parentSpanId,
        attributes: readAttributes(attributes),
      }));
  });
}

function readAttributes(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
