import { getTracer } from '@lupa/server/tracing.ts';
import { startTracing } from '@lupa/server/startTracing.ts';
import type { RunningTracing } from '@lupa/server/tracing.ts';
import { beforeEach, expect, it } from 'vitest';
import { startCollector, type Collector } from '../../tests/setup/startCollector.ts';
import { useTestDatabase } from '../../tests/setup/testDatabase.ts';
import { createPool, type Pool } from './connect.ts';
import { runQuery } from './query.ts';

const database = useTestDatabase({ isEmpty: true });
let collector: Collector;
let tracing: RunningTracing;

beforeEach(async () => {
  collector = await startCollector();
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: 1, LOG_LEVEL: 'silent' };
  tracing = await startTracing('test', variables);
  return async () => {
    await tracing.close();
    await collector.stop();
  };
});

const inRequest = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  getTracer().startActiveSpan(name, async (span) => {
    try {
      return await work();
    } finally {
      span.end();
    }
  });

async function withPool(options: { max?: number; isPooled?: boolean }, work: (pool: Pool) => Promise<void>) {
  const { url } = database;
  const pool = createPool({ url, name: 'traced', max: options.max ?? 4, ...(options.isPooled && { sessionUrl: `${url}?past=pooler` }) });
  await work(pool);
  await pool.end();
  await tracing.close();
  return collector.spans();
}

it.each([{ isPooled: false }, { isPooled: true }])('queries of a request are named, and hold no value (%o)', async ({ isPooled }) => {
  const query = { name: 'test.names', text: 'select $1::text as secret', isPrepared: true };
  const spans = await withPool({ isPooled }, async (pool) => {
    await pool.query('select 1');
    await inRequest('request', async () => {
      expect((await runQuery(pool, query, ['ana@example.cl'])).rows).toEqual([{ secret: 'ana@example.cl' }]);
      expect((await pool.query(`select 'ana@example.cl' as mail from pg_class limit 1`)).rowCount).toBe(1);
      const client = await pool.connect();
      await client.query('begin');
      await new Promise<void>((resolve, reject) => client.query('select 2', (error) => (error ? reject(error) : resolve())));
      await client.query({ text: 'commit', values: [] });
      client.release();
    });
  });
  const request = spans.find(({ name }) => name === 'request');
  const queries = spans.filter(({ name }) => name !== 'request');
  expect(queries.map(({ name }) => name)).toEqual(['test.names', 'select pg_class', 'begin', 'select', 'commit']);
  for (const { parentSpanId, kind, attributes, name } of queries) {
    expect({ parentSpanId, kind }).toEqual({ parentSpanId: request?.spanId, kind: 3 });
    expect(attributes).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': name });
  }
  expect(JSON.stringify(collector.taken)).not.toContain('ana');
});

it('one that fails tells its SQLSTATE, and not what the database says', async () => {
  const spans = await withPool({}, (pool) =>
    inRequest('request', async () => {
      await expect(pool.query(`select 'ana'::int`)).rejects.toThrow('ana');
      const client = await pool.connect();
      await expect(client.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' });
      client.release();
    }),
  );
  expect(spans.map(({ attributes }) => [attributes['error.type'], attributes['db.response.status_code']])).toEqual([
    ['22P02', '22P02'],
    ['42P01', '42P01'],
    [undefined, undefined],
  ]);
  expect(JSON.stringify(collector.taken)).not.toContain('ana');
});

it('one that has to wait for the connection of another request stays with its own', async () => {
  const names = ['one', 'two', 'three', 'four'];
  const spans = await withPool({ max: 1 }, async (pool) => {
    await Promise.all(names.map((name) => inRequest(name, () => pool.query(`select '${name}' from pg_sleep(0.01)`))));
  });
  for (const name of names) {
    const request = spans.find((span) => span.name === name);
    expect(spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)).toMatchObject([{ traceId: request?.traceId }]);
  }
});
