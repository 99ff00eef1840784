import { facetsExample, gamePagesExample, providerExample, rawGameExample } from '@lupa/contracts/game.ts';
import { toplistAnswersExample, toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { describe, expect, it } from 'vitest';
import { validateHtml } from '../../../../tests/setup/validateHtml.ts';
import { rendering } from '../../rendering.ts';
import { setPage } from '../../dev/testBed/foreignContent.ts';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';

const { services, site, restart } = siteOfEachTest(({ answers }) => {
  answers.set('/fenix/toplist/', { json: toplistAnswersExample });
  answers.set('/arcade/providers/', { json: [providerExample] });
  answers.set('/arcade/filters/', { json: facetsExample });
  answers.set('/arcade/games/', { json: { results: [rawGameExample], rowsFound: 12, pagesCount: 1, facets: facetsExample } });
  return { rendering };
});

const game = { ...rawGameExample, localUrl: null };
const path = '/juegos-gratis/desierto-florido-101/';
const setGame = (change: object = {}) => services.answers.set('/arcade/games/ids/', { json: { results: [{ ...game, ...change }] } });

describe('the page of a game', () => {
  it('tells what is known of it, what it costs, and where it is played for money', async () => {
    setGame();
    const { status, text, headers } = await site.get(path);
    expect(status).toBe(200);
    expect(text).toContain('<title>Desierto Florido: juega gratis, datos y costo</title>');
    expect(text).toContain(`<link rel="canonical" href="https://lupacasino.example${path}"/>`);
    expect(text).not.toContain('noindex');
    // 100 rounds at $100 of which 96.51 % come back.
    for (const figure of ['$10.000', '$9.651', '$349']) expect(text).toContain(figure);
    expect(text).toContain('id="topList-casinos"');
    expect(text).toContain('"@type":"BreadcrumbList"');
    expect(String(headers['cache-tag']).split(',')).toEqual(expect.arrayContaining(['catalogue', `page:${path}`]));
    expect(await validateHtml(text)).toEqual([]);
  });

  it('shows a name as text', async () => {
    setGame({ name: 'Rey <b>&</b> "Oro"' });
    const { text } = await site.get(path);
    expect(text).toContain('Rey &amp; &quot;Oro&quot;');
    expect(text).not.toContain('Rey <b>');
    expect(await validateHtml(text)).toEqual([]);
  });

  it.each([
    ['cannot be played', { freePlayHash: null }],
    ['does not tell what it returns', { attributes: [] }],
  ])('is kept out of search engines while it %s', async (_, change) => {
    setGame(change);
    const { status, text } = await site.get(path);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });

  it('is kept out of search engines while no casino that we recommend carries it', async () => {
    setGame();
    const [answer] = toplistAnswersExample;
    const poor = { ...toplistPartnerExample, attributes: { ...toplistPartnerExample.attributes, rating: 5, verdict: null } };
    services.answers.set('/fenix/toplist/', { json: [{ ...answer, partners: { 'casino-andino': poor } }] });
    await restart();
    expect((await site.get(path)).text).toContain('<meta name="robots" content="noindex"/>');
  });

  it('leads to the next games of the catalogue', async () => {
    setGame();
    const next = { ...gamePagesExample.results[0], id: '102', normalisedName: 'condor-de-fuego' };
    services.answers.set('/arcade/games/pages/', { json: { results: [gamePagesExample.results[0], next], partsCount: 1 } });
    expect((await site.get(path)).text).toContain('href="/juegos-gratis/condor-de-fuego-102/"');
  });

  it('stays as it is while its free play is stopped, with a game like it to play', async () => {
    await restart({ env: { FREEPLAY_URL: 'https://play.example' } });
    setGame({ isFreePlayStopped: true });
    const listed = { ...rawGameExample, isFreePlayStopped: true };
    services.answers.set('/arcade/games/', { json: { results: [listed], rowsFound: 1, pagesCount: 1, facets: facetsExample } });
    const other = { ...game, id: '102', name: 'Condor de Fuego', normalisedName: 'condor-de-fuego' };
    services.answers.set('/arcade/games/ids/?ids=102&ignoreCache=false', { json: { results: [other] } });
    services.answers.set('/arcade/games/search/', { json: { results: [{ id: '102', name: 'Condor de Fuego', image: null }] } });
    const { status, text } = await site.get(path);
    expect(status).toBe(200);
    expect(text).toContain('<title>Desierto Florido: juega gratis, datos y costo</title>');
    expect(text).toContain(`<link rel="canonical" href="https://lupacasino.example${path}"/>`);
    expect(text).not.toContain('noindex');
    expect(text).toContain('Desierto Florido no parte ahora. Mientras tanto puedes jugar Condor de Fuego, que se parece.');
    expect(text).toContain('data-play-game="102"');
    expect(text).not.toContain('data-play-game="101"');
    expect(text).not.toContain('Aquí se prueba gratis');
    expect(await validateHtml(text)).toEqual([]);
  });

  it('costs nothing known where the game does not tell what it returns', async () => {
    setGame({ attributes: [] });
    expect((await site.get(path)).text).not.toContain('Cuánto cuestan 100 jugadas');
  });

  it('stands at one address: another name leads there, and to the page that editors have written', async () => {
    setGame();
    const renamed = await site.get('/juegos-gratis/nombre-viejo-101/');
    expect([renamed.status, renamed.headers.location]).toEqual([301, path]);
    setGame({ id: '102', localUrl: '/juegos-gratis/condor/' });
    const written = await site.get('/juegos-gratis/condor-102/');
    expect([written.status, written.headers.location]).toEqual([301, '/juegos-gratis/condor/']);
  });

  it('is missing where the catalogue has no such game', async () => {
    services.answers.set('/arcade/games/ids/', { json: { results: [] } });
    expect((await site.get('/juegos-gratis/nada-999/')).status).toBe(404);
  });

  it('gives way to a page of editors, and to a redirect', async () => {
    setGame();
    setPage(services, path, { title: 'De la redacción' });
    expect((await site.get(path)).text).toContain('<title>De la redacción</title>');
    services.answers.set('/cms/redirects', { json: [{ from: '/juegos-gratis/otro-101/', to: '/juegos-gratis/', status: 302 }] });
    setGame({ normalisedName: 'otro' });
    const moved = await site.get('/juegos-gratis/otro-101/');
    expect([moved.status, moved.headers.location]).toEqual([302, '/juegos-gratis/']);
  });

  it('cannot be shown without the catalogue, and stands without the partners', async () => {
    services.answers.set('/arcade/games/ids/', { status: 500 });
    expect((await site.get('/juegos-gratis/sin-catalogo-7/')).status).toBe(503);
    setGame();
    services.answers.set('/fenix/toplist/', { status: 500 });
    await restart();
    const { status, text } = await site.get(path);
    expect(status).toBe(200);
    expect(text).not.toContain('topList-casinos');
  });

  it('gives out the parts of its casinos', async () => {
    setGame();
    const { text } = await site.get(path);
    const [, address = ''] = /data-detail="([^"]+)"/.exec(text) ?? [];
    expect(address).toContain(`${path}?detalle=`);
    expect((await site.get(address.replaceAll('&amp;', '&'))).status).toBe(200);
  });
});

