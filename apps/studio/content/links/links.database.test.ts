import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from '../../payload-types.ts';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { linkTo, sampleOffer, samplePage, samplePartner, published } from '../../testing/samples.ts';
import { startSecondStudio } from '../../testing/startStudio.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { type ExternalNetwork, checkExternalLinks, checkLinksAtNight } from './runLinkChecks.ts';
import type { CheckAnswer } from './linkPaths.ts';
import type { LinkCounts } from './loadDeadLinks.ts';

const studio = await testStudio();
const second = await startSecondStudio(studio);
afterAll(() => second.destroy());
const own = await logIn(studio, 'editor');

const linking = (url: string) =>
  ({ blockType: 'contentSection', title: 'Sección', body: linkTo({ linkType: 'custom', url }) as never }) as const;
const createPage = (slug: string, urls: string[] = []) =>
  studio.payload.create({
    collection: 'pages',
    locale: 'es_CL',
    data: { ...samplePage(`Página ${slug}`, slug), content: urls.length === 0 ? samplePage('', '').content : urls.map(linking) },
  });
const update = (id: number, data: Partial<Page>) =>
  studio.payload.update({ collection: 'pages', id, locale: 'es_CL', data: { ...data, ...published } });
const list = async (filter = '') => {
  const answer = await callStudio(studio, `links/dead.csv${filter}`, { headers: own });
  expect(answer.status).toBe(200);
  return (await answer.text())
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';'));
};
/** Address, what is wrong, where it is, and its block. */
const dead = async (filter = '') =>
  (await list(filter)).map(([address, , state, , , , title, , , block]) => [address, state, title, block].join(' | '));
const check = async () => (await (await callStudio(studio, 'links/check', json({}, own))).json()) as CheckAnswer;
const count = async () => (await (await callStudio(studio, 'links/count', { headers: own })).json()) as LinkCounts;

describe('a page that is published', () => {
  it('is looked at by itself: what leads nowhere is in the list, with the block that has it, until it is mended', async () => {
    const { id } = await createPage('/arauco/', ['/arauco/', '/sin-nada/']);
    expect(await dead()).toEqual(['/sin-nada/ | No hay ninguna página publicada ahí | Página /arauco/ | 2']);
    expect(await count()).toMatchObject({ internal: 1, external: 0 });
    await studio.payload.update({ collection: 'pages', id, locale: 'es_CL', draft: true, data: { content: [linking('/otra-nada/')] } });
    expect(await dead()).toHaveLength(1);
    await update(id, { content: [linking('/arauco/')] });
    expect(await dead()).toEqual([]);
  });

  it('mends the links that led to its path, and breaks them when it is withdrawn', async () => {
    const carrier = await createPage('/biobio/', ['/calbuco/']);
    expect(await dead()).toHaveLength(1);
    const target = await createPage('/calbuco/');
    expect(await dead()).toEqual([]);
    await studio.payload.update({
      collection: 'pages',
      id: target.id,
      locale: 'es_CL',
      data: { _status: 'draft' },
      unpublishAllLocales: true,
    });
    expect(await dead()).toEqual(['/calbuco/ | No hay ninguna página publicada ahí | Página /biobio/ | 1']);
    await studio.payload.delete({ collection: 'pages', id: carrier.id });
    expect(await dead()).toEqual([]);
  });

  it('is named in its language', async () => {
    const { id } = await createPage('/dalcahue/');
    await studio.payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      publishSpecificLocale: 'en',
      data: {
        title: 'Dalcahue',
        slug: '/en/dalcahue/',
        content: [linking('/en/nothing/')],
        ...published,
      },
    });
    expect((await list()).map((row) => [row[0], row[8], row[10]])).toEqual([
      ['/en/nothing/', 'en', `http://localhost:3001/admin/collections/pages/${id}?locale=en`],
    ]);
    await studio.payload.delete({ collection: 'pages', id });
  });
});

describe('what else leads somewhere', () => {
  it('menus, the footer, redirects, casinos and offers', async () => {
    const { payload } = studio;
    const links = [{ title: 'Uno', url: '/menu-perdido/' }];
    const menu = await payload.create({
      collection: 'navigation-groups',
      data: { groupName: 'Header', navigationItems: [{ name: 'Uno', linksGroups: [{ title: 'Dos', links }] }] },
    });
    const footer = (link: string) =>
      payload.updateGlobal({ slug: 'site-globals', data: { footer: { copyrightArea: { links: [{ text: 'Pie', link }] } } } });
    await footer('/pie-perdido/');
    const target = await createPage('/elqui/');
    const redirect = await payload.create({ collection: 'redirects', data: { from: '/elqui-viejo/', to: '/elqui/', status: '301' } });
    await studio.payload.delete({ collection: 'pages', id: target.id });
    const partner = await payload.create({ collection: 'partners', data: samplePartner('casino-elqui') });
    const offer = await payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'bienvenida') });
    const page = await createPage('/frutillar/', ['/jugar/casino-elqui/bienvenida', '/jugar/casino-elqui/otra']);
    expect((await dead()).toSorted()).toEqual([
      '/elqui/ | No hay ninguna página publicada ahí | /elqui-viejo/ | ',
      '/jugar/casino-elqui/otra/ | No hay ninguna oferta publicada con esa salida | Página /frutillar/ | 2',
      '/menu-perdido/ | No hay ninguna página publicada ahí | Header | ',
      '/pie-perdido/ | No hay ninguna página publicada ahí | Globales | ',
    ]);
    await payload.delete({ collection: 'offers', id: offer.id });
    expect(await dead()).toContain(
      '/jugar/casino-elqui/bienvenida/ | No hay ninguna oferta publicada con esa salida | Página /frutillar/ | 1',
    );
    await footer('mailto:hola@lupa.example');
    await payload.delete({ collection: 'navigation-groups', id: menu.id });
    await payload.delete({ collection: 'redirects', id: redirect.id });
    await payload.delete({ collection: 'pages', id: page.id });
    expect(await dead()).toEqual([]);
  });
});

