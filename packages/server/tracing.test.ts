import { request as httpRequest } from 'node:http';
import { Writable } from 'node:stream';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveForTest } from '../../tests/setup/serveForTest.ts';
import { createServiceApp } from './createServiceApp.ts';
import { registerTracing, withoutPersonalData } from './exportTraces.ts';
import { fetchTraced } from './fetchDirectly.ts';
import { listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { traceRequests } from './traceRequests.ts';
import { traced, tracedNow, traceHeaders, type RunningTracing } from './tracing.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const sampled = `00-${traceId}-${parentId}-01`;

const exporter = new InMemorySpanExporter();
let tracing: RunningTracing | undefined;
const lines: string[] = [];

function begin({ ratio = 1, trustsEdge = false } = {}): void {
  const processor = new SimpleSpanProcessor({
    exporter: withoutPersonalData({ export: (spans, done) => exporter.export(spans, done), shutdown: async () => undefined }),
  });
  tracing = registerTracing(processor, { ratio, trustsEdge, serviceName: 'lupa-test' });
}

beforeEach(() => {
  lines.length = 0;
  exporter.reset();
});
afterEach(async () => {
  await tracing?.close();
  tracing = undefined;
});

const spans = () => exporter.getFinishedSpans();
const spanNamed = (name: string) => {
  const found = spans().find((span) => span.name === name);
  if (found === undefined)
    throw new Error(
      `no span ${name} among ${spans()
        .map((span) => span.name)
        .join(', ')}`,
    );
  return found;
};

async function startService(options: { isInternal?: boolean } = {}) {
  const destination = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  const logger = createLogger('test', 'info', destination);
  const app = createServiceApp({ service: 'test', logger, readiness: [] });
  app.get('/outer/:name', async (context) => {
    const answer = await fetchTraced('/inner/{name}', `${url}/inner/juan?mail=juan%40example.cl`);
    context.get('logger').info('outer');
    return context.text(await answer.text());
  });
  app.get('/inner/:name', async (context) => {
    await traced('work', { attributes: { 'lupa.call': 'known', 'enduser.id': 'juan' } }, async () => context.get('logger').info('inner'));
    return context.text(context.req.header('traceparent') ?? 'none');
  });
  app.get('/broken', () => {
    throw new Error('juan@example.cl');
  });
  const running = await listen({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', name: 'test', logger, ...options });
  const url = `http://127.0.0.1:${running.port}`;
  const ask = async (path: string, headers: Record<string, string> = {}) => (await fetch(url + path, { headers })).text();
  return { ask, url, close: running.close };
}

describe('a request', () => {
  it('goes on with the trace that a part of ours names, also into what it asks, and its log lines name it', async () => {
    begin({ ratio: 0 });
    const { ask, close } = await startService({ isInternal: true });
    const seen = await ask('/outer/ana?utm=1', { traceparent: sampled, 'user-agent': 'Ana', 'x-forwarded-for': '198.51.100.7' });
    await close();
    const [outer, call, inner, work] = ['GET /outer/:name', 'GET /inner/{name}', 'GET /inner/:name', 'work'].map(spanNamed);
    expect(spans().map((span) => span.spanContext().traceId)).toEqual(Array.from({ length: 4 }, () => traceId));
    expect(outer?.parentSpanContext?.spanId).toBe(parentId);
    expect(call?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
    expect(inner?.parentSpanContext?.spanId).toBe(call?.spanContext().spanId);
    expect(work?.parentSpanContext?.spanId).toBe(inner?.spanContext().spanId);
    expect(seen).toBe(`00-${traceId}-${call?.spanContext().spanId}-01`);
    expect([outer?.kind, call?.kind, inner?.kind, work?.kind]).toEqual([
      SpanKind.SERVER,
      SpanKind.CLIENT,
      SpanKind.SERVER,
      SpanKind.INTERNAL,
    ]);
    const logged = lines.map((line) => JSON.parse(line) as Record<string, string>).filter(({ msg }) => msg === 'inner' || msg === 'outer');
    expect(logged).toMatchObject([
      { msg: 'inner', trace_id: traceId, span_id: work?.spanContext().spanId, trace_flags: '01' },
      { msg: 'outer', trace_id: traceId, span_id: outer?.spanContext().spanId, trace_flags: '01' },
    ]);
  });

  it('tells by the conventions of HTTP what it was, and nothing of who asked or what they typed', async () => {
    begin();
    const { ask, close, url } = await startService();
    await ask('/outer/ana?mail=ana%40example.cl', { 'user-agent': 'Ana', 'x-forwarded-for': '198.51.100.7' });
    await ask('/broken');
    await close();
    expect(spanNamed('GET /outer/:name').attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'http.route': '/outer/:name',
      'lupa.service': 'test',
    });
    expect(spanNamed('GET /inner/{name}').attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
      'server.port': Number(new URL(url).port),
      'url.template': '/inner/{name}',
    });
    expect(spanNamed('work').attributes).toEqual({ 'lupa.call': 'known' });
    expect(spanNamed('GET /broken')).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'error.type': '500', 'http.response.status_code': 500 },
    });
    expect(JSON.stringify(spans().map(({ name, attributes, events, status }) => ({ name, attributes, events, status })))).not.toMatch(
      /ana|juan|Ana|198\.51/,
    );
  });

  it('begins a trace of its own where a visitor names one, unless the proxy in front is trusted', async () => {
    begin({ ratio: 0 });
    const direct = await startService();
    expect(await direct.ask('/inner/x', { traceparent: sampled })).toBe(sampled);
    await direct.close();
    expect(spans()).toEqual([]);
    expect(JSON.parse(lines.find((line) => line.includes('"inner"')) ?? '{}')).toMatchObject({
      trace_id: expect.not.stringContaining(traceId),
      trace_flags: '00',
    });
    await tracing?.close();

    begin({ ratio: 0, trustsEdge: true });
    const behindProxy = await startService();
    await behindProxy.ask('/inner/x', { traceparent: sampled });
    await behindProxy.close();
    expect(spanNamed('GET /inner/:name').spanContext().traceId).toBe(traceId);
  });

  it('that is not chosen tells the parts which it asks so', async () => {
    begin({ ratio: 0 });
    const { ask, close } = await startService({ isInternal: true });
    expect(await ask('/outer/x')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    await close();
    expect(spans()).toEqual([]);
  });

  it('takes a header that cannot be read for none', async () => {
    begin();
    const { ask, close } = await startService({ isInternal: true });
    for (const traceparent of ['00-zz-b7ad6b7169203331-01', `${sampled}, ${sampled}`, 'x'.repeat(5000)])
      await ask('/inner/x', { traceparent });
    await close();
    const servers = spans().filter(({ kind }) => kind === SpanKind.SERVER);
    expect(servers).toHaveLength(3);
    for (const span of servers) expect(span.parentSpanContext).toBeUndefined();
  });

  it('of a probe or a stream has no span, and one of an unknown method no name of its own', async () => {
    begin();
    const { ask, close, url } = await startService();
    await ask('/healthz');
    await ask('/readyz');
    await ask('/inner/stream', { accept: 'text/event-stream' });
    expect(spans()).toEqual([]);
    await new Promise((resolve) => httpRequest(url, { method: 'PROPFIND' }, (answer) => answer.resume().on('end', resolve)).end());
    await close();
    expect(spans().map(({ name }) => name)).toEqual([expect.stringMatching(/^_OTHER /)]);
  });

  it('that its sender gives up has a span that ends', async () => {
    begin();
    const reached = Promise.withResolvers<void>();
    const logger = createLogger('test', 'silent');
    const fetchNever = () => {
      reached.resolve();
      return new Promise<Response>(() => undefined);
    };
    const running = await listen({ fetch: fetchNever, port: 0, hostname: '127.0.0.1', name: 'test', logger });
    const given = new AbortController();
    const asked = fetch(`http://127.0.0.1:${running.port}/x`, { signal: given.signal }).catch((error: unknown) => error);
    await reached.promise;
    given.abort();
    await asked;
    await expect.poll(() => spans()[0]?.attributes).toMatchObject({ 'error.type': 'aborted' });
    await running.close();
  });
});