describe('the page of a provider', () => {
  it('has its games and the casinos that carry them', async () => {
    const { status, text } = await site.get('/proveedores/cordillera-play/');
    expect(status).toBe(200);
    expect(text).toContain('<title>Cordillera Play: juegos gratis y casinos</title>');
    expect(text).toContain('Casinos con juegos de Cordillera Play');
    expect(text).toContain('>1 juego<');
    expect(text).not.toContain('noindex');
    expect(await validateHtml(text)).toEqual([]);
  });

  it('is kept out of search engines where it makes no games any more, and is missing where nobody knows it', async () => {
    expect((await site.get('/proveedores/nadie/')).status).toBe(404);
    services.answers.set('/arcade/providers/', { json: [{ ...providerExample, archived: true, normalisedName: 'antiguo' }] });
    await restart();
    expect((await site.get('/proveedores/antiguo/')).text).toContain('noindex');
  });
});

describe('the page of a type', () => {
  it('has its games, who makes them, and the other types', async () => {
    const { status, text } = await site.get('/juegos-gratis/keno/');
    expect(status).toBe(200);
    expect(text).toContain('<title>Keno gratis</title>');
    expect(text).toContain('href="/proveedores/cordillera-play/"');
    expect(text).toContain('href="/juegos-gratis/tragamonedas/"');
    expect(await validateHtml(text)).toEqual([]);
  });

  it('is missing where the catalogue has none', async () => {
    services.answers.set('/arcade/games/', { json: { results: [], rowsFound: 0, pagesCount: 0 } });
    expect((await site.get('/juegos-gratis/craps/')).status).toBe(404);
  });
});

describe('sitemaps', () => {
  const urlsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const siteUrl = 'https://lupacasino.example';

  it('are parts of an index: pages of editors, providers and types, and games with their pictures', async () => {
    services.answers.set('/arcade/games/pages/', { json: { ...gamePagesExample, partsCount: 2 } });
    const parts = ['/sitemap-1.xml', '/sitemap-catalogue.xml', '/sitemap-games-1.xml', '/sitemap-games-2.xml'];
    expect(urlsIn((await site.get('/sitemap.xml')).text)).toEqual(parts.map((part) => siteUrl + part));
    expect(urlsIn((await site.get('/sitemap-1.xml')).text)).toEqual([`${siteUrl}/`, `${siteUrl}/resenas/`]);
    const { text, headers } = await site.get('/sitemap-games-1.xml');
    expect(urlsIn(text)).toEqual([siteUrl + path]);
    expect(text).toMatch(/<lastmod>2026-11-02T12:00:00.000Z<\/lastmod><image:image><image:loc>[^<]+591785b794601e212b260e25925636fd/);
    expect(headers['cache-tag']).toBe('routes,catalogue,partners,ratings');
    expect((await site.get('/sitemap-games-3.xml')).status).toBe(404);
  });

  it('leave out what editors have written a page for, types, and providers with few games or in no casino that we recommend', async () => {
    const providers = [
      providerExample,
      { ...providerExample, id: '4', normalisedName: 'pocos' },
      { ...providerExample, id: '5', normalisedName: 'sin-casino' },
    ];
    services.answers.set('/arcade/providers/', { json: providers });
    services.answers.set('/arcade/filters/', {
      json: {
        gameTypes: [
          { type: 'KENO', label: 'Keno', count: 5 },
          { type: 'CRAPS', label: 'Craps', count: 4 },
          { type: 'BINGO', label: 'Bingo', count: 50 },
        ],
        providers: [
          { id: '3', name: 'Cordillera Play', count: 5 },
          { id: '4', name: 'Pocos', count: 4 },
          { id: '5', name: 'Sin casino', count: 50 },
        ],
        jackpots: 0,
      },
    });
    services.answers.set('/cms/pages/all', { json: [{ slug: '/' }, { slug: '/juegos-gratis/bingo/' }] });
    await restart();
    const catalogue = await site.get('/sitemap-catalogue.xml');
    expect(urlsIn(catalogue.text)).toEqual(['/proveedores/cordillera-play/'].map((each) => siteUrl + each));
  });
});
