// Requirements: 3.36, 4.24, 7.1, 7.3, 7.4, 7.5, 7.7, 7.9, 7.15, 7.17, 7.19, 7.21, 7.22, 7.23, 7.24, 7.26, 7.27, 8.2, 9.3, 9.4, 9.5, 10.3.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLogger } from '@lupa/server/logger.ts';
import { calls } from '@lupa/contracts/calls.ts';
import { changeHeader } from '@lupa/contracts/changes.ts';
import { partnersBySlugExample, toplistAnswersExample } from '@lupa/contracts/toplist.ts';
import { partnerEntityExample } from '@lupa/contracts/partnerEntity.ts';
import { rawGameExample } from '@lupa/contracts/game.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { DrivenTimers } from '../../tests/setup/drivenTimers.ts';
import { serveForTest } from '../../tests/setup/serveForTest.ts';
import { createClients, type ClientsOfProcess } from './createClients.ts';
import { callPolicies, dataLifetimes } from './callPolicies.ts';
import { FeedState } from './feedState.ts';
import { readMaxAge } from './fetchJson.ts';
import { ServiceUnavailableError } from './serviceUnavailableError.ts';
import { TagEpochs } from './tagEpochs.ts';

type Reply = { status?: number; body?: string; headers?: Record<string, string>; hangs?: boolean };

let reply: (url: URL, known: string | undefined, understood: string | undefined) => Reply | Promise<Reply>;
let asked: URL[];
let states: unknown[];
let feed: FeedState;
let now: number;
let epochs: TagEpochs;
let clients: ClientsOfProcess;
let timers: DrivenTimers;

const json = (value: unknown, headers: Record<string, string> = {}): Reply => ({ body: JSON.stringify(value), headers });