describe('a check of everything', () => {
  it('finds what was published before there was one, and keeps since when a link is dead', async () => {
    const { id } = await createPage('/guaitecas/', ['/perdido/']);
    await studio.pool.query(`update links.addresses set dead_since = '2026-11-01T12:00:00Z' where address = '/perdido/'`);
    expect(await check()).toEqual({ internal: 1, external: 0, externalCheck: 'off' });
    expect((await list())[0]?.[4]).toBe('2026-11-01 09:00:00');
    await studio.pool.query('delete from links.places');
    await studio.pool.query('delete from links.addresses');
    expect(await check()).toMatchObject({ internal: 1 });
    await studio.payload.delete({ collection: 'pages', id });
  });

  it('is made once a night in Chile, by one studio', async () => {
    const finished = async () =>
      (await studio.pool.query<{ at: Date }>(`select finished_at as at from links.runs where kind = 'internal'`)).rows[0]?.at.getTime();
    const ran = async (hour: string) => {
      const before = await finished();
      await Promise.all([checkLinksAtNight(studio.payload, new Date(hour)), checkLinksAtNight(second, new Date(hour))]);
      return before !== (await finished());
    };
    // Summer time: three hours behind Greenwich.
    await studio.pool.query(`update links.runs set finished_at = '2026-11-24T08:00:00Z'`);
    expect(await ran('2026-11-25T05:59:00Z')).toBe(false);
    expect(await ran('2026-11-25T06:00:00Z')).toBe(true);
    await studio.pool.query(`update links.runs set finished_at = '2026-11-25T06:00:00Z'`);
    expect(await ran('2026-11-26T02:00:00Z')).toBe(false);
    await studio.pool.query('delete from links.runs');
    expect(await ran('2026-11-26T01:00:00Z')).toBe(true);
  });

  it('is for people with a login', async () => {
    for (const [path, method] of [
      ['links/check', 'POST'],
      ['links/count', 'GET'],
      ['links/dead.csv', 'GET'],
    ] as const)
      expect((await callStudio(studio, path, { method })).status, path).toBe(401);
  });
});

describe('links of other sites', () => {
  const network: ExternalNetwork = {
    patience: 1000,
    pause: 0,
    resolve: async () => ['8.8.8.8'],
    open: async ({ pathname }) => ({ status: pathname === '/muerta' ? 404 : 301, location: 'https://nueva.example/' }),
  };
  const setExternal = (checksExternal: boolean) => studio.payload.updateGlobal({ slug: 'link-settings', data: { checksExternal } });

  it('are tried when that is switched on, and forgotten when it is off again', async () => {
    const { id } = await createPage('/hualpen/', ['https://uno.example/muerta', 'https://uno.example/viva']);
    await checkLinksAtNight(studio.payload, new Date(), network);
    expect(await count()).toEqual({ internal: 0, external: 0, redirecting: 0 });
    await setExternal(true);
    await checkLinksAtNight(studio.payload, new Date(), network);
    expect(await dead('?ver=externos')).toEqual(['https://uno.example/muerta | No existe (404) | Página /hualpen/ | 1']);
    expect(await dead('?ver=internos')).toEqual([]);
    expect(await dead('?ver=redirigen')).toEqual(['https://uno.example/viva | Redirige a https://nueva.example | Página /hualpen/ | 2']);
    // What was tried a moment ago is not tried again in the same night.
    await studio.pool.query(`update links.runs set finished_at = null where kind = 'external'`);
    await checkLinksAtNight(studio.payload, new Date(), { ...network, open: () => Promise.reject(new Error('touched')) });
    expect(await count()).toMatchObject({ external: 1, redirecting: 1 });
    expect(await checkExternalLinks(studio.payload, network)).toBe('ran');
    await setExternal(false);
    expect(await check()).toMatchObject({ external: 0, externalCheck: 'off' });
    await studio.payload.delete({ collection: 'pages', id });
  });
});
