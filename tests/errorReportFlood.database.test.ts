// Requirements: 10.18.
import { microcopyDefaults } from '@lupa/contracts/microcopy.ts';
import { createPool } from '@lupa/database/connect.ts';
import { listen } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../apps/services/content/app.ts';
import { ChangeFeed } from '../apps/services/content/changeFeed.ts';
import { networkLimits } from '../apps/services/content/errorReports.ts';
import { createOpenStreams } from '../apps/services/content/openStreams.ts';
import { signForm } from '../apps/site/features/errorReports/formToken.ts';
import { startTestSite, type TestSite } from '../apps/site/dev/testBed/testSite.tsx';
import { createTestDatabase } from './setup/testDatabase.ts';

const secret = 'a-secret-of-at-least-32-characters';

async function startContent() {
  const logger = createLogger('content', 'silent');
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, name: 'flood' });
  const app = createApp({
    pool,
    feed: new ChangeFeed({ pool, logger }),
    streams: createOpenStreams(),
    logger,
    now: () => new Date('2026-11-12T15:20:00Z'),
  });
  const onClose = () => pool.end().then(database.drop);
  const running = await listen({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', name: 'content', logger, onClose });
  onTestFinished(running.close);
  return { url: `http://127.0.0.1:${running.port}/api/cms`, pool };
}

async function startSite(CONTENT_URL: string): Promise<TestSite> {
  const site = await startTestSite('http://127.0.0.1:1', { env: { TRUST_PROXY: '1', CONTENT_URL } });
  onTestFinished(site.close);
  return site;
}

function send({ url }: TestSite, address: string): Promise<Response> {
  const body = new URLSearchParams({ error: 'La lista está al revés.', formulario: signForm(Date.now() - 5000, secret) });
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `203.0.113.250, ${address}` };
  return fetch(`${url}/avisar-error/`, { method: 'POST', body, headers, redirect: 'manual' });
}

it('lets every other reader report an error while ten addresses send as many as they can, also once the site has started anew', async () => {
  const content = await startContent();
  const site = await startSite(content.url);
  const flood = Array.from({ length: 260 }, (_, index) => send(site, `198.51.100.${index % 10}`));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([303, 429]));
  expect(statuses.filter((status) => status === 303)).toHaveLength(10 * networkLimits[0].most);
  for (const address of ['198.51.100.77', '192.0.2.1', '2001:db8::1']) expect((await send(site, address)).status).toBe(303);

  const restarted = await startSite(content.url);
  const refused = await send(restarted, '198.51.100.3');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2400']);
  const text = await refused.text();
  for (const words of ['La lista está al revés.', microcopyDefaults.report_flood_wait.replace('{minutes}', '40')])
    expect(text).toContain(words);
  expect((await send(restarted, '192.0.2.2')).status).toBe(303);
  const { rows } = await content.pool.query<{ plain: boolean }>(
    'select not is_suspicious as plain from reports.error_reports order by at desc limit 1',
  );
  expect(rows).toEqual([{ plain: true }]);
});