beforeEach(async () => {
  asked = [];
  states = [];
  reply = () => ({ status: 404 });
  const { url: base } = await serveForTest((request, response) => void answer(request, response));
  now = 1_700_000_000_000;
  epochs = new TagEpochs();
  timers = new DrivenTimers();
  feed = new FeedState();
  feed.setLive();
  clients = createClients({
    urls: { content: `${base}/cms`, arcade: `${base}/arcade`, partners: `${base}/fenix`, jackpots: base.replace('http', 'ws') },
    site: 'prueba',
    clock: { epochs, feed, now: () => now, timers },
  });
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://services.example');
  asked.push(url);
  states.push(request.headers[changeHeader]);
  const {
    status = 200,
    body = '{}',
    headers = {},
    hangs = false,
  } = await reply(url, request.headers['if-none-match'], request.headers['a-im']?.toString());
  if (!hangs) response.writeHead(status, headers).end(body);
}

function openPage() {
  return clients.forPage({ logger: createLogger('test', 'silent'), requestId: 'test-request' });
}

describe('games of a service that does not page as it is asked', () => {
  const games = (count: number, first = 1) => Array.from({ length: count }, (_, index) => ({ id: first + index, jackpots: [{ id: 'j' }] }));
  const ask = (page: number, jackpots?: boolean) => openPage().clients.arcade.fetchGames({ page, pageSize: 24, jackpots });

  it.each([
    ['all at once', 2, games(40), ['25', 16, 40, 2]],
    ['all at once, of which a part has a jackpot', 1, [...games(30), { id: 99 }], ['1', 24, 30, 2]],
    ['a total alone', 2, { results: games(16, 25), total: 40 }, ['25', 16, 40, 2]],
    ['pages alone', 1, { results: games(24), total_pages: 2 }, ['1', 24, 48, 2]],
    ['pages alone, the last one', 2, { results: games(16, 25), total_pages: 2 }, ['25', 16, 40, 2]],
    ['pages of another size', 1, { results: games(30), rowsFound: 40, pagesCount: 2 }, ['1', 30, 40, 2]],
    ['nothing but a page', 1, games(24), ['1', 24, 24, 1]],
  ] as const)('%s', async (_, page, sent, meant) => {
    reply = () => json(sent);
    const { results, rowsFound, pagesCount } = await ask(page, true);
    expect([results[0]?.id, results.length, rowsFound, pagesCount]).toEqual(meant);
  });

  it.each([
    ['a full page has a next one', 1, [24, 2]],
    ['a full page in the middle', 2, [48, 3]],
    ['the last page has none', 3, [60, 3]],
    ['a page beyond the last', 4, [72, 3]],
  ] as const)('that counts nothing: %s', async (_, page, meant) => {
    const all = games(60);
    reply = (url) => {
      const first = (Number(url.searchParams.get('page')) - 1) * 24;
      return json(all.slice(first, first + 24));
    };
    const { rowsFound, pagesCount } = await ask(page, true);
    expect([rowsFound, pagesCount]).toEqual(meant);
  });

  it('pages alone, where nobody said how large', async () => {
    reply = () => json({ results: games(3), total_pages: 1 });
    expect(await openPage().clients.arcade.fetchGames({})).toMatchObject({ rowsFound: 3, pagesCount: 1 });
  });

  it('no more are taken than are asked for', async () => {
    reply = () => json(games(40).map((game) => ({ ...game, name: 'Uno' })));
    const { arcade } = openPage().clients;
    expect(await arcade.fetchSimilarGames({ providerIds: ['1'] })).toHaveLength(5);
    expect(await arcade.fetchGamesByProvider('1')).toHaveLength(4);
    expect(await arcade.fetchGamesByType({ gameTypes: ['SLOTS'], pageSize: 6 })).toHaveLength(6);
  });
});

describe('a call', () => {
  it.each([
    { error: 'Not Found' },
    { success: false, message: 'Página no encontrada' },
    { data: null, error: { status: 404, name: 'NotFoundError' } },
    { errors: [{ status: '404' }] },
    { data: [], message: 'Not found' },
  ])('that is answered with %j is answered with a 404', async (sent) => {
    reply = () => json(sent);
    expect(await openPage().clients.content.fetchPage('/x/', 'es_CL')).toBeNull();
  });

  it.each([
    { error: 'mantención' },
    { error: 'Not Found', pages: [{ content: 7 }] },
    { data: [7], message: 'Not found' },
    { data: { id: 7 }, message: 'Not found' },
    { data: '', message: 'Not found' },
    {},
  ])('that is answered with %j has failed', async (sent) => {
    reply = () => json(sent);
    await expect(openPage().clients.content.fetchPage('/x/', 'es_CL')).rejects.toThrow('page: ');
  });

  it('is made once until its tag changes', async () => {
    reply = () => json(calls.navigationGroup.example);
    for (let page = 0; page < 3; page++) expect(await openPage().clients.content.fetchNavigation()).toEqual(calls.navigationGroup.example);
    expect(asked).toHaveLength(1);
    epochs.invalidate(['routes']);
    await openPage().clients.content.fetchNavigation();
    expect(asked).toHaveLength(1);
    epochs.invalidate(['navigation']);
    await openPage().clients.content.fetchNavigation();
    expect(asked).toHaveLength(2);
  });

  it('whose answer has not changed is not sent its answer again', async () => {
    const sent = [calls.navigationGroup.example, [], []];
    const known: (string | undefined)[] = [];
    reply = (_, etag) => {
      known.push(etag);
      const value = sent[known.length - 1];
      const current = `"${JSON.stringify(value).length}"`;
      return etag === current ? { status: 304, body: '', headers: { etag } } : json(value, { etag: current });
    };
    const ask = async () => {
      const page = openPage();
      const answer = await page.clients.content.fetchNavigation();
      epochs.invalidate(['navigation']);
      return { answer, isDegraded: page.collector.isDegraded };
    };
    const [first, second, third] = [await ask(), await ask(), await ask()];
    expect(first.answer).toEqual(calls.navigationGroup.example);
    expect([second.answer, third.answer]).toEqual([[], []]);
    expect(third.answer).toBe(second.answer);
    expect([first, second, third].map(({ isDegraded }) => isDegraded)).toEqual([false, false, false]);
    expect(known).toEqual([undefined, expect.stringMatching(/^"\d+"$/), '"2"']);
  });

  it('of the list of pages is made of the kept one and a difference, and asked for as a whole where that is of another list', async () => {
    const [home] = calls.pagesAll.example;
    const page = (slug: string) => ({ ...home, slug });
    const answers: Reply[] = [
      json([page('/'), page('/a/')], { etag: '"1"' }),
      { status: 226, ...json({ of: 2, gone: [0], put: [[1, page('/b/')]] }, { etag: '"2"', im: 'lupa-routes' }) },
      { status: 226, ...json({ of: 7, gone: [0], put: [] }, { etag: '"3"', im: 'lupa-routes' }) },
      json([page('/c/')], { etag: '"3"' }),
    ];
    const known: (string | undefined)[][] = [];
    reply = (_, ...heard) => {
      known.push(heard);
      return answers[known.length - 1] ?? { status: 500 };
    };
    const ask = async () => {
      const routes = await openPage().clients.content.fetchRoutes();
      epochs.invalidate(['routes']);
      return routes.map(({ slug }) => slug);
    };
    expect([await ask(), await ask(), await ask()]).toEqual([['/', '/a/'], ['/a/', '/b/'], ['/c/']]);
    expect(known).toEqual([
      [undefined, undefined],
      ['"1"', 'lupa-routes'],
      ['"2"', 'lupa-routes'],
      [undefined, undefined],
    ]);
  });

  it.each([undefined, '"x"'])('is not answered by a 304 that nobody asked for (after %s)', async (etag) => {
    reply = () => ({ status: 304, body: '', ...(etag && { headers: { etag } }) });
    await expect(openPage().clients.content.fetchNavigation()).rejects.toThrow('answered 304');
  });

  it('that is unchanged without saying so by name keeps the name of its answer', async () => {
    const known: (string | undefined)[] = [];
    reply = (_, etag) => {
      known.push(etag);
      return etag === undefined ? json(calls.navigationGroup.example, { etag: '"a"' }) : { status: 304, body: '' };
    };
    for (let time = 0; time < 3; time++) {
      expect(await openPage().clients.content.fetchNavigation()).toEqual(calls.navigationGroup.example);
      epochs.invalidate(['navigation']);
    }
    expect(known).toEqual([undefined, '"a"', '"a"']);
  });

  it('whose answer has no name is asked for whole', async () => {
    const known: (string | undefined)[] = [];
    reply = (_, etag) => (known.push(etag), json(calls.navigationGroup.example));
    for (let time = 0; time < 2; time++) {
      await openPage().clients.content.fetchNavigation();
      epochs.invalidate(['navigation']);
    }
    expect(known).toEqual([undefined, undefined]);
  });

  it('for a toplist keeps the order of its casinos, also of those whose names are numbers', async () => {
    const [example] = toplistAnswersExample;
    const [casino] = Object.values(example?.partners ?? {});
    const partner = (slug: string) => `"${slug}":${JSON.stringify({ ...casino, slug })}`;
    reply = () => ({ body: `[{"responseId":"r","partners":{${['b', '777', '21'].map(partner).join(',')}}}]` });
    const toplist = await openPage().clients.partners.fetchToplist('home');
    expect(Object.values(toplist?.partners ?? {}).map(({ slug }) => slug)).toEqual(['b', '777', '21']);
  });

  it('that began before a change is not shared with who asks after it', async () => {
    const first = Promise.withResolvers<Reply>();
    reply = () => (asked.length === 1 ? first.promise : json({ pages: [{ slug: '/', title: 'nueva' }], locale: 'es_CL' }));
    const before = openPage().clients.content.fetchPage('/', 'es_CL');
    await expect.poll(() => asked.length).toBe(1);
    epochs.invalidate(['page:/']);
    expect((await openPage().clients.content.fetchPage('/', 'es_CL'))?.title).toBe('nueva');
    first.resolve(json({ pages: [{ slug: '/', title: 'vieja' }], locale: 'es_CL' }));
    expect((await before)?.title).toBe('vieja');
    expect((await openPage().clients.content.fetchPage('/', 'es_CL'))?.title).toBe('nueva');
  });

  it.each<[string, Reply]>([
    ['an error', { status: 500 }],
    ['something that is not JSON', { body: '<html>' }],
    ['the wrong shape', { body: '"text"' }],
    ['too much', { body: JSON.stringify('x'.repeat(5 * 1024 * 1024)) }],
    ['nothing in time', { hangs: true }],
    ['a 404 where there must be something', { status: 404 }],
  ])('answered with %s is unavailable, or the last good answer', async (_, failure) => {
    reply = () => failure;
    await expect(timers.pass(openPage().clients.content.fetchNavigation())).rejects.toBeInstanceOf(ServiceUnavailableError);
    now += dataLifetimes.pauseMilliseconds;
    reply = () => json(calls.navigationGroup.example);
    expect(await openPage().clients.content.fetchNavigation()).toEqual(calls.navigationGroup.example);
    epochs.invalidate(['navigation']);
    reply = () => failure;
    const page = openPage();
    expect(await timers.pass(page.clients.content.fetchNavigation())).toEqual(calls.navigationGroup.example);
    expect(page.collector.isDegraded).toBe(true);
  });

  it('of what is published says which change is known, one of games does not', async () => {
    const ask = async () => {
      const { content, arcade, partners } = openPage().clients;
      await Promise.allSettled([content.fetchNavigation(), arcade.fetchProviders(), partners.fetchToplist('home')]);
      now += dataLifetimes.pauseMilliseconds;
    };
    await ask();
    expect(states).toEqual([undefined, undefined, undefined]);
    feed.setNewest('7');
    await ask();
    const told = asked.slice(3).map(({ pathname }, index) => [pathname.split('/')[1], states[3 + index]]);
    expect(Object.fromEntries(told)).toEqual({ cms: '7', arcade: undefined, fenix: '7' });
  });

  it('that failed is not tried again at once', async () => {
    reply = () => ({ status: 500 });
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(openPage().clients.content.fetchNavigation()).rejects.toThrow('answered 500');
    expect(asked).toHaveLength(1);
    now += dataLifetimes.pauseMilliseconds;
    await expect(openPage().clients.content.fetchNavigation()).rejects.toThrow('answered 500');
    expect(asked).toHaveLength(2);
  });
});

describe('a service that hangs', () => {
  it('is waited for once, then asked behind the back of the last good answer until it is well', async () => {
    reply = () => json([{ groupName: 'vieja' }]);
    await openPage().clients.content.fetchNavigation();
    epochs.invalidate(['navigation']);
    reply = () => ({ status: 500 });
    await openPage().clients.content.fetchNavigation();

    const answer = Promise.withResolvers<Reply>();
    reply = () => answer.promise;
    now += dataLifetimes.pauseMilliseconds;
    const page = openPage();
    expect((await page.clients.content.fetchNavigation()).map(({ groupName }) => groupName)).toEqual(['vieja']);
    expect(page.collector.isDegraded).toBe(true);
    answer.resolve(json([{ groupName: 'nueva' }]));
    await expect
      .poll(async () => (await openPage().clients.content.fetchNavigation()).map(({ groupName }) => groupName))
      .toEqual(['nueva']);
    expect(asked).toHaveLength(3);
  });
});

describe('what a page was made of', () => {
  it('is collected from cached answers, too', async () => {
    reply = () => json(toplistAnswersExample, { 'cache-control': 'public, max-age=90' });
    for (let page = 0; page < 2; page++) {
      const { clients: own, collector } = openPage();
      expect((await own.partners.fetchToplist('home'))?.responseId).toBe(toplistAnswersExample[0]?.responseId);
      expect([...collector.tags]).toEqual(['toplist:home', 'partners', 'ratings', 'legal-status', 'partner:casino-andino']);
      expect(collector.freshUntil).toBe(now + 90_000);
      expect(collector.isDegraded).toBe(false);
    }
    expect(asked).toHaveLength(1);
  });

  it('holds for as long as the service says where every change is known, and is asked for again after an hour', async () => {
    reply = () => json(toplistAnswersExample, { 'cache-control': 's-maxage=0, max-age=18000' });
    const { clients: own, collector } = openPage();
    await own.partners.fetchToplist('home');
    expect(collector).toMatchObject({ freshUntil: now + 3600_000, holdsUntil: now + 18_000_000 });
    collector.recordFreshUntil(now + 60_000);
    expect(collector).toMatchObject({ freshUntil: now + 60_000, holdsUntil: now + 60_000 });
    reply = () => json(toplistAnswersExample);
    const silent = openPage();
    await silent.clients.partners.fetchToplist('other');
    expect(silent.collector.holdsUntil).toBe(now + 3600_000);
  });

  it('ends with an answer that must not be shown after its time, also in its last second', async () => {
    reply = () => json(toplistAnswersExample, { 'cache-control': 's-maxage=0, max-age=90, must-revalidate' });
    const soon = openPage();
    await soon.clients.partners.fetchToplist('home');
    expect(soon.collector).toMatchObject({ freshUntil: now + 90_000, endsAt: now + 90_000 });
    now += 90_000;
    reply = () => json(toplistAnswersExample, { 'cache-control': 's-maxage=0, max-age=0, must-revalidate' });
    const last = openPage();
    await last.clients.partners.fetchToplist('home');
    expect(last.collector.endsAt).toBe(now + 1000);
    reply = () => json(toplistAnswersExample, { 'cache-control': 'max-age=60' });
    now += 1000;
    const free = openPage();
    await free.clients.partners.fetchToplist('home');
    expect(free.collector.endsAt).toBe(Number.POSITIVE_INFINITY);
  });

  it('names what was asked for and not found', async () => {
    reply = () => json([]);
    const { clients: own, collector } = openPage();
    expect(await own.partners.fetchToplist('missing')).toBeNull();
    expect(await own.partners.fetchPartnersBySlug(['nobody'])).toEqual([]);
    expect([...collector.tags]).toEqual(['toplist:missing', 'partners', 'ratings', 'legal-status', 'partner:nobody']);
  });

  it('is of the routes that were chosen their pages, and not the list', async () => {
    reply = () => json(calls.pagesAll.example);
    const { clients: own, collector } = openPage();
    const [first] = await own.content.chooseRoutes((routes) => routes.slice(0, 1));
    expect([...collector.tags]).toEqual([`page:${first?.slug}`]);
    expect([...collector.edgeTags]).toEqual([]);
  });

  it('is collected from reviews and from who takes a payment method', async () => {
    reply = (url) => json(url.pathname.endsWith('/reviews/') ? calls.reviews.example : calls.paymentUse.example);
    const page = openPage();
    const { partners } = page.clients;
    expect(await partners.fetchReviews({ partner: 'casino-andino' })).toEqual(calls.reviews.example);
    expect([...page.collector.tags]).toEqual(['partner:casino-andino', 'page:/resenas/casino-andino/']);
    const many = Array.from({ length: 120 }, (_, index) => `/resenas/${index}/`);
    expect(await partners.fetchReviews({ paths: many })).toHaveLength(3);
    expect(asked).toHaveLength(4);
    expect(await partners.fetchReviews({ paths: [] })).toEqual([]);
    expect(await partners.fetchPaymentUse('web pay')).toEqual(calls.paymentUse.example);
    expect([...page.collector.tags].filter((tag) => !tag.startsWith('page:'))).toEqual([
      'partner:casino-andino',
      'partners',
      'payment-use:web-pay',
      'records',
      'ratings',
    ]);
    expect([...page.collector.tags].filter((tag) => tag.startsWith('page:'))).toHaveLength(121);
    reply = () => json([]);
    const without = openPage();
    await without.clients.partners.fetchReviews({ partner: 'bahia-neon' });
    await without.clients.partners.fetchReviews({ newest: 3 });
    expect([...without.collector.tags]).toEqual(['partner:bahia-neon', 'routes', 'partners']);
  });

  it('is collected from records and methods, and a service without them has none', async () => {
    reply = (url) => json(url.pathname.endsWith('/records/') ? calls.records.example : calls.ratingMethods.example);
    const page = openPage();
    const { partners } = page.clients;
    expect(await partners.fetchRecords({ partner: 'casino-andino' })).toEqual(calls.records.example);
    expect(await partners.fetchRecords({ first: 500 })).toEqual(calls.records.example);
    expect(await partners.fetchRecords({ first: 500, after: 'casino-andino/41' })).toEqual(calls.records.example);
    expect(await partners.fetchRecords({ newest: 50 })).toEqual(calls.records.example);
    expect(await partners.fetchRecords({ corrected: 9 })).toEqual(calls.records.example);
    expect(await partners.fetchRatingMethods()).toEqual(calls.ratingMethods.example);
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      '/fenix/records/?partner=casino-andino',
      '/fenix/records/?first=500',
      '/fenix/records/?first=500&after=casino-andino%2F41',
      '/fenix/records/?newest=50',
      '/fenix/records/?corrected=true&newest=9',
      '/fenix/rating-methods/',
    ]);
    expect([...page.collector.tags]).toEqual(['partner:casino-andino', 'records', 'ratings']);
    reply = () => ({ status: 404 });
    epochs.invalidate(['records', 'ratings']);
    expect(await partners.fetchRecords({ first: 500 })).toEqual([]);
    expect(await partners.fetchRecordCounts()).toEqual({ records: 0, casinos: 0, lastDay: null });
    expect(await partners.fetchReviews({ newest: 5 })).toEqual([]);
    expect(await partners.fetchPaymentUse('khipu')).toBeNull();
    expect(await partners.fetchRatingMethods()).toEqual([]);
    expect(page.collector.isDegraded).toBe(false);
  });

  it('has the version of the method that a rating was computed by', async () => {
    reply = () => json(toplistAnswersExample);
    await openPage().clients.partners.fetchToplist('home');
    epochs.invalidate(['ratings']);
    await openPage().clients.partners.fetchToplist('home');
    expect(asked).toHaveLength(2);
  });

  it.each([
    [null, null],
    ['public', null],
    ['public, max-age=60', 60],
    ['s-maxage=5', null],
    ['no-store', 0],
    ['no-cache', null],
    ['no-cache, max-age=30', 30],
    ['s-maxage=0, max-age=3600', 3600],
    ['max-age=0, must-revalidate', 0],
  ])('%j lasts %j seconds', (header, seconds) => {
    expect(readMaxAge(header)).toBe(seconds);
  });
});

