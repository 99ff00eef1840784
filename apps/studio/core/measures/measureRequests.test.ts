import { createServer } from 'node:http';
import { createMetrics } from '@lupa/server/metrics.ts';
import { expect, it } from 'vitest';
import { countFailures, measureRequests, tellFailure } from './measureRequests.ts';

it('counts requests by method, kind of address and status, and no others', async () => {
  const metrics = createMetrics('studio');
  const end = measureRequests(metrics);
  const server = createServer((request, response) => {
    response.writeHead(request.url?.startsWith('/api/') ? 403 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const paths = [
    '/api/health',
    '/api/pages/1?x=ana',
    '/api/users',
    '/admin',
    '/admin/collections/pages',
    '/_next/static/a.js',
    '/ana',
    '/metrics',
  ];
  for (const path of paths) await (await fetch(url + path)).text();
  await (await fetch(`${url}/api/users`, { method: 'PROPFIND' })).text();
  end();
  await (await fetch(`${url}/admin`)).text();
  server.closeAllConnections();
  server.close();
  const { values } = await metrics.requests.get();
  const counted = values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .map(({ labels, value }) => [labels.method, labels.route, labels.status, value]);
  expect(counted).toEqual([
    ['GET', '/api/health', '403', 1],
    ['GET', '/api/*', '403', 2],
    ['GET', '/admin/*', '200', 2],
    ['GET', '/_next/*', '200', 1],
    ['GET', '/*', '200', 1],
    ['other', '/api/*', '403', 1],
  ]);
});

it('counts what failed: duties by their task, mails from 0 on', async () => {
  const metrics = createMetrics('studio');
  countFailures(metrics);
  const sent = async () => /^studio_mails_failed_total\{.*\} (\d)$/m.exec(await metrics.registry.metrics())?.[1];
  expect(await sent()).toBe('0');
  for (const job of ['checkLinks', 'checkLinks', 'sendDigests']) tellFailure({ job });
  tellFailure({ mail: 'digest' });
  expect(await sent()).toBe('1');
  const text = await metrics.registry.metrics();
  expect(text).toMatch(/studio_jobs_failed_total\{[^}]*task="checkLinks"[^}]*\} 2/);
});
