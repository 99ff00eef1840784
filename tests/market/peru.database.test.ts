// Requirements: 1.16.
import { pageTag } from '@lupa/contracts/tags.ts';
import { offerKey, storedOfferExample, storedPageExamples } from '@lupa/database/storedDocuments.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sumClickDays } from '../../apps/services/clickout/sumClickDays.ts';
import { publish, publishExamples } from '../../apps/services/delivery/publishForTest.ts';
import { rendering } from '../../apps/site/rendering.ts';
import { startTestSite, type TestSite } from '../../apps/site/dev/testBed/testSite.tsx';
import { insertClicks, sampleClick } from '../../apps/studio/money/clicks/testClicks.ts';
import { type SpawnedServices, spawnServices } from '../setup/spawnServices.ts';
import { useTestDatabase } from '../setup/testDatabase.ts';
import { peru } from './peru.ts';

// Before any module of the product is read; this file has a process of its own.
vi.hoisted(() => {
  const settings = 'MARKET_COUNTRY=PE MARKET_TIME_ZONE=America/Lima MARKET_CURRENCY=PEN MARKET_LOCALE=es-PE MARKET_AGE=21';
  for (const [name = '', value = ''] of settings.split(' ').map((setting) => setting.split('='))) process.env[name] = value;
});

const database = useTestDatabase();
let services: SpawnedServices;
let site: TestSite;

beforeAll(async () => {
  await publishExamples(database.pool);
  const { offer } = storedOfferExample;
  const attributes = { ...offer.attributes, currency1: [{ currencyCode: 'PEN' }], minimumDeposit: 1200 };
  await publish(database.pool, {
    kind: 'offer',
    key: offerKey('casino-andino', 'bienvenida'),
    body: { ...storedOfferExample, offer: { ...offer, attributes } },
  });
  services = await spawnServices(database.url, peru);
  site = await startTestSite('http://127.0.0.1:9', {
    env: { ...peru, ...services.env },
    rendering,
  });
});
afterAll(async () => {
  await site.close();
  await services.stop();
});

const plain = (html: string) => html.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ');

async function publishPage(locale: 'es_CL' | 'en', slug: string): Promise<void> {
  const [example] = storedPageExamples;
  if (!example) throw new Error('The examples have no page.');
  const content = [{ type: 'topList', id: 'lista', toplist: 'home' }];
  await publish(
    database.pool,
    { kind: 'page', key: slug, locale, body: { ...example, slug, content, updatedDate: '2026-09-02T04:30:00Z' } },
    [pageTag(slug)],
  );
}

test('a page is in the language, the money and the days of the market', async () => {
  await publishPage('es_CL', '/casinos/');
  await expect.poll(async () => (await site.get('/casinos/')).text, { interval: 50 }).toContain('Casino Andino');
  const html = plain((await site.get('/casinos/')).text);
  expect(html).toContain('<html lang="es-PE" data-market="PE America/Lima PEN es-PE 21"');
  expect(html).toContain('<meta property="og:locale" content="es_PE"/>');
  expect(html).toContain('"inLanguage":"es-PE"');
  expect(html).toContain('S/ 1,200');
  expect(html).toContain('1 de setiembre de 2026');
  expect(html).toMatch(/<abbr title="Solo mayores de 21 años"[^>]*>21\+<\/abbr>/);
  expect(html.match(/.{0,60}(?:lang="es-CL|CLP|America\/Santiago|>es-CL).{0,60}/g)).toBeNull();
});

test('the manifest and the feed are in its language', async () => {
  expect(JSON.parse((await site.get('/site.webmanifest')).text)).toMatchObject({ lang: 'es-PE' });
  expect((await site.get('/novedades.xml')).text).toContain('xml:lang="es-PE"');
});

test('a click is counted on the day of its time zone', async () => {
  await insertClicks(database.pool, [
    sampleClick({ at: new Date('2026-11-10T04:30:00Z') }),
    sampleClick({ at: new Date('2026-11-10T05:30:00Z') }),
  ]);
  await sumClickDays(database.pool, new Date('2026-11-12T12:00:00Z'));
  const { rows } = await database.pool.query<{ day: string; clicks: string }>(
    'select day::text, sum(clicks)::text as clicks from conversions.click_days group by day order by day',
  );
  expect(rows).toEqual([
    { day: '2026-11-09', clicks: '1' },
    { day: '2026-11-10', clicks: '1' },
  ]);
});
