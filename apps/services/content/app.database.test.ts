// Requirements: 3.10, 3.15, 3.16, 3.17, 3.35, 3.37, 5.14, 7.2, 7.3, 7.4, 7.5, 7.6, 7.7, 7.8, 7.9.
import { applyRoutesDelta, routesDelta, routesDeltaSchema, routesSchema } from '@lupa/contracts/route.ts';
import { everythingTag, pageTag, routesTag } from '@lupa/contracts/tags.ts';
import { formatSlug } from '@lupa/contracts/slug.ts';
import { pageAnswerExample } from '@lupa/contracts/page.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { checkCall, checkProblem } from '../contractChecks.ts';
import {
  publish,
  publishExamples,
  publishLegalStatus,
  publishOffer,
  publishPage,
  publishPartner,
  publishMethod,
  publishRecords,
} from '../delivery/publishForTest.ts';
import { contentForTest, unreachablePool } from './eventsForTest.ts';

const database = useTestDatabase();
let now = new Date('2026-11-10T12:00:00Z');

beforeAll(async () => {
  await publishExamples(database.pool);
});

const app = () => contentForTest(database.pool, { now: () => now });
const send = (path: string, init?: RequestInit) => app().request(path, init);
const read = async (path: string): Promise<unknown> => (await send(path)).json();

describe('contract', () => {
  it.each(['navigationGroup', 'globalPaymentMethod', 'gameEntity', 'redirects', 'pagesAll', 'partnerEntity'] as const)(
    '%s',
    async (call) => {
      expect(await checkCall({ send, call })).toHaveLength(1);
    },
  );

  it('Microcopy and globals, by locale', async () => {
    expect(await checkCall({ send, call: 'microcopy' })).toHaveLength(2);
    expect(await checkCall({ send, call: 'microcopy', parameters: { locale: 'es_CL', limit: '1' } })).toHaveLength(1);
    expect(await checkCall({ send, call: 'microcopy', parameters: { locale: 'fr_CA', limit: '1000' } })).toEqual([]);
    expect(await checkCall({ send, call: 'globals', parameters: { locale: 'es_CL' } })).toHaveLength(1);
  });

  it('page, as the slug helper writes it', async () => {
    const answer = await checkCall({ send, call: 'page', segment: formatSlug('/resenas/casino-andino/'), parameters: { locale: 'es_CL' } });
    expect(answer).toEqual(pageAnswerExample);
  });

  it('partnerEntity, only those asked for, in that order', async () => {
    await publishPartner(database.pool, 'casino-boreal', { partnerName: 'Casino Boreal' }, 1);
    const parameters = { 'fields.partnerSlug[in]': 'casino-boreal, casino-andino,casino-boreal,unknown' };
    const answer = await checkCall({ send, call: 'partnerEntity', parameters });
    expect(answer).toMatchObject([{ partnerSlug: 'casino-boreal' }, { partnerSlug: 'casino-andino' }]);
    expect(await read('/api/cms/partnerEntity?fields.partnerSlug[in]=casino-boreal')).toHaveLength(1);
    expect(await read('/api/cms/partnerEntity?fields.partnerSlug[in]=')).toEqual([]);
  });
});