describe('work', () => {
  it('that fails says by which kind of error, and not by which words', async () => {
    begin();
    const fails = async () => {
      throw Object.assign(new Error('juan@example.cl'), { code: '23505' });
    };
    const refused = Object.assign(new Error('juan'), { code: 'ECONNREFUSED' });
    const failsDeep = () => Promise.reject(new Error('outer', { cause: new TypeError('fetch failed', { cause: refused }) }));
    const failsNow = () => {
      throw new RangeError('juan@example.cl');
    };
    await tracedServer(async () => {
      await expect(traced('later', {}, fails)).rejects.toThrow('juan@example.cl');
      await expect(traced('deep', {}, failsDeep)).rejects.toThrow('outer');
      expect(() => tracedNow('now', {}, failsNow)).toThrow(RangeError);
    });
    expect(spanNamed('later')).toMatchObject({ status: { code: SpanStatusCode.ERROR }, attributes: { 'error.type': '23505' }, events: [] });
    expect(spanNamed('deep').attributes).toEqual({ 'error.type': 'ECONNREFUSED' });
    expect(spanNamed('now')).toMatchObject({ status: { code: SpanStatusCode.ERROR }, attributes: { 'error.type': 'RangeError' } });
  });

  it('outside of a request has no span and no header', async () => {
    begin();
    expect(await traced('alone', {}, async () => traceHeaders())).toEqual({});
    expect(tracedNow('alone', {}, () => 1)).toBe(1);
    expect(spans()).toEqual([]);
  });
});

describe('without a collector', () => {
  it('a listener stays the same, nothing is sent on, and log lines are as they were', async () => {
    const { ask, close } = await startService();
    expect(await ask('/outer/x', { traceparent: sampled })).toBe('none');
    await close();
    expect(lines.map((line) => Object.keys(JSON.parse(line) as object)).flat()).not.toContain('trace_id');
    const listener = () => undefined;
    expect(traceRequests(listener)).toBe(listener);
  });
});

async function tracedServer(work: () => Promise<void>): Promise<void> {
  const done = Promise.withResolvers<void>();
  const { url } = await serveForTest(
    traceRequests((_, response) => {
      work()
        .finally(() => response.end())
        .then(done.resolve, done.reject);
    }),
  );
  await fetch(url);
  await done.promise;
}
