import { exampleCatalogue, selectGames } from '@lupa/blocks/shared/examples/exampleCatalogue.ts';
import type { GamePage, GamesById } from '@lupa/blocks/freeGames/gamesCall.ts';
import { describe, expect, it } from 'vitest';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';

const { services, site } = siteOfEachTest(({ answers }) => {
  answers.set('/cms/gameEntity/', { json: [] });
  answers.set('/arcade/games/', { json: selectGames(exampleCatalogue, { pageSize: 4 }) });
  answers.set('/arcade/games/ids/', { json: { results: exampleCatalogue.slice(0, 2) } });
  return { env: { FREEPLAY_URL: 'https://play.example' } };
});

const asked = () => services.requests.filter(({ url }) => url.startsWith('/arcade/games/')).map(({ url }) => decodeURIComponent(url));

describe('GET /api/games', () => {
  it('answers with games as cards show them, and what each choice would leave', async () => {
    const { status, headers, text } = await site.get(
      '/api/games?gameTypes=SLOTS,BLACKJACK&providerIds=3&search=condor&sort=name:asc&page=2&pageSize=4',
    );
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/json',
      'public, max-age=30, s-maxage=60, stale-while-revalidate=120',
    ]);
    const body = JSON.parse(text) as GamePage;
    expect(body.games[0]).toMatchObject({ id: '101', name: 'Desierto Florido', page: { href: '/juegos-gratis/desierto-florido/' } });
    expect(body.games[0]?.freePlay?.['data-play-game']).toBe('101');
    expect(body).toMatchObject({
      rowsFound: 33,
      pagesCount: 9,
      counts: { types: { SLOTS: 23, PROGRESSIVE_JACKPOTS: 7 }, providers: { 3: 24, 7: 9 } },
    });
    expect(asked()).toEqual([
      '/arcade/games/?gameTypes=SLOTS,BLACKJACK&providerIds=3&search=condor&sort=name:asc&page=2&pageSize=4&ignoreCache=false',
    ]);
  });

  it('writes for the language that is asked for', async () => {
    const rtp = async (locale: string) => (JSON.parse((await site.get(`/api/games?locale=${locale}`)).text) as GamePage).games[0]?.rtp;
    expect([await rtp('es-CL'), await rtp('en')]).toEqual(['96,51\u00a0%', '96.51%']);
  });

  it.each([
    ['pageSize=101', 'pageSize'],
    ['pageSize=0', 'pageSize'],
    ['page=0', 'page'],
    ['page=1000001', 'page'],
    ['sort=luck:asc', 'sort'],
    ['providerIds=a%20b', 'providerIds'],
    ['gameTypes=slots%20now', 'gameTypes'],
    ['jackpots=perhaps', 'jackpots'],
    [`search=${'a'.repeat(61)}`, 'search'],
    ['locale=xx', 'locale'],
  ])('refuses %s, asks nobody, and says why', async (query, parameter) => {
    const { status, headers, text } = await site.get(`/api/games?${query}`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([400, 'application/problem+json', 'no-store']);
    expect(JSON.parse(text)).toMatchObject({ status: 400, parameter });
    expect(asked()).toEqual([]);
  });

  it('says that the catalogue is away, and tells no cache', async () => {
    services.answers.set('/arcade/games/', { status: 500 });
    const { status, headers, text } = await site.get('/api/games?page=3');
    expect([status, headers['content-type'], headers['cache-control'], headers['retry-after']]).toEqual([
      503,
      'application/problem+json',
      'no-store',
      '10',
    ]);
    expect(JSON.parse(text)).toMatchObject({ title: 'The games cannot be read now' });
  });
});

describe('GET /api/games/ids', () => {
  it('answers with these games, each asked for once', async () => {
    const { status, text } = await site.get('/api/games/ids?ids=102,101,102');
    expect(status).toBe(200);
    expect((JSON.parse(text) as GamesById).games.map(({ id }) => id)).toEqual(['101', '102']);
    expect(asked()).toEqual(['/arcade/games/ids/?ids=102,101&ignoreCache=false']);
  });

  it.each(['', 'ids=', 'ids=x%20y', `ids=${Array.from({ length: 101 }, (_, index) => index + 1).join()}`])('refuses %s', async (query) => {
    expect((await site.get(`/api/games/ids?${query}`)).status).toBe(400);
  });
});
