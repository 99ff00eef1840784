import { afterEach, beforeEach, expect, test } from 'vitest';
import { setPage, startUsualServices } from '../dev/testBed/foreignContent.ts';
import type { ForeignServices } from '../dev/testBed/foreignServices.ts';
import { startTestSite, type TestSite } from '../dev/testBed/testSite.tsx';

let services: ForeignServices;
let site: TestSite;

beforeEach(async () => {
  services = await startUsualServices();
  site = await startTestSite(services.url);
});
afterEach(async () => {
  await site.close();
  await services.stop();
});

test('every page names the rules, fresh from the renderer or from the cache, found or not', async () => {
  setPage(services, '/');
  services.answers.set('/cms/page/%2Fcaida%2F', { status: 500, json: {} });
  for (const [path, status] of [
    ['/', 200],
    ['/', 200],
    ['/no-existe/', 404],
    ['/caida/', 503],
  ] as const) {
    const answer = await site.get(path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers['speculation-rules'], path).toBe('"/speculation-rules.json"');
  }
  expect((await site.get('/robots.txt')).headers['speculation-rules']).toBeUndefined();
});

test('the rules are of the type that browsers ask for, and may be kept', async () => {
  const { status, headers, text } = await site.get('/speculation-rules.json');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/speculationrules+json');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(JSON.parse(text)).toMatchObject({ prefetch: [{ source: 'document', eagerness: 'moderate' }] });
});
