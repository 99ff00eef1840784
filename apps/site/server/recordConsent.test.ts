import { consentPath, consentRecordExample } from '@lupa/contracts/consent.ts';
import { createServiceApp } from '@lupa/server/createServiceApp.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createConsentRecorder } from './recordConsent.ts';
import { createCapturedLogger, type LogEntry } from './testBed/capturedLogger.ts';
import { ForeignServices } from './testBed/foreignServices.ts';
import { startTestSite, type TestSite } from './testBed/testSite.tsx';

const ownOrigin = 'https://lupacasino.example';
const services = new ForeignServices();
let site: TestSite;
beforeAll(async () => {
  await services.start();
  site = await startTestSite(services.url);
});
afterAll(async () => {
  await site.close();
  await services.stop();
});
beforeEach(() => {
  site.logs.length = 0;
});

const record = (body: string, headers: Record<string, string> = { origin: ownOrigin }) =>
  fetch(site.url + consentPath, { method: 'POST', body, headers });
const consentsIn = (logs: LogEntry[]) => logs.map(({ details }) => details).filter((details) => 'consent' in details);
const chosen = () => consentsIn(site.logs);
const { id, version, choice } = consentRecordExample;

test('a choice is logged with nothing about the visitor', async () => {
  const answer = await record(JSON.stringify({ ...consentRecordExample, name: 'Ana' }));
  expect(answer.status).toBe(204);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(chosen()).toEqual([{ consent: { id, version, choice } }]);
  expect(JSON.stringify(chosen())).not.toMatch(/127\.0\.0\.1|user-agent|Ana/);
});

test.each([
  ['another site', { origin: 'https://other.example' }],
  ['a browser that names another site', { origin: ownOrigin, 'sec-fetch-site': 'cross-site' }],
  ['nobody', {}],
])('%s may not send one', async (_, headers) => {
  expect((await record(JSON.stringify(consentRecordExample), headers)).status).toBe(403);
  expect(chosen()).toEqual([]);
});

test('a browser that vouches for the page may, whatever name the site was opened by', async () => {
  const headers = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' };
  expect((await record(JSON.stringify(consentRecordExample), headers)).status).toBe(204);
});

test.each([
  ['', 400],
  ['{', 400],
  ['null', 400],
  [JSON.stringify({ ...consentRecordExample, choice: 'maybe' }), 400],
  [JSON.stringify({ ...consentRecordExample, version: 99 }), 400],
  [JSON.stringify({ ...consentRecordExample, id: 'ana@example.com' }), 400],
  [JSON.stringify({ ...consentRecordExample, id: 'a'.repeat(1000) }), 413],
])('%s is refused with %i', async (body, status) => {
  expect((await record(body)).status).toBe(status);
  expect(chosen()).toEqual([]);
});

test('it can only be sent', async () => {
  const answer = await site.get(consentPath);
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('POST');
});

test('a choice is logged however little else is', async () => {
  const lines: string[] = [];
  const logger = createLogger('test', 'error', { write: (line) => void lines.push(line) });
  const app = createServiceApp({ service: 'test', logger, readiness: [] });
  app.post(consentPath, createConsentRecorder({ siteUrl: ownOrigin, now: Date.now, logger }));
  const body = JSON.stringify(consentRecordExample);
  await app.request(consentPath, { method: 'POST', body, headers: { origin: ownOrigin, 'content-length': String(body.length) } });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ consent: { id, version, choice }, time: expect.any(String), msg: 'a visitor has chosen' }),
  ]);
});

test('a flood is stopped until the next minute', async () => {
  const { logger, entries } = createCapturedLogger();
  const app = createServiceApp({ service: 'test', logger, readiness: [] });
  let now = 0;
  app.post(consentPath, createConsentRecorder({ siteUrl: ownOrigin, now: () => now, logger }));
  const body = JSON.stringify(consentRecordExample);
  const send = () =>
    app.request(consentPath, { method: 'POST', body, headers: { origin: ownOrigin, 'content-length': String(body.length) } });
  for (let count = 0; count < 600; count++) expect((await send()).status).toBe(204);
  expect((await send()).status).toBe(429);
  expect(consentsIn(entries)).toHaveLength(600);
  now = 60_000;
  expect((await send()).status).toBe(204);
});
