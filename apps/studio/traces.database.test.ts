import { getTracer } from '@lupa/server/tracing.ts';
import { startTracing } from '@lupa/server/startTracing.ts';
import { expect, it } from 'vitest';
import { startCollector } from '../../tests/setup/startCollector.ts';
import { startStudio } from './testing/startStudio.ts';

it('queries of Payload are spans of their own request, without values, also while they wait for a connection', async () => {
  const collector = await startCollector();
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: 1, LOG_LEVEL: 'silent' };
  const tracing = await startTracing('studio', variables);
  const studio = await startStudio();
  const look = (name: string, index: number) =>
    getTracer().startActiveSpan(name, async (span) => {
      await studio.payload.find({ collection: 'authors', where: { name: { equals: 'ana' } } });
      await studio.payload.create({
        collection: 'redirects',
        data: { from: `/ana-${index}/`, to: 'https://ana.example/', type: '301' } as never,
      });
      span.end();
    });
  const names = Array.from({ length: 15 }, (_, index) => `request ${index}`);
  await Promise.all(names.map(look));
  await studio.close();
  await tracing.close();
  await collector.stop();

  const spans = collector.spans();
  for (const name of names) {
    const request = spans.find((span) => span.name === name);
    const own = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId).map((span) => span.name);
    expect(own).toEqual(expect.arrayContaining(['select studio.authors', 'begin', 'insert studio.redirects', 'commit']));
    expect(own.filter((query) => query === 'commit')).toHaveLength(1);
  }
  expect(JSON.stringify(collector.taken)).not.toContain('ana');
});
