import { Writable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { type Collector, startCollector } from '../../tests/setup/startCollector.ts';
import { reportOutage } from './exportTraces.ts';
import { listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { startTracing } from './startTracing.ts';
import type { RunningTracing } from './tracing.ts';
import { currentTracing } from './tracing.ts';

const variables = { OTEL_TRACES_SAMPLER_ARG: 1, LOG_LEVEL: 'silent' };
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

async function openCollector(status?: () => number | null): Promise<Collector> {
  const collector = await startCollector(status);
  opened.push(collector.stop);
  return collector;
}

async function openService() {
  const running = await listen({
    fetch: () => new Response('here'),
    port: 0,
    hostname: '127.0.0.1',
    name: 'test',
    logger: createLogger('test', 'silent'),
  });
  opened.push(running.close);
  return async () => (await fetch(`http://127.0.0.1:${running.port}/`)).text();
}

async function start(given: object): Promise<RunningTracing> {
  const tracing = await startTracing('site', { ...variables, ...given });
  opened.push(tracing.close);
  return tracing;
}

describe('startTracing', () => {
  it('does nothing without a collector', async () => {
    await start({});
    expect(currentTracing()).toBeUndefined();
  });

  it('sends what waits when it is closed, with the headers that the collector wants and the name of the part', async () => {
    const collector = await openCollector(() => 200);
    const tracing = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: { authorization: 'Bearer key' },
    });
    const ask = await openService();
    expect(await ask()).toBe('here');
    await tracing.close();
    expect(collector.taken).toMatchObject([
      { url: '/v1/traces', headers: { authorization: 'Bearer key', 'content-type': 'application/json' } },
    ]);
    const { resourceSpans } = JSON.parse(collector.taken[0]?.body ?? '{}') as { resourceSpans: { resource: { attributes: unknown[] } }[] };
    expect(resourceSpans[0]?.resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'lupa-site' } });
    expect(currentTracing()).toBeUndefined();
  });

  it('takes a name of its own', async () => {
    const collector = await openCollector(() => 200);
    const tracing = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'casino' });
    await (
      await openService()
    )();
    await tracing.close();
    expect(collector.taken[0]?.body).toContain('"stringValue":"casino"');
  });

  it.each([
    ['is not there', () => 200, true],
    ['refuses', () => 401, false],
    ['never answers', () => null, false],
  ])('answers as before, and ends, where the collector %s', async (_, status, isGone) => {
    const collector = await openCollector(status);
    if (isGone) await opened.pop()?.();
    const tracing = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const ask = await openService();
    expect(await Promise.all(Array.from({ length: 50 }, ask))).toEqual(Array.from({ length: 50 }, () => 'here'));
    await tracing.close();
    expect(currentTracing()).toBeUndefined();
  });
});

describe('reportOutage', () => {
  it('is told once that traces are lost, and once that they are not any more', async () => {
    const lines: string[] = [];
    const destination = new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) });
    const results: { code: number; error?: Error }[] = [1, 1, 1, 0, 0, 1].map((code) => ({
      code,
      ...(code === 1 && { error: new Error('refused') }),
    }));
    const exporter = reportOutage(
      { export: (_, done) => done(results.shift() ?? { code: 0 }), shutdown: async () => undefined },
      createLogger('test', 'info', destination),
    );
    for (let count = 0; count < 6; count += 1) exporter.export([], () => undefined);
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      'traces.exportFailed',
      'traces.exportRestored',
      'traces.exportFailed',
    ]);
  });
});