describe('page', () => {
  it.each([
    '%2Fresenas%2Fcasino-andino%2F',
    'resenas/casino-andino',
    '/resenas//casino-andino/',
    'resenas%2Fcasino-andino',
    '%2Fresenas/casino-andino',
  ])('is found as %s', async (slug) => {
    expect(await read(`/api/cms/page/${slug}`)).toMatchObject({ pages: [{ slug: '/resenas/casino-andino/' }] });
  });

  it('of the index is found without a segment', async () => {
    await publishPage(database.pool, '/');
    for (const path of ['/api/cms/page/%2F', '/api/cms/page/', '/api/cms/page'])
      expect(await read(path)).toMatchObject({ pages: [{ slug: '/' }] });
  });

  it('takes its locale from the slug when none is given', async () => {
    await publishPage(database.pool, '/fr/ñandú/', {}, 'fr_CA');
    expect(await read(`/api/cms/page/${formatSlug('fr/ñandú')}`)).toMatchObject({ locale: 'fr_CA', pages: [{ slug: '/fr/ñandú/' }] });
    await checkProblem(send, '/api/cms/page/%2Ffr%2F%C3%B1and%C3%BA%2F?locale=es_CL', 404);
  });

  it('says in the list which pages are not for search engines', async () => {
    await publishPage(database.pool, '/oculta/', { noIndex: true });
    expect(await read('/api/cms/pages/all')).toContainEqual(expect.objectContaining({ slug: '/oculta/', noIndex: true }));
  });

  it('tells who has an earlier list how it differs (RFC 3229)', async () => {
    const own = app();
    const ask = (headers: Record<string, string> = {}) => own.request('/api/cms/pages/all', { headers });
    const etagOf = ({ headers }: Response) => headers.get('etag') ?? '';
    await publishPage(database.pool, '/lista/una/');
    await publishPage(database.pool, '/lista/otra/');
    const first = await ask();
    const before = routesSchema.parse(await first.json());
    expect((await ask({ 'If-None-Match': etagOf(first), 'A-IM': routesDelta })).status).toBe(304);

    await publishPage(database.pool, '/lista/una/', { title: 'Otro título' });
    await publishPage(database.pool, '/lista/nueva/');
    await database.pool.query(`delete from delivery.documents where key = '/lista/otra/'`);
    await database.pool.query('select delivery.record_change($1)', [['una', 'nueva', 'otra'].map((name) => pageTag(`/lista/${name}/`))]);
    const whole = await ask({ 'If-None-Match': etagOf(first) });
    const after = routesSchema.parse(await whole.json());
    expect(after.map(({ slug, title }) => [slug, title])).toContainEqual(['/lista/una/', 'Otro título']);
    const answer = await ask({ 'If-None-Match': etagOf(first), 'A-IM': `gzip, ${routesDelta}` });
    expect([answer.status, answer.headers.get('im'), answer.headers.get('delta-base')]).toEqual([226, routesDelta, etagOf(first)]);
    expect(etagOf(answer)).toBe(etagOf(whole));
    const delta = routesDeltaSchema.parse(await answer.json());
    expect(delta.put.map(([, { slug }]) => slug)).toEqual(['/lista/nueva/', '/lista/una/']);
    expect(delta.gone).toHaveLength(2);
    expect(applyRoutesDelta(before, delta)).toEqual(after);
    await database.pool.query(`delete from delivery.documents where key = '/lista/nueva/'`);
    await database.pool.query('select delivery.record_change($1)', [[routesTag()]]);
    expect(await (await ask()).text()).not.toContain('/lista/nueva/');
    await publishPage(database.pool, '/lista/nueva/');
    await database.pool.query('select delivery.record_change($1)', [[everythingTag]]);
    const unknown = await ask({ 'If-None-Match': '"unknown"', 'A-IM': routesDelta });
    expect([unknown.status, routesSchema.parse(await unknown.json())]).toEqual([200, after]);
  });

  it('carries nothing that is stored for other calls', async () => {
    expect(JSON.stringify(await read('/api/cms/page/resenas/casino-andino'))).not.toContain('sitemapCategory');
    expect(await read('/api/cms/pages/all')).toContainEqual({
      internalName: 'Reseña Casino Andino',
      slug: '/resenas/casino-andino/',
      sitemapCategory: 'Reseñas',
      title: 'Casino Andino: reseña 2026',
      updatedDate: '2026-11-02T12:00:00.000Z',
      publishedDate: '2026-03-09T15:00:00.000Z',
      noIndex: false,
      author: 'Antonia Rebolledo',
      images: [],
      translations: [],
    });
  });

  it('says in the list which pictures a page has, each once, and where its translations are', async () => {
    const image = { src: 'media/portada.png', alt: '', width: 10, height: 10 };
    const content = [
      { type: 'heroSection', id: 'h', image },
      {
        type: 'contentSection',
        id: 'c',
        body: [
          { kind: 'image', image },
          { kind: 'image', image: { ...image, src: 'media/otra.png' } },
        ],
      },
    ];
    const translations = [{ locale: 'en', slug: '/en/pictures/' }];
    await publishPage(database.pool, '/fotos/', { content, translations });
    const listed = (await read('/api/cms/pages/all')) as { slug: string; images: string[] }[];
    const page = listed.find(({ slug }) => slug === '/fotos/');
    expect(page).toMatchObject({ translations });
    expect(page?.images.toSorted()).toEqual(['media/otra.png', 'media/portada.png']);
  });
});