it('with a byte order mark is read', async () => {
  reply = () => ({ body: `\uFEFF${JSON.stringify(calls.pagesAll.example)}` });
  expect(await openPage().clients.content.fetchRoutes()).toEqual(calls.pagesAll.example);
});

describe('partners by slug', () => {
  const bySlug = (url: URL) =>
    json(
      (url.searchParams.get('slugs') ?? '')
        .split(',')
        .map((slug) => ({ ...partnersBySlugExample[0], slug }))
        .filter(({ slug }) => slug !== 'unknown'),
    );

  it('are fetched only where they are not kept', async () => {
    reply = bySlug;
    const slugs = async (...wanted: string[]) => {
      const { clients: own, collector } = openPage();
      const found = await own.partners.fetchPartnersBySlug(wanted);
      expect(collector).toMatchObject({ isDegraded: false, isIncomplete: false });
      return found.map(({ slug }) => slug);
    };
    expect(await slugs('b', 'a', 'unknown', 'b')).toEqual(['b', 'a']);
    expect(await slugs('a', 'c', 'unknown')).toEqual(['a', 'c']);
    expect(asked.map((url) => url.searchParams.get('slugs'))).toEqual(['b,a,unknown', 'c']);
    epochs.invalidate(['partner:a']);
    expect(await slugs('a', 'b', 'c')).toEqual(['a', 'b', 'c']);
    expect(asked.at(-1)?.searchParams.get('slugs')).toBe('a');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ 'params[site]': 'prueba', 'params[locale]': 'es_CL' });
  });

  it('that began before a change are not shared with who asks after it, and do not replace what is newer', async () => {
    const held = Promise.withResolvers<Reply>();
    const named = (name: string) => json([{ ...partnersBySlugExample[0], slug: 'a', name }]);
    reply = () => (asked.length === 1 ? held.promise : named('nuevo'));
    const ask = async () => JSON.stringify(await openPage().clients.partners.fetchPartnersBySlug(['a']));
    const before = ask();
    await expect.poll(() => asked.length).toBe(1);
    epochs.invalidate(['partner:a']);
    expect(await ask()).toContain('nuevo');
    held.resolve(named('viejo'));
    expect(await before).toContain('viejo');
    expect(await ask()).toContain('nuevo');
    expect(asked).toHaveLength(2);
  });

  it('are asked for in lists that services accept', async () => {
    reply = bySlug;
    const slugs = Array.from({ length: 450 }, (_, index) => `p${index}`);
    expect((await openPage().clients.partners.fetchPartnersBySlug(slugs)).map(({ slug }) => slug)).toEqual(slugs);
    expect(asked).toHaveLength(3);
  });

  it('are in with the last good ones', async () => {
    reply = bySlug;
    await openPage().clients.partners.fetchPartnersBySlug(['a']);
    epochs.invalidate(['partner:a']);
    reply = () => ({ status: 500 });
    const { clients: own, collector } = openPage();
    expect((await own.partners.fetchPartnersBySlug(['a'])).map(({ slug }) => slug)).toEqual(['a']);
    expect(collector.isDegraded).toBe(true);
    await expect(own.partners.fetchPartnersBySlug(['a', 'b'])).rejects.toBeInstanceOf(ServiceUnavailableError);
  });

  it('that cannot be read are not missing', async () => {
    const [good] = partnersBySlugExample;
    reply = () =>
      json([
        { ...good, slug: 'a' },
        { slug: 'b', name: { es: 'B' }, attributes: {} },
      ]);
    const { clients: own, collector } = openPage();
    expect((await own.partners.fetchPartnersBySlug(['a', 'b'])).map(({ slug }) => slug)).toEqual(['a']);
    expect(collector.isDegraded).toBe(true);
    await expect(own.partners.fetchPartnersBySlug(['b'])).rejects.toThrow('answered nothing that can be read');
  });
});

