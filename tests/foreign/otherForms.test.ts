// Requirements: 3.51, 5.13, 5.20, 7.35, 8.2.
import { blockTypes } from '@lupa/contracts/blockType.ts';
import { isObject } from '@lupa/contracts/plainValues.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rendering } from '../../apps/site/rendering.ts';
import { startTestSite } from '../../apps/site/dev/testBed/testSite.tsx';
import { games, partnerEntities, partnersBySlug, toplist } from './content.ts';
import { startForeignServices, type ForeignServices } from './startForeignServices.ts';

const paths = ['/', '/ranking/', '/casino/austral/', '/juegos/', '/juego/condor/'];
let services: ForeignServices;
let usual: Awaited<ReturnType<typeof visit>>;
beforeAll(async () => {
  services = await startForeignServices();
  usual = await visit(...paths);
});
afterEach(() => services.replaced.clear());
afterAll(() => services.close());

const answer = (path: string, sent: unknown) => services.replaced.set(path, () => sent);

async function visit(...paths: string[]) {
  const site = await startTestSite('', { env: services.env, rendering });
  const answers = [];
  for (const path of paths) answers.push(await site.timers.pass(site.get(path)));
  await site.close();
  return { answers, texts: answers.map(({ text }) => text), logs: site.logs };
}

const page = (title: string, content: object[]) => ({ pages: [{ title, content }], locale: 'es_CL' });

test('a page with capitals in its slug is asked for as it is listed, and has one address in links and sitemap', async () => {
  answer('/cms/pages/all', [
    { slug: '/', title: 'Inicio', sitemapCategory: 'Otras' },
    { slug: '/Promo_1/', title: 'Promo', sitemapCategory: 'Otras' },
    { slug: '/sitemap/', title: 'Mapa', sitemapCategory: 'Otras' },
  ]);
  answer('/cms/page//Promo_1/', page('Promo', [{ type: 'contentSection', title: 'Promo', body: 'Texto de la promo.' }]));
  const { answers, texts } = await visit('/promo_1/', '/Promo_1/', '/sitemap.xml', '/sitemap/', '/promo_1/');
  expect(answers.map(({ status }) => status)).toEqual([200, 301, 200, 200, 200]);
  expect(answers[1]?.headers['location']).toBe('/promo_1/');
  expect(texts[0]).toContain('Texto de la promo.');
  expect(texts[2]).toContain('/promo_1/</loc>');
  expect(texts[3]).toContain('href="/promo_1/"');
  expect(texts[3]).not.toContain('Promo_1');
});

/** As Strapi and its like answer: what is in a list is a resource with its attributes, under a type of its own. */
function asResources(value: unknown): unknown {
  if (Array.isArray(value))
    return { data: value.map((one) => (isObject(one) ? asResource(one) : one)), meta: { pagination: { total: value.length } } };
  return isObject(value) ? mapValues(value, asResources) : value;
}

function asResource({ id, type, ...thing }: Record<string, unknown>) {
  const attributes = mapValues(thing, asResources);
  if (typeof type !== 'string') return { id, type: 'things', attributes };
  return {
    id,
    attributes: { ...attributes, [type in pageBlocks ? '__component' : 'type']: type in pageBlocks ? `blocks.${kebab(type)}` : type },
  };
}

const pageBlocks = Object.fromEntries(blockTypes.map((type) => [type, true]));
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const snake = (name: string) => (/^[a-z]+[A-Z]/.test(name) ? kebab(name).replaceAll('-', '_') : name);
const pascal = (name: string) => (/^[a-z]/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name);
const maps = ['partners', 'bonusTypes', 'gameTypes'];

/** All names in Pascal case but those of maps, ids and totals as text. */
function inPascalCase(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((one) => inPascalCase(one));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      isMap ? name : pascal(name),
      typeof inner === 'number' ? String(inner) : inPascalCase(inner, maps.includes(name)),
    ]),
  );
}

/** As hypermedia: the list of an answer in an envelope, what is said of it beside it. */
function asHypermedia(value: unknown): unknown {
  const written = inPascalCase(value);
  const { Results, RowsFound, PagesCount } = written as Record<string, unknown>;
  const page = { totalElements: RowsFound, totalPages: PagesCount };
  if (Array.isArray(Results)) return { _embedded: { things: Results }, page, _links: { self: { href: '/' } } };
  return Array.isArray(written) ? { _embedded: { things: written } } : { payload: written };
}

/** As a graph: nodes of edges in a list, what stands in lists within has its fields apart. */
const asGraph = (value: unknown): unknown => {
  const nodes = (list: unknown[]) => ({ data: { things: { edges: list.map((node) => ({ node, cursor: '' })) } } });
  if (Array.isArray(value)) return nodes(value);
  const { results, ...counts } = value as { results?: unknown };
  return Array.isArray(results) ? { ...nodes(results), meta: counts } : { data: { thing: value } };
};