describe('problems', () => {
  it('names what is malformed', async () => {
    await checkProblem(send, '/api/cms/page/resenas?locale=es-CL', 400, 'locale');
    await checkProblem(send, '/api/cms/page/%E0%A4%A', 400, 'slug');
    await checkProblem(send, '/api/cms/page/a%00b', 400, 'slug');
    await checkProblem(send, `/api/cms/page/${'a'.repeat(1001)}`, 400, 'slug');
    await checkProblem(send, '/api/cms/globals/?locale=xx', 400, 'locale');
    for (const limit of ['0', '1001', '-1', '1.5', 'many']) await checkProblem(send, `/api/cms/Microcopy/?limit=${limit}`, 400, 'limit');
    const slugs = Array.from({ length: 201 }, (_, index) => `casino-${index}`).join(',');
    await checkProblem(send, `/api/cms/partnerEntity?fields.partnerSlug[in]=${slugs}`, 400, 'fields.partnerSlug[in]');
    await checkProblem(send, '/api/cms/partnerEntity?fields.partnerSlug%5Bin%5D=a%00', 400, 'fields.partnerSlug[in]');
  });

  it('says 404 for what is not there', async () => {
    await checkProblem(send, '/api/cms/page/%2Fnada%2F', 404);
    await checkProblem(send, '/api/cms/nothing', 404);
  });

  it('says 503 without internals when the database is gone', async () => {
    const lost = contentForTest(unreachablePool());
    const sendLost = (path: string) => lost.request(path);
    for (const path of ['page/%2F', 'navigationGroup', 'partnerEntity', 'changes']) {
      const problem = await checkProblem(sendLost, `/api/cms/${path}`, 503);
      expect(JSON.stringify(problem)).not.toContain('127.0.0.1');
    }
    expect((await sendLost('/healthz')).status).toBe(200);
    expect((await sendLost('/readyz')).status).toBe(503);
  });
});