describe('a jackpot', () => {
  it('is asked for anew after some seconds, also where its service says nothing of time', async () => {
    reply = () => json(calls.jackpot.example);
    const { jackpots } = openPage().clients;
    for (let time = 0; time < 3; time++) await jackpots.fetchJackpot('jp-1', 'CLP');
    expect(asked).toHaveLength(1);
    now += callPolicies.jackpot.freshMilliseconds ?? 0;
    await jackpots.fetchJackpot('jp-1', 'CLP');
    expect(asked).toHaveLength(2);
  });

  it('lets its page live longer than itself, and costs the page nothing when it is missing', async () => {
    reply = () => json(calls.jackpot.example);
    const page = openPage();
    await page.clients.jackpots.fetchJackpot('jp-1', 'CLP');
    expect(page.collector.freshUntil).toBe(now + dataLifetimes.jackpotPageMilliseconds);
    reply = () => ({ status: 404 });
    expect(await page.clients.jackpots.fetchJackpot('jp-9', 'CLP')).toBeNull();
    reply = () => ({ status: 503 });
    await expect(page.clients.jackpots.fetchJackpot('jp-8', 'CLP')).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(page.collector.isDegraded).toBe(false);
  });

  it('has no amount where no broadcaster is configured', async () => {
    const feed = new FeedState();
    const without = createClients({ urls: { content: '', arcade: '', partners: '' }, site: 'a', clock: { epochs, feed, now: () => now } });
    const { jackpots } = without.forPage({ logger: createLogger('test', 'silent'), requestId: 'test-request' }).clients;
    expect([jackpots.broadcaster, await jackpots.fetchJackpot('jp-1', 'CLP')]).toEqual([null, null]);
  });
});

