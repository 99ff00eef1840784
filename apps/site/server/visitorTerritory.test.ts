// Requirements: 11.15.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPage, startUsualServices } from '../dev/testBed/foreignContent.ts';
import type { ForeignServices } from '../dev/testBed/foreignServices.ts';
import { startTestSite, type TestSite } from '../dev/testBed/testSite.tsx';

let services: ForeignServices;
let site: TestSite;
let directory: string;

const toplistOf = (name: string) => ({
  json: [{ responseId: 'home.7.1c9f0a2be4d1', partners: { andino: { ...toplistPartnerExample, slug: 'andino', name } } }],
});
const start = () => startTestSite(services.url, { directory });
const from = (country: string, region?: string) => ({
  headers: { 'x-country-code': country, ...(region !== undefined && { 'x-region-code': region }) },
});

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lupa-territories-'));
  services = await startUsualServices();
  services.answers.set('/fenix/territories/', { json: ['CA-ON', 'CL'] });
  services.answers.set('/fenix/toplist/', toplistOf('Para Chile'));
  setPage(services, '/lista/', { content: [{ type: 'topList', id: 't', toplist: 'home' }] });
});

afterEach(async () => {
  await site.close();
  await services.stop();
  await rm(directory, { recursive: true, force: true });
});

const answerIn = (territory: string, name: string) => {
  const asked = services.requests.find(({ url }) => url.startsWith('/fenix/toplist/') && !url.includes('territory='))?.url;
  if (asked === undefined) throw new Error('the site has not asked for a toplist');
  services.answers.set(`${asked}&territory=${territory}`, toplistOf(name));
};

test('a page is made and kept for each territory that offers name, and not for each country', async () => {
  site = await start();
  await site.warmUp();
  expect((await site.get('/lista/')).text).toContain('Para Chile');
  answerIn('CA-ON', 'Para Ontario');
  answerIn('ZZ', 'Para nadie');
  const seen = async (country: string, region?: string) => {
    const { text, headers } = await site.get('/lista/', from(country, region));
    const [, name] = /(Para \w+)/.exec(text) ?? [];
    return [name, headers['x-cache']];
  };
  expect(await seen('CL', 'RM')).toEqual(['Para Chile', 'hit']);
  expect(await seen('CA', 'ON')).toEqual(['Para Ontario', 'miss']);
  expect(await seen('CA', 'ON')).toEqual(['Para Ontario', 'hit']);
  expect(await seen('CA', 'QC')).toEqual(['Para nadie', 'miss']);
  expect(await seen('DE')).toEqual(['Para nadie', 'hit']);
  expect((await site.get('/lista/', from('DE'))).headers['vary']).toBe('Accept-Encoding, x-country-code, x-region-code');
});

test('while no offer names a territory, everybody sees the same page', async () => {
  services.answers.set('/fenix/territories/', { json: [] });
  site = await start();
  await site.warmUp();
  await site.get('/lista/');
  const { headers } = await site.get('/lista/', from('DE'));
  expect([headers['x-cache'], headers['vary']]).toEqual(['hit', 'Accept-Encoding']);
});

test('hears of the first offer that is for a territory alone', async () => {
  services.answers.set('/fenix/territories/', { json: [] });
  site = await start();
  await site.warmUp();
  await vi.waitFor(() => expect(services.readerCount).toBe(1), 60_000);
  expect((await site.get('/lista/', from('DE'))).text).toContain('Para Chile');
  services.answers.set('/fenix/territories/', { json: ['CL'] });
  answerIn('ZZ', 'Para nadie');
  services.publish('territories', 'partner:andino');
  await vi.waitFor(async () => expect((await site.get('/lista/', from('DE'))).text).toContain('Para nadie'), 60_000);
  expect((await site.get('/lista/')).text).toContain('Para Chile');
});

test('without its services, a site that was started again still shows nobody what is for others', async () => {
  site = await start();
  await site.warmUp();
  await site.get('/lista/');
  await site.close();
  await services.stop();
  site = await start();
  expect((await site.get('/lista/')).text).toContain('Para Chile');
  expect((await site.get('/lista/', from('DE'))).status).toBe(503);
});

test('a list on the disk that cannot be read is none: whoever is abroad sees what is for everywhere', async () => {
  await writeFile(join(directory, 'territories.json'), '{"a":');
  site = await start();
  expect((await site.get('/lista/')).text).toContain('Para Chile');
  answerIn('ZZ', 'Para nadie');
  expect((await site.get('/lista/', from('DE'))).text).toContain('Para nadie');
});
