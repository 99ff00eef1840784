import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metricsServer.ts';

test('one port serves the metrics of every service in the process and of the process itself, at one exact path', async () => {
  const [content, partners] = [createMetrics('content'), createMetrics('partners')];
  content.requests.observe({ method: 'GET', route: '/a', status: '200' }, 0.002);
  partners.requests.observe({ method: 'GET', route: '/a', status: '200' }, 0.002);
  partners.gauge('toplists', 'Lists.', () => 7);
  const running = await serveMetrics({
    port: 0,
    hostname: '127.0.0.1',
    name: 'services',
    logger: createLogger('test', 'silent'),
    metrics: [content, partners],
  });
  const url = `http://127.0.0.1:${running.port}`;
  const text = await (await fetch(`${url}/metrics`)).text();
  const counted = (service: string) =>
    new RegExp(`^http_request_duration_seconds_count\\{[^}]*service="${service}"[^}]*\\} 1$`, 'm').test(text);
  expect([counted('content'), counted('partners')]).toEqual([true, true]);
  expect(text).toContain('toplists{service="partners"} 7');
  expect(text).toMatch(/^process_resident_memory_bytes\{process="services"\} \d+/m);
  expect(text.match(/^# TYPE http_request_duration_seconds /gm)).toHaveLength(1);
  for (const path of ['/', '/metrics/', '/metrics?x', '/healthz']) expect((await fetch(url + path)).status).toBe(404);
  await running.close();
});