describe('every call of the registry', () => {
  it('reads its example', async () => {
    const byPath = new Map(
      Object.values(calls).map(({ service, path, example }) => [
        `${{ content: '/cms', arcade: '/arcade', partners: '/fenix', jackpots: '' }[service]}${path}`,
        example,
      ]),
    );
    reply = ({ pathname }) => {
      const path = pathname
        .replace(/\/page\/.*/, '/page/{slug}')
        .replace(/\/provider\/\d+\//, '/provider/{id}/')
        .replace('/jp-1', '/{id}');
      return byPath.has(path) ? json(byPath.get(path)) : { status: 404 };
    };
    const { content, arcade, partners, jackpots } = openPage().clients;
    expect((await content.fetchPage('/resenas/casino-andino/', 'es_CL'))?.slug).toBe('/resenas/casino-andino/');
    expect((await content.fetchMicrocopy('es_CL')).compare_casinos).toBe('Comparar casinos');
    expect((await content.fetchGlobals('es_CL')).siteName).toBe('LupaCasino');
    expect(await content.fetchRoutes()).toEqual(calls.pagesAll.example);
    expect(await content.fetchRedirects()).toEqual(calls.redirects.example);
    expect(await content.fetchPaymentMethods()).toEqual(calls.globalPaymentMethod.example);
    expect(await content.fetchGameEntities()).toEqual(calls.gameEntity.example);
    expect(await content.fetchPartnerEntities([partnerEntityExample.partnerSlug])).toEqual([partnerEntityExample]);
    expect(await arcade.fetchProviders()).toEqual(calls.providers.example);
    expect(await arcade.fetchFilters()).toEqual(calls.filters.example);
    expect(await arcade.fetchGames({ gameTypes: ['SLOTS'], jackpots: true })).toEqual(calls.games.example);
    expect(await arcade.fetchGamesByIds(['101'])).toEqual([rawGameExample]);
    expect(await arcade.fetchGamesByType({ gameTypes: ['SLOTS'] })).toEqual([rawGameExample]);
    expect(await arcade.fetchGameTypes()).toEqual(calls.gameTypes.example.gameTypes);
    expect(await arcade.fetchSimilarGames({ providerIds: ['3'] })).toEqual(calls.similarGames.example.results);
    expect(await arcade.fetchGamesByProvider('3')).toEqual([rawGameExample]);
    expect(await partners.fetchToplist('home')).toEqual(toplistAnswersExample[0]);
    expect(await partners.fetchPartnersBySlug(['casino-andino'])).toEqual(partnersBySlugExample);
    expect(await jackpots.fetchJackpot('jp-1', 'CLP')).toEqual(calls.jackpot.example);
    const queries = asked.map(({ pathname, search }) => decodeURIComponent(pathname + search));
    expect(queries).toContain('/cms/page//resenas/casino-andino/?locale=es_CL');
    expect(queries).toContain('/cms/Microcopy/?locale=es_CL&limit=1000');
    expect(queries).toContain('/arcade/games/?gameTypes=SLOTS&jackpots=true&ignoreCache=false');
    expect(queries).toContain('/arcade/games/game_type/?gameTypes=SLOTS&sortingFields=search_volume:desc&ignoreCache=false');
    expect(queries).toContain('/arcade/games/search/?providerIds=3&pageSize=5');
    expect(queries).toContain('/arcade/games/provider/3/?pageSize=4');
    expect(queries).toContain('/jackpots/jp-1?currencyCode=CLP');
    expect(queries).toContain('/fenix/toplist/?identifier=home&params[site]=prueba&params[locale]=es_CL');
  });

  it('takes a page that cannot be read for a failure, and one that is not there for a miss', async () => {
    reply = () => json({ pages: ['no page'], locale: 'es_CL' });
    await expect(openPage().clients.content.fetchPage('/a/', 'es_CL')).rejects.toBeInstanceOf(ServiceUnavailableError);
    reply = () => ({ status: 404 });
    const { clients: own, collector } = openPage();
    expect(await own.content.fetchPage('/b/', 'es_CL')).toBeNull();
    expect([...collector.tags]).toEqual(['page:/b/', 'legal-status']);
  });

  it('gives a page without a slug the one that was asked for, and its blocks an id each', async () => {
    const content = [{ type: 'list' }, { type: 'table', id: 7 }, { type: 'list', id: '7' }, { type: 'list', id: {} }];
    reply = () => json({ pages: [{ title: 'Sin slug', content }] });
    const page = await openPage().clients.content.fetchPage('/a/', 'es_CL');
    expect(page?.slug).toBe('/a/');
    expect(page?.content.map(({ id }) => id)).toEqual(['block-1', '7', '7-2', 'block-4']);
  });

  it('needs no redirects of a service that knows none', async () => {
    expect(await openPage().clients.content.fetchRedirects()).toEqual([]);
  });
});
