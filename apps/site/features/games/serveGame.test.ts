// Requirements: 2.73, 2.77.
import type { FullModeGame } from '@lupa/blocks/playGame/loadFullModeGame.ts';
import { readLinkPlacement } from '@lupa/blocks/testing/readLinkPlacement.ts';
import { exampleGames } from '@lupa/blocks/shared/examples/exampleCatalogue.ts';
import { logoHash } from '@lupa/contracts/game.ts';
import { gameEntitiesExample } from '@lupa/contracts/gameEntity.ts';
import { offerExample } from '@lupa/contracts/offer.ts';
import { toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { expect, test } from 'vitest';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';
import type { TestAnswer } from '../../dev/testBed/testSite.tsx';

const secret = 'a-secret-of-at-least-32-characters';
const { services, site } = siteOfEachTest(({ answers }) => {
  const offers = [{ ...offerExample, attributes: { ...offerExample.attributes, expiration: null } }];
  const partner = (name: string, providers: object[]) => ({
    slug: name,
    name,
    attributes: { ...toplistPartnerExample.attributes, providers, offers },
  });
  answers.set('/fenix/toplist/', {
    json: [
      {
        responseId: 'home.7.1c9f0a2be4d1',
        partners: { other: partner('other', [{ arcadeId: 7 }]), andino: partner('andino', [{ arcadeId: 3 }]) },
      },
    ],
  });
  answers.set('/fenix/partners-by-slug/', { json: [{ ...partner('nevado', []), responseId: 'partners.1' }] });
  answers.set('/cms/gameEntity/', { json: gameEntitiesExample });
  const byIds = (ids: string[]) => ({ json: { results: exampleGames.filter(({ id }) => ids.includes(id)) } });
  answers.set('/arcade/games/ids/?ids=101&ignoreCache=false', byIds(['101']));
  answers.set('/arcade/games/ids/', byIds(['101', '102', '103', '104']));
  answers.set('/arcade/games/ids/?ids=999&ignoreCache=false', byIds([]));
  answers.set('/arcade/games/search/', {
    json: { results: exampleGames.slice(0, 4).map(({ id, name, images }) => ({ id, name, image: logoHash(images) })) },
  });
  return { env: { FREEPLAY_URL: 'https://play.example' } };
});

const gameIn = ({ text }: TestAnswer) => JSON.parse(text) as FullModeGame;

test('says what the full mode shows around a game, for a minute', async () => {
  const answer = await site.get('/api/games/101?locale=es-CL');
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  expect(gameIn(answer)).toMatchObject({
    id: '101',
    name: 'Desierto Florido',
    kind: 'Tragamonedas · Cordillera Play',
    page: { href: '/juegos-gratis/desierto-florido/' },
  });
  expect(gameIn(answer).description).toBe(gameEntitiesExample[0]?.description);
});

test('the casino is that of the place of a visitor, and shared caches are told on what that depends', async () => {
  services.answers.set('/fenix/territories/', { json: ['CL'] });
  await site.warmUp();
  const answer = await site.get('/api/games/101', { headers: { 'x-country-code': 'AR' } });
  expect(answer.headers['vary']).toBe('x-country-code, x-region-code');
  expect(services.requests.findLast(({ url }) => url.startsWith('/fenix/toplist/'))?.url).toContain('territory=ZZ');
});

test('similar games are those that can be played, each with what opens it', async () => {
  const { similarGames } = gameIn(await site.get('/api/games/101'));
  // 104 cannot be played free.
  expect(similarGames.map(({ id }) => id)).toEqual(['101', '102', '103']);
  expect(similarGames[1]?.play).toMatchObject({ 'data-play-game': '102', 'data-game-name': 'Condor de Fuego', target: '_blank' });
});

test('the casino is looked up by provider; its ways out are signed for the full mode and the page', async () => {
  const { casino } = gameIn(await site.get(`/api/games/101?page=${encodeURIComponent('/juegos-gratis/ca%C3%B1averal/')}`));
  expect(casino).toMatchObject({ slug: 'andino', clickOut: { rel: 'sponsored nofollow noreferrer noopener', target: '_blank' } });
  const placements = [casino?.clickOut, casino?.bonusLink].map((anchor) => readLinkPlacement(anchor?.href, secret));
  const common = { page: '/juegos-gratis/cañaveral/', block: 'full-mode', toplist: 'home', responseId: 'home.7.1c9f0a2be4d1', position: 2 };
  expect(placements).toEqual([
    { ...common, linkId: 'cta' },
    { ...common, linkId: 'bonus' },
  ]);
});

test('the casino is the one that the page named', async () => {
  expect(gameIn(await site.get('/api/games/101?partner=nevado')).casino?.slug).toBe('nevado');
});

test('what only embellishes may be missing, for a moment', async () => {
  for (const path of ['/fenix/toplist/', '/cms/gameEntity/', '/arcade/games/search/', '/cms/Microcopy/'])
    services.answers.set(path, { status: 500 });
  const answer = await site.get('/api/games/101');
  expect(gameIn(answer)).toMatchObject({ name: 'Desierto Florido', casino: null, similarGames: [] });
  expect(gameIn(answer).description?.replaceAll('\u00a0', ' ')).toMatch(/^RTP 96,51 % · Volatilidad Alta · /);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  ['/api/games/a%20b', 400, 'id'],
  [`/api/games/${'9'.repeat(65)}`, 400, 'id'],
  ['/api/games/101?locale=tlh', 400, 'locale'],
  ['/api/games/101?partner=../x', 400, 'partner'],
  ['/api/games/101?page=https://other.example/', 400, 'page'],
  ['/api/games/101?page=/Juegos', 400, 'page'],
  [`/api/games/101?page=/${'a'.repeat(400)}/`, 400, 'page'],
  ['/api/games/999', 404, undefined],
])('%s is a problem %i', async (target, status, parameter) => {
  const answer = await site.get(target);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(answer.text)).toMatchObject(parameter ? { status, parameter } : { status });
});

test('without the catalogue it is a 503', async () => {
  services.answers.set('/arcade/games/ids/?ids=101&ignoreCache=false', { status: 500 });
  expect((await site.get('/api/games/101')).status).toBe(503);
});