describe('partner entries', () => {
  it('joins offers in order, and links the first that has somewhere to go', async () => {
    await publishPartner(database.pool, 'casino-joined');
    await publishOffer(database.pool, 'casino-joined', 'tercera', { position: 2 });
    await publishOffer(database.pool, 'casino-joined', 'sin-enlace', { position: 0, trackingUrl: null });
    await publishOffer(database.pool, 'casino-joined', 'segunda', { position: 1 });
    await publishOffer(database.pool, 'casino-joined', 'vencida', { position: 0, expiration: '2026-11-09' });
    expect(await read('/api/cms/partnerEntity?fields.partnerSlug[in]=casino-joined')).toMatchObject([
      {
        urlOffer: '/jugar/casino-joined/segunda',
        updatedDate: '2026-11-02T12:00:00.000Z',
        toplistList: [],
        offers: [
          { id: 'casino-joined-sin-enlace', attributes: { afflinkProxy: '' } },
          { id: 'casino-joined-segunda', attributes: { afflinkProxy: 'segunda' } },
          { id: 'casino-joined-tercera' },
        ],
      },
    ]);
  });

  it('names the toplists it is in now, and says how long that holds', async () => {
    const entry = { partnerSlug: 'casino-listed', offerId: null };
    await publishPartner(database.pool, 'casino-listed');
    const body = {
      identifier: 'noviembre',
      name: 'Noviembre',
      criteria: '',
      highlight: null,
      orderedBy: 'editor',
      entries: [{ ...entry, startsAt: '2026-11-10T12:30:00Z', endsAt: '2026-11-10T14:00:00Z' }],
    };
    await publish(database.pool, { kind: 'toplist', key: 'noviembre', body });
    const path = '/api/cms/partnerEntity?fields.partnerSlug[in]=casino-listed';
    const early = await send(path);
    expect(early.headers.get('cache-control')).toBe('s-maxage=0, max-age=1800, must-revalidate');
    expect(await early.json()).toMatchObject([{ toplistList: [] }]);
    now = new Date('2026-11-10T13:30:00Z');
    expect(await read(path)).toMatchObject([{ toplistList: ['noviembre'] }]);
    now = new Date('2026-11-10T14:00:00Z');
    expect(await read(path)).toMatchObject([{ toplistList: [] }]);
  });

  it('has the rating that its records give', async () => {
    await publishPartner(database.pool, 'casino-rated');
    await publishMethod(database.pool);
    await publishRecords(database.pool, 'casino-rated', 3);
    expect(await read('/api/cms/partnerEntity?fields.partnerSlug[in]=casino-rated,casino-andino')).toMatchObject([
      { rating: 9.1 },
      { rating: 9.2 },
    ]);
  });

  it('leaves out a document that cannot be read, and keeps the others', async () => {
    await database.pool.query(
      `insert into delivery.documents (kind, key, locale, source, body) values ('partner', 'broken', '*', 'test:2', '{"entity": 7}')`,
    );
    const entries = await read('/api/cms/partnerEntity');
    expect(entries).not.toContainEqual(expect.objectContaining({ partnerSlug: 'broken' }));
    expect(entries).toContainEqual(expect.objectContaining({ partnerSlug: 'casino-andino' }));
    await database.pool.query(`delete from delivery.documents where key = 'broken'`);
  });
});

describe('the law of the market', () => {
  const path = '/api/cms/legal-status';

  it('is told with what has begun, the newest first, until the next period', async () => {
    await publishLegalStatus(database.pool, { '2027-06-01T04:00:00Z': 'prohibited', '2027-03-01T03:00:00Z': 'licensedList' });
    now = new Date('2027-03-01T02:59:30Z');
    expect(await read(path)).toEqual({ periods: [] });
    expect((await send(path)).headers.get('cache-control')).toBe('s-maxage=0, max-age=30, must-revalidate');
    now = new Date('2027-06-01T04:00:00Z');
    expect(await checkCall({ send, call: 'legalStatus' })).toMatchObject({
      periods: [{ status: 'prohibited' }, { status: 'licensedList' }],
    });
  });

  it('takes pages that are made of offers out of search engines while it prohibits them', async () => {
    const pages = {
      '/ley/bonos/': ['bonusCards'],
      '/ley/ranking/': ['topList'],
      '/ley/resena/': ['topList', 'generalReview'],
      '/ley/guia/': [],
      '/en/': ['topList'],
    };
    for (const [slug, types] of Object.entries(pages)) {
      const content = types.map((type, index) => ({ type, id: String(index) }));
      await publishPage(database.pool, slug, { content }, slug === '/en/' ? 'en' : 'es_CL');
    }
    const hiddenAt = async (moment: string) => {
      now = new Date(moment);
      const routes = (await read('/api/cms/pages/all')) as { slug: string; noIndex: boolean }[];
      const ofRoutes = routes.filter(({ slug, noIndex }) => slug in pages && noIndex).map(({ slug }) => slug);
      const ofPages: string[] = [];
      for (const slug of Object.keys(pages)) {
        const answer = (await read(`/api/cms/page/${formatSlug(slug)}`)) as { pages: { noIndex: boolean }[] };
        if (answer.pages[0]?.noIndex) ofPages.push(slug);
      }
      expect(ofPages.toSorted()).toEqual(ofRoutes.toSorted());
      return ofPages;
    };
    expect(await hiddenAt('2027-05-31T12:00:00Z')).toEqual([]);
    expect(await hiddenAt('2027-06-01T04:00:00Z')).toEqual(['/ley/bonos/', '/ley/ranking/']);
  });
});
