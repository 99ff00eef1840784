// Requirements: 3.17, 3.19, 7.18, 7.22.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rendering } from '../../apps/site/rendering.ts';
import { startTestSite, type TestSite } from '../../apps/site/dev/testBed/testSite.tsx';
import { startForeignServices, type ForeignServices } from './startForeignServices.ts';

let services: ForeignServices;
let site: TestSite;
beforeAll(async () => {
  services = await startForeignServices();
  site = await startTestSite('', { env: services.env, rendering });
});
afterAll(async () => {
  await site.close();
  await services.close();
});

const read = async (path: string) => (await site.timers.pass(site.get(path))).text;
const blockOf = (html: string, type: string) => new RegExp(`data-block="${type}"[^]*?(?=data-block="|</main>)`).exec(html)?.[0] ?? '';
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const textsOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 'gs'))].map(([, text = '']) => textOf(text).trim());
/** Of a ranking the entries that are not hidden by its filters. */
const namesShown = (html: string) =>
  [...html.matchAll(/<li\b([^>]*)><article[^]*?<h3[^>]*>([^]*?)<\/h3>/g)].flatMap(([, item = '', name = '']) =>
    / hidden/.test(item) ? [] : [textOf(name).trim()],
  );

test('the home page has its menu, its words and games of a type', async () => {
  const html = await read('/');
  expect(textsOf(html, 'title')[0]).toContain('Casinos del sur');
  expect(textsOf(html, 'nav').join()).toContain('Casino');
  expect(textsOf(html, 'h1')).toEqual(['Casinos del sur']);
  expect(textOf(html)).toContain('Segunda línea.');
  expect(textOf(blockOf(html, 'topList'))).toContain('9,2');
  expect(services.asked.some((path) => path.startsWith('/arcade/games/game_type/?gameTypes=SLOTS'))).toBe(true);
});

test('a way to a casino is the click-out host and the offer’s path, as it is', async () => {
  const [way = ''] = /<a [^>]*rel="sponsored[^>]*>/.exec(blockOf(await read('/'), 'topList')) ?? [];
  expect(way).toContain(`href="${services.env['CLICKOUT_URL']}/austral/bienvenida?medio=lista"`);
  expect(way).toContain('rel="sponsored nofollow noreferrer noopener"');
});

test.each([
  ['', ['Casino Austral', 'Boreal Play', 'Casino Centro', 'Dorado Bet']],
  ['?proveedor=estudio-sur', ['Casino Austral', 'Casino Centro']],
  ['?pago=khipu', ['Casino Austral', 'Boreal Play']],
  ['?bono=freeSpins', ['Boreal Play']],
  ['?pago=khipu&proveedor=12', ['Casino Austral', 'Boreal Play']],
])('a ranking with %j has %j, by what the partners by slug say', async (query, names) => {
  const ranking = blockOf(await read(`/ranking/${query}`), 'topList');
  expect(textOf(ranking)).toMatch(/Medio de pago.*Proveedor.*Tipo de bono/);
  expect(namesShown(ranking)).toEqual(names);
});

test('casinos stand side by side, without one that is outdated', async () => {
  const comparator = blockOf(await read('/ranking/?comparar=austral,dorado'), 'casinoComparator');
  const [heads = ''] = /<thead[^]*?<\/thead>/.exec(comparator) ?? [];
  expect(textOf(heads)).toMatch(/Casino Austral.*Dorado Bet/);
  expect(textOf(comparator)).not.toContain('Casino Centro');
});

test('a review has its facts, lists and table, each cell in its place', async () => {
  const html = await read('/casino/austral/');
  for (const word of ['9,2', '30x', '31 mar 2099']) expect(textOf(blockOf(html, 'heroSection'))).toContain(word);
  for (const word of ['Paga a tiempo.', '9,4', 'TLS 1.3', 'Buena', 'Se juega en pesos.', 'Cóndor Dorado'])
    expect(textOf(blockOf(html, 'generalReview'))).toContain(word);
  expect(textsOf(blockOf(html, 'prosCons'), 'li')).toEqual(['Paga rápido', 'Atiende en español', 'Rollover de 30x', '7']);
  const [body = ''] = /<tbody[^]*?<\/tbody>/.exec(blockOf(html, 'table')) ?? [];
  const cells = textsOf(body, 'tr').map((row) => row.split(/\s+/));
  expect(cells).toEqual([
    ['Webpay', '24', '9.1'],
    ['Khipu', '-', '8,7'],
  ]);
  const dropped = site.logs.filter(({ details }) => details['dropped'] !== undefined);
  expect(JSON.stringify(dropped)).toContain('rows.1.cells.1');
});

test.each(['/casino/dorado/', '/casino/centro/'])(
  'no block of %s has a way to a casino without `urlOffer` or that is outdated',
  async (path) => {
    expect(/<main[^]*<\/main>/.exec(await read(path))?.[0]).not.toContain('/jugar/');
  },
);

test('the library answers the filters by the names of the service', async () => {
  const gamesOf = async (query: string) =>
    [...blockOf(await read(`/juegos/${query}`), 'freeGames').matchAll(/<article[^]*?<p[^>]*>(.*?)<\/p>/g)].map(([, name = '']) =>
      textOf(name).trim(),
    );
  expect(await gamesOf('')).toHaveLength(4);
  expect(await gamesOf('?tipo=ruleta')).toEqual(['Ruleta Austral']);
  expect(await gamesOf('?proveedor=12&buscar=salar')).toEqual(['Salar 2', 'Salar 4', 'Salar 6', 'Salar 8']);
});

test('a page that is not there is a 404 with the service’s words, and the site map names the others', async () => {
  const { status, text } = await site.get('/no-esta/');
  expect([status, text.includes('Esa página no existe')]).toEqual([404, true]);
  const paths = [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual(['/', '/ranking/', '/casino/austral/', '/casino/dorado/', '/casino/centro/', '/juegos/', '/juego/condor/']);
});
