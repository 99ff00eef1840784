// Requirements: 10.3.
import { ratingMethodExample } from '@lupa/contracts/ratingMethod.ts';
import { pageTag, ratingsTag } from '@lupa/contracts/tags.ts';
import { storedPageExamples } from '@lupa/database/storedDocuments.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish, publishMethod, publishPartner, publishRecords } from '../../apps/services/delivery/publishForTest.ts';
import { startTestSite, type TestSite } from '../../apps/site/dev/testBed/testSite.tsx';
import { type SpawnedServices, spawnServices } from '../setup/spawnServices.ts';
import { useTestDatabase } from '../setup/testDatabase.ts';

const database = useTestDatabase();
let services: SpawnedServices;
let site: TestSite;

beforeAll(async () => {
  services = await spawnServices(database.url);
  site = await startTestSite('http://127.0.0.1:9', { env: services.env });
});
afterAll(async () => {
  await site.close();
  await services.stop();
});

const lists = ['ranking', 'retiros'];

async function publishPage(slug: string, identifier: string): Promise<void> {
  const [example] = storedPageExamples;
  if (!example) throw new Error('The examples have no page.');
  const body = { ...example, slug, content: [{ type: 'topList', id: 'lista', toplist: identifier }] };
  await publish(database.pool, { kind: 'page', key: slug, locale: 'es_CL', body }, [pageTag(slug)]);
}

async function readOrders(): Promise<string[][]> {
  const pages = await Promise.all(lists.map((identifier) => site.get(`/${identifier}/`)));
  return pages.map(({ text }) => [...new Set(text.match(/Casino (?:Lento|Raudo)/g))]);
}

test('a version of the method that is published orders every list of the site anew', async () => {
  await publishPartner(database.pool, 'lento', { partnerName: 'Casino Lento' });
  await publishPartner(database.pool, 'raudo', { partnerName: 'Casino Raudo' });
  await publishRecords(database.pool, 'lento', 60, { timeToLive: 36_500 });
  await publishRecords(database.pool, 'raudo', 3, { timeToLive: 36_500 });
  await publishMethod(database.pool, { day: '2020-01-01' });
  for (const [identifier, orderedBy] of [
    ['ranking', 'rating'],
    ['retiros', 'payments'],
  ] as const) {
    const entries = ['lento', 'raudo'].map((partnerSlug) => ({ partnerSlug, offerId: null, startsAt: null, endsAt: null }));
    await publish(database.pool, {
      kind: 'toplist',
      key: identifier,
      body: { identifier, name: identifier, criteria: '', orderedBy, entries, highlight: null },
    });
    await publishPage(`/${identifier}/`, identifier);
  }
  await expect.poll(readOrders, { interval: 20 }).toEqual([
    ['Casino Raudo', 'Casino Lento'],
    ['Casino Raudo', 'Casino Lento'],
  ]);
  // Cached now: what follows is made anew because of the change alone.
  expect((await site.get('/ranking/')).headers['cache-tag']).toContain('ratings');

  const [trust, payments] = ratingMethodExample.criteria;
  if (!trust || !payments) throw new Error('The example has changed.');
  // Both casinos pay too slowly for the first band now; a tie is decided by the places.
  const bands = [
    { upTo: 1, floor: 9, ceiling: 10 },
    { upTo: null, floor: 0, ceiling: 9 },
  ];
  const criteria = [trust, { ...payments, bands }];
  await publishMethod(database.pool, { version: 6, day: '2020-01-02', criteria }, [ratingsTag()]);
  await expect.poll(readOrders, { interval: 20 }).toEqual([
    ['Casino Lento', 'Casino Raudo'],
    ['Casino Lento', 'Casino Raudo'],
  ]);
});
