import { microcopyEntriesExample } from '@lupa/contracts/microcopy.ts';
import { momentHeader } from '@lupa/contracts/preview.ts';
import { storedPageExamples, type StoredToplistEntry } from '@lupa/database/storedDocuments.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { contentForTest } from '../content/eventsForTest.ts';
import { createApp as createPartners } from '../partners/app.ts';
import { createResponseRecorder } from '../partners/responseRecorder.ts';
import { publish, publishExamples, publishOffer, publishPartner } from './publishForTest.ts';

const logger = createLogger('services', 'silent');
const now = new Date('2026-11-10T12:00:00Z');
const christmas = '2026-12-24T12:00:00Z';

const database = useTestDatabase();
let recorder: ReturnType<typeof createResponseRecorder>;

beforeAll(async () => {
  recorder = createResponseRecorder({ pool: database.pool, logger });
  await publishExamples(database.pool);
  await publishPartner(database.pool, 'futuro');
  await publishOffer(database.pool, 'casino-andino', 'bienvenida', { position: 1 });
  await publishOffer(database.pool, 'casino-andino', 'de-noviembre', { expiration: '2026-11-30' });
  const entries: StoredToplistEntry[] = [
    { partnerSlug: 'futuro', offerId: null, startsAt: '2026-12-01T03:00:00.000Z', endsAt: null },
    { partnerSlug: 'casino-andino', offerId: null, startsAt: null, endsAt: null },
  ];
  const body = { identifier: 'lista', name: 'Lista', criteria: '', orderedBy: 'editor' as const, entries, highlight: null };
  await publish(database.pool, { kind: 'toplist', key: 'lista', body });
});
afterAll(async () => {
  await recorder.flush();
});

const [page] = storedPageExamples;
const [text] = microcopyEntriesExample;
if (!page || !text) throw new Error('There is no example.');
let moment = '';
beforeEach(async () => {
  const written = { locale: 'es_CL', source: 'pages:9', refs: [], position: 0, version: 1, updated_at: '2026-11-10T12:00:00Z' };
  const documents = [
    { ...written, kind: 'page', key: page.slug, body: { ...page, title: 'De Navidad' } },
    { ...written, kind: 'navigationGroup', key: 'Navidad', body: { groupName: 'Navidad', locale: 'es_CL', navigationItems: [] } },
    { kind: 'microcopy', key: text.key, locale: 'es_CL', body: null },
  ];
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into delivery.moments (at, documents, expires_at) values ($1, $2, now() + interval '5 minutes') returning id`,
    [christmas, JSON.stringify(documents)],
  );
  moment = rows[0]?.id ?? '';
});

type Headers = Record<string, string>;
const content = (path: string, headers: Headers = {}) =>
  contentForTest(database.pool, { now: () => now }).request(`/api/cms/${path}`, { headers });
const partners = (path: string, headers: Headers = {}) =>
  createPartners({ pool: database.pool, recorder, logger, now: () => now }).request(`/api/fenix/${path}`, { headers });
const at = (id = moment): Headers => ({ [momentHeader]: id });

type Toplist = { partners: Record<string, { attributes: { toplistOffer: string } }>; responseId: string };
const readToplist = async (headers: Headers = {}) => {
  const answer = (await (await partners('toplist/?identifier=lista', headers)).json()) as [Toplist];
  return {
    responseId: answer[0].responseId,
    shown: Object.entries(answer[0].partners).map(([slug, one]) => [slug, one.attributes.toplistOffer]),
  };
};

it('an offer that ends, a place that starts, a page and a menu are as they will be for who names the moment, and as they are for all others', async () => {
  const path = `page/${encodeURIComponent(page.slug)}`;
  const read = async (headers: Headers = {}) => ({
    toplist: (await readToplist(headers)).shown,
    title: ((await (await content(path, headers)).json()) as { pages: [{ title: string }] }).pages[0].title,
    menus: ((await (await content('navigationGroup', headers)).json()) as { groupName: string }[])
      .map(({ groupName }) => groupName)
      .includes('Navidad'),
    routes: (await (await content('pages/all', headers)).text()).includes('De Navidad'),
    entity: (await (await content('partnerEntity?fields.partnerSlug[in]=casino-andino', headers)).text()).includes('de-noviembre'),
  });
  const present = { toplist: [['casino-andino', 'Oferta de-noviembre']], title: page.title, menus: false, routes: false, entity: true };
  expect(await read()).toEqual(present);
  expect(await read(at())).toEqual({
    toplist: [
      ['futuro', '-'],
      ['casino-andino', 'Oferta bienvenida'],
    ],
    title: 'De Navidad',
    menus: true,
    routes: true,
    entity: false,
  });
  expect(await read()).toEqual(present);
});

it('what will be gone is not there', async () => {
  const keys = async (headers: Headers = {}) => (await (await content('Microcopy?locale=es_CL', headers)).text()).includes(text.key);
  expect([await keys(), await keys(at())]).toEqual([true, false]);
});

it('such an answer is kept by nobody, and no click can be of it', async () => {
  for (const answer of [await content('navigationGroup', at()), await partners('toplist/?identifier=lista', at())])
    expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await content('navigationGroup')).headers.get('cache-control')).toContain('max-age');
  const { responseId } = await readToplist(at());
  await recorder.flush();
  expect((await database.pool.query('select 1 from delivery.toplist_responses where response_id = $1', [responseId])).rows).toEqual([]);
});

it.each(['', 'nada', "x' or true --", '0198a3e2-1d5b-4b8e-9c54-3f1d2a6b7c8d'])('the name %j is refused', async (id) => {
  for (const answer of [await content('navigationGroup', at(id)), await partners('toplist/?identifier=lista', at(id))]) {
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('Navidad');
  }
});

it('a moment that is over is refused', async () => {
  await database.pool.query(`update delivery.moments set expires_at = now() - interval '1 second'`);
  expect((await content('navigationGroup', at())).status).toBe(403);
});
