import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';

test('a check that hangs is a check that fails; the log names it once, and when it holds again', async () => {
  const lines: unknown[] = [];
  const stream = new Writable({ write: (chunk: Buffer, _, done) => (lines.push(JSON.parse(chunk.toString())), done()) });
  const metrics = createMetrics('test');
  let isHanging = true;
  const checks = [
    { name: 'database', check: () => (isHanging ? new Promise(() => undefined) : Promise.resolve()) },
    { name: 'disk', check: () => Promise.resolve() },
  ];
  const readiness = createReadiness({ checks, logger: createLogger('test', 'info', stream), metrics, deadline: 5, lifetime: -1 });
  expect([await readiness.isReady(), await readiness.isReady()]).toEqual([false, false]);
  expect(await metrics.registry.metrics()).toContain('readiness_checks_failed{service="test"} 1');
  expect(lines).toMatchObject([{ level: 'warn', event: 'readiness.failed', check: 'database' }]);
  isHanging = false;
  expect(await readiness.isReady()).toBe(true);
  expect(lines).toMatchObject([{}, { level: 'info', event: 'readiness.restored', check: 'database' }]);
});

test('where nobody asks, whoever reads the metrics does', async () => {
  const metrics = createMetrics('test');
  const checks = [{ name: 'database', check: () => Promise.reject(new Error('away')) }];
  createReadiness({ checks, logger: createLogger('test', 'silent'), metrics });
  await expect.poll(() => metrics.registry.metrics()).toContain('readiness_checks_failed{service="test"} 1');
});

test('however often it is asked, a check runs once in a while', async () => {
  let asked = 0;
  const check = { name: 'database', check: () => Promise.resolve(++asked) };
  const readiness = createReadiness({
    checks: [check],
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
    lifetime: 60_000,
  });
  await Promise.all(Array.from({ length: 100 }, () => readiness.isReady()));
  expect(await readiness.isReady()).toBe(true);
  expect(asked).toBe(1);
});