const mapValues = (thing: object, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, map(value)]));

/** In an envelope of its own, all names in snake case. */
const inSnakeCase = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inSnakeCase)
    : isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [snake(name), inSnakeCase(inner)]))
      : value;

test.each([
  ['resources with attributes', asResources],
  ['snake case in an envelope', (value: unknown) => ({ status: 'ok', data: inSnakeCase(value) })],
  ['hypermedia in Pascal case', asHypermedia],
  ['nodes of a graph', asGraph],
])('pages are the same where every answer comes as %s', async (_, write) => {
  const calls = new Set(services.asked.map((url) => decodeURIComponent(url.split('?')[0] ?? '')));
  for (const path of calls) services.replaced.set(path, (sent) => (sent === undefined ? undefined : write(sent)));
  const { texts, logs } = await visit(...paths);
  expect(logs.filter(isDropping)).toHaveLength(usual.logs.filter(isDropping).length);
  for (const [index, text] of texts.entries()) expect(shownText(text).split(' ')).toEqual(shownText(usual.texts[index] ?? '').split(' '));
});

const isDropping = ({ details }: { details: Record<string, unknown> }) => details['dropped'] !== undefined;
const shownText = (html: string) =>
  html
    .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .join(' ');

test('partners keyed by numbers keep their rank, and 10,000 of them are cut, which is in the log', async () => {
  const [austral, boreal] = partnersBySlug;
  const many = Array.from(
    { length: 10_000 },
    (_, index) => `"c${index}":${JSON.stringify({ ...boreal, slug: `c${index}`, name: `C ${index}` })}`,
  );
  const sent = `{"partners":{"casino-uno":${JSON.stringify(austral)},"888":${JSON.stringify({ ...boreal, slug: '888', name: 'Ochos' })},"77":${JSON.stringify({ ...boreal, slug: '77', name: 'Sietes' })},${many.join(',')}}}`;
  services.raw.set('/api/fenix/toplist/', sent);
  const { texts, logs } = await visit('/ranking/');
  services.raw.clear();
  const places = ['Casino Austral', 'Ochos', 'Sietes'].map((name) => texts[0]?.indexOf(`>${name}<`) ?? -1);
  expect(places).toEqual(places.filter((place) => place >= 0).toSorted((one, other) => one - other));
  expect(texts[0]?.length).toBeLessThan(700_000);
  expect(JSON.stringify(logs)).toContain('the first 300 are kept');
});

test('games in the names of SPEC are read, one that is sent twice is shown once, and no link has an empty part', async () => {
  const spec = { id: 5, name: 'Plano', normalisedName: 'plano', gameType: 'SLOTS', image: { src: 'plano' }, freePlayHash: 'h5', rtp: 96.5 };
  const results = [
    { ...spec, providerId: 12, providerNormaliseName: 'taller-doce', providerImage: 'doce' },
    { ...spec, providerId: 12, providerNormaliseName: 'taller-doce' },
    { ...spec, id: 6, name: 'Sin proveedor', providerId: 12 },
    { name: 'Sin id', normalisedName: 'sin-id', freePlayHash: 'h7' },
    { id: 8 },
  ];
  answer('/arcade/games/', results);
  const [text = ''] = (await visit('/juegos/')).texts;
  expect(text.match(/<article/g)?.length).toBe(4);
  expect(text).toContain('/provider/taller-doce/game/plano/h5/play/free');
  expect(text).not.toMatch(/provider\/\/|game\/\/|h7\/play/);
  expect(text).toContain('N/A');
});

test('a list of games with jackpots has no others, whatever the service filters', async () => {
  answer('/cms/page//pozos/', page('Pozos', [{ type: 'freeGames', title: 'Pozos', gameTypes: ['Progressive Jackpots'] }]));
  answer('/arcade/games/', { data: games, rowsFound: String(games.length), pagesCount: '1' });
  const [text = ''] = (await visit('/pozos/')).texts;
  expect(text).toContain('Cóndor Dorado');
  expect(text).not.toContain('Salar 1');
});

test('without offers `urlOffer` is the way out', async () => {
  const bare = (partner: object) => ({ ...partner, offers: [] });
  answer('/cms/partnerEntity', partnerEntities.map(bare));
  const within = <Partner extends { attributes: object }>(partner: Partner) => ({ ...partner, attributes: bare(partner.attributes) });
  answer('/api/fenix/partners-by-slug/', partnersBySlug.map(within));
  const partners = Object.fromEntries(Object.entries(toplist[0]?.partners ?? {}).map(([slug, partner]) => [slug, within(partner)]));
  answer('/api/fenix/toplist/', [{ responseId: 1, partners }]);
  for (const text of (await visit('/ranking/', '/casino/austral/')).texts)
    expect(text).toMatch(/<a[^>]*href="https:\/\/salida\.example\/austral"[^>]*rel="sponsored nofollow noreferrer noopener"/);
});
