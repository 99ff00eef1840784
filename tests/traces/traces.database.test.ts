// @module-tag thorough
import { storedPageExamples } from '@lupa/database/storedDocuments.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { startTracing } from '@lupa/server/startTracing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSecret } from '../../apps/services/clickout/testing/testClickout.ts';
import { publishExamples } from '../../apps/services/delivery/publishForTest.ts';
import { startTestSite } from '../../apps/site/dev/testBed/testSite.tsx';
import { startCollector, type Collector, type TakenSpan } from '../setup/startCollector.ts';
import { useTestDatabase } from '../setup/testDatabase.ts';
import { startTracedServices } from './startTracedServices.ts';

const page = storedPageExamples[0]?.slug ?? '/';
const parentId = 'b7ad6b7169203331';
const header = (traceId: string) => ({ traceparent: `00-${traceId}-${parentId}-01` });
const personal = { 'user-agent': 'AnaBrowser/7', 'x-forwarded-for': '198.51.100.7', cookie: 'mail=ana@example.cl' };
const noTrace = 'f'.repeat(32);

const database = useTestDatabase();
let collector: Collector;

beforeAll(async () => {
  await publishExamples(database.pool);
  collector = await startCollector();
});
afterAll(() => collector.stop());

/** Nothing is exported but what a request asks for. */
const exporting = (url: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: '0', TRUST_TRACEPARENT: 'on' });

async function startServices(environment: Record<string, string>, options?: { tellsSdk?: boolean }) {
  const [content, partners, arcade] = [await freePort(), await freePort(), await freePort()];
  const ports = { CONTENT_PORT: String(content), PARTNERS_PORT: String(partners), ARCADE_PORT: String(arcade) };
  const services = await startTracedServices(
    { DATABASE_URL: database.url, SERVICES: 'content,partners,arcade', ARCADE_IMPORT_TOKEN: testSecret, ...ports, ...environment },
    options,
  );
  const urls = {
    CONTENT_URL: `http://127.0.0.1:${content}/api/cms`,
    PARTNERS_URL: `http://127.0.0.1:${partners}/api/fenix`,
    ARCADE_URL: `http://127.0.0.1:${arcade}/api/arcade`,
  };
  return { ...services, urls };
}

function wayUp(span: TakenSpan | undefined, spans: TakenSpan[]): string[] {
  if (span === undefined) return [];
  return [
    `${span.service}: ${span.name}`,
    ...wayUp(
      spans.find(({ spanId }) => spanId === span.parentSpanId),
      spans,
    ),
  ];
}

describe('a page', () => {
  it('has one trace from the edge through the site and the services to the queries, and log lines name it', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const tracing = await startTracing('site', {
      LOG_LEVEL: 'silent',
      ...exporting(collector.url),
      OTEL_TRACES_SAMPLER_ARG: 0,
      TRUST_TRACEPARENT: 'on',
    });
    const services = await startServices(exporting(collector.url));
    const site = await startTestSite('http://127.0.0.1:9', { env: services.urls });
    // When the feed opens, what was cached before is dropped.
    await expect.poll(() => site.logs.map(({ details }) => details['event'])).toContain('changeFeed.open');
    expect((await site.get(`${page}?utm_source=ana`, { headers: { ...header(traceId), ...personal } })).status).toBe(200);
    expect((await site.get(page, { headers: { ...header(traceId), ...personal } })).status).toBe(200);
    expect((await site.get('/ana-maria/', { headers: personal })).status).toBe(404);
    await site.close();
    await tracing.close();
    expect(await services.stop()).toEqual({ code: 0, errors: '' });

    const spans = collector.spans();
    expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
    const query = spans.find(({ name }) => name === 'delivery.page');
    expect(wayUp(query, spans)).toEqual([
      'lupa-services: delivery.page',
      'lupa-services: GET /api/cms/page/:slug{.+}',
      'lupa-site: GET /page/{slug}',
      'lupa-site: make page',
      'lupa-site: GET /*',
    ]);
    expect(query?.attributes).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': 'delivery.page' });
    const [made, hit] = spans.filter(({ name }) => name === 'GET /*');
    expect(made).toMatchObject({ parentSpanId: parentId, attributes: { 'http.response.status_code': 200, 'lupa.page.state': 'miss' } });
    expect(hit).toMatchObject({ parentSpanId: parentId, attributes: { 'lupa.page.state': 'hit' } });
    expect(spans.find(({ name }) => name === 'make page')?.attributes).toEqual({ 'lupa.page.outcome': '200', 'url.path': page });
    expect(spans.map(({ name }) => name)).toContain('render page');

    const requests = services.lines().filter(({ msg }) => msg === 'request');
    expect(requests.find(({ path }) => String(path).startsWith('/api/cms/page/'))).toMatchObject({ trace_id: traceId, trace_flags: '01' });
    const others = requests.filter((line) => line['trace_id'] !== traceId && line['trace_id'] !== undefined);
    expect(new Set(others.map((line) => line['trace_flags']))).toEqual(new Set(['00']));
    for (const { body } of collector.taken) expect(body).not.toMatch(/ana|AnaBrowser|198\.51|utm_source/);
  });
});

describe('a collector', () => {
  it('that is away slows and breaks nothing, is reported once, and does not keep the process from its end', async () => {
    const gone = await startCollector();
    await gone.stop();
    const services = await startServices({ ...exporting(gone.url), OTEL_TRACES_SAMPLER_ARG: '1' });
    const address = `${services.urls.CONTENT_URL}/page/${encodeURIComponent(page)}`;
    const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await fetch(address)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const failures = () => services.lines().filter(({ event }) => event === 'traces.exportFailed');
    await expect.poll(failures).toHaveLength(1);
    expect((await fetch(address)).status).toBe(200);
    expect(await services.stop()).toEqual({ code: 0, errors: '' });
    expect(failures()).toHaveLength(1);
  });

  it('that is not named gets nothing: no SDK is loaded, no header is sent on, and log lines are as they were', async () => {
    const sent = collector.taken.length;
    const services = await startServices({}, { tellsSdk: true });
    const site = await startTestSite('http://127.0.0.1:9', { env: services.urls });
    expect((await site.get(page, { headers: header(noTrace) })).status).toBe(200);
    await site.close();
    expect(await services.stop()).toEqual({ code: 0, errors: '' });
    expect(collector.taken).toHaveLength(sent);
    expect(services.lines().length).toBeGreaterThan(3);
    for (const line of services.lines()) expect(Object.keys(line)).not.toContain('trace_id');
  });
});
