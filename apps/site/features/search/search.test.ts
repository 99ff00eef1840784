import { rawGameExample } from '@lupa/contracts/game.ts';
import { legalAnswerExample } from '@lupa/contracts/legalStatus.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { validateHtml } from '../../../../tests/setup/validateHtml.ts';
import { PageDocument } from '../../page/PageDocument.tsx';
import { setGamesContent } from '../../dev/testBed/gamesContent.ts';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';

const { services, site } = siteOfEachTest((usual) => {
  setGamesContent(usual);
  return { rendering: { PageDocument } };
});

const found = (more: object) => ({
  kind: 'page',
  path: '/guias/rollover/',
  title: 'Qué es el rollover',
  category: 'Guías',
  score: 0.9,
  ...more,
});
const setResults = (results: object[], host: string | null = null) => services.answers.set('/cms/search/', { json: { host, results } });

describe('the search page', () => {
  it('asks, and says what it can be asked for', async () => {
    services.answers.set('/arcade/games/', { json: { results: [rawGameExample], rowsFound: 1, pagesCount: 1 } });
    const { status, text, headers } = await site.get('/buscar/');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(text).toMatch(/<form [^>]*action="\/buscar\/"/);
    expect(text).toMatch(/<meta name="robots" content="noindex/);
    expect(text).not.toContain('resultados para');
    expect(text).toContain('href="/buscar/?q=Casinos%20con%20Webpay"');
    expect(text).toContain('Los juegos más buscados');
    expect(services.count('/cms/search/')).toBe(0);
    expect(await validateHtml(text)).toEqual([]);
  });

  it('shows what was found with what it is, and keeps nothing of the question', async () => {
    setResults([found({})]);
    const first = await site.get('/buscar/?q=rolover%20%3Cb%3E');
    expect(first.text).toContain('Qué es el rollover');
    expect(first.text).toContain('Guías');
    expect(first.text).toContain('value="rolover &lt;b&gt;"');
    expect(first.text).not.toContain('rolover <b>');
    expect(first.headers['x-cache']).toBeUndefined();
    expect(await validateHtml(first.text)).toEqual([]);
    expect(JSON.stringify(site.logs)).not.toContain('rolover');
  });

  it('begins with the page whose address is what was asked for, among those that were found as well', async () => {
    setResults([found({}), found({ path: '/metodos-de-pago/webpay/', title: 'Casinos con Webpay' })]);
    const { text } = await site.get('/buscar/?q=casino%20webpay');
    expect(text.indexOf('Casinos con Webpay</')).toBeLessThan(text.indexOf('Qué es el rollover</'));
    setResults([found({}), found({ path: '/metodos-de-pago/webpay/', title: 'Casinos con Webpay', score: 0.8 })]);
    const worse = (await site.get('/buscar/?q=webpay')).text;
    expect(worse.indexOf('Casinos con Webpay</')).toBeGreaterThan(worse.indexOf('Qué es el rollover</'));
  });

  it('says that there is nothing, and how to go on', async () => {
    setResults([]);
    services.answers.set('/arcade/games/', { json: { results: [], rowsFound: 0, pagesCount: 0 } });
    const { text } = await site.get('/buscar/?q=ganar%20mucha%20plata%20ahora');
    expect(text).toContain('Ni con lupa encontramos algo para «ganar mucha plata ahora»');
    expect(text).toContain('Revisa cómo está escrito');
  });

  it.each(['%25', '_', '%F0%9F%8E%B0'])('finds nothing for signs alone, and says what it can be asked for: %s', async (signs) => {
    const { text } = await site.get(`/buscar/?q=${signs}`);
    expect(text).toContain('Escribe al menos una letra o un número');
    expect([services.count('/cms/search/'), services.count('/arcade/games/')]).toEqual([0, 0]);
  });

  it('says that a part does not answer, and shows the rest', async () => {
    services.answers.set('/cms/search/', { status: 500 });
    const { status, text } = await site.get('/buscar/?q=a');
    expect(status).toBe(200);
    expect(text).toContain('Una parte de la búsqueda no responde ahora');
  });

  it('does without a content service that has no search', async () => {
    services.answers.set('/cms/search/', { status: 404 });
    expect((await site.get('/buscar/?q=a')).status).toBe(200);
  });

  it.each(['br', 'gzip'])('is sent as %s to who takes that', async (coding) => {
    for (const path of ['/buscar/?q=a', '/api/search?q=a']) {
      const { status, headers } = await site.get(path, { headers: { 'accept-encoding': coding } });
      expect([status, headers['content-encoding'], headers['vary']], path).toEqual([200, coding, 'Accept-Encoding']);
    }
  });

  it('has one address, in each language one', async () => {
    expect(await site.get('/buscar?q=a%20b')).toMatchObject({ status: 301, headers: { location: '/buscar/?q=a%20b' } });
    for (const path of ['/en/search/', '/fr/recherche/', '/de/suche/']) expect((await site.get(path)).status, path).toBe(200);
  });

  it('takes a question of any length and of any signs', async () => {
    setResults([]);
    for (const question of ['a'.repeat(1500), '%00%01', '%F0%9F%8D%80', '%E0%A4%A', '"><script>']) {
      const { status, text } = await site.get(`/buscar/?q=${question}`);
      expect(status, question).toBe(200);
      expect(text).not.toContain('"><script>');
    }
  });
});

describe('the verdict on a casino', () => {
  const casino = { kind: 'casino', path: '/resenas/andino/', title: 'Casino Andino', partner: 'andino', host: 'andino.example', score: 1 };
  const warning = { kind: 'warning', path: '/lista-negra/', title: 'Casino Pirata', summary: 'No paga.', since: '2026-09-01', score: 1 };
  beforeEach(() => {
    services.answers.set('/fenix/partners-by-slug/', {
      json: [{ slug: 'andino', name: 'Casino Andino', attributes: { activePartner: true, recommendedPartner: null, rating: 9.2 } }],
    });
  });

  it.each([
    [9.2, 'Lo recomendamos'],
    [7.9, 'Con reparos'],
    [5.5, 'No lo recomendamos'],
  ])('is what a rating of %d comes to', async (rating, verdict) => {
    services.answers.set('/fenix/partners-by-slug/', {
      json: [{ slug: 'andino', name: 'Casino Andino', attributes: { activePartner: true, recommendedPartner: null, rating } }],
    });
    setResults([{ ...casino, match: 'name' }]);
    const { text } = await site.get('/buscar/?q=casino%20andino');
    expect(text).toContain(`<strong>${verdict}</strong>`);
  });

  it('is that it was reviewed, with its note', async () => {
    setResults([{ ...casino, match: 'host' }], 'andino.example');
    const { text } = await site.get('/buscar/?q=https%3A%2F%2Fandino.example');
    expect(text).toContain('¿Puedo confiar en Casino Andino?');
    expect(text).toContain('<strong>Lo recomendamos</strong>');
    expect(text).toContain('9,2');
    expect(text).toContain('href="/resenas/andino/"');
  });

  it('is no recommendation where it is recommended no more', async () => {
    services.answers.set('/fenix/partners-by-slug/', {
      json: [{ slug: 'andino', name: 'Casino Andino', attributes: { activePartner: false, rating: 9.2 } }],
    });
    setResults([{ ...casino, match: 'name' }]);
    const { text } = await site.get('/buscar/?q=casino%20andino');
    expect(text).not.toContain('>Lo recomendamos<');
    expect(text).toContain('Ya no lo recomendamos');
  });

  it.each([
    ['its partner cannot be read', []],
    ['nobody says whether another is recommended', [{ slug: 'andino', name: 'Casino Andino', attributes: { activePartner: true } }]],
  ])('is neither while %s', async (_, json) => {
    services.answers.set('/fenix/partners-by-slug/', { json });
    setResults([{ ...casino, match: 'name' }]);
    const { text } = await site.get('/buscar/?q=casino%20andino');
    for (const claim of ['>Lo recomendamos<', 'Ya no lo recomendamos']) expect(text).not.toContain(claim);
    expect(text).toContain('no podemos decir si lo recomendamos');
  });

  it('is a warning with its reason and its day, whatever else is known', async () => {
    setResults(
      [
        { ...casino, match: 'host' },
        { ...warning, match: 'host' },
      ],
      'pirata.example',
    );
    const { text } = await site.get('/buscar/?q=pirata.example');
    expect(text).toContain('<strong>En la lista negra</strong>');
    expect(text).toContain('No paga.');
    expect(text).toContain('Así desde el 1 sept 2026');
  });

  it('is that nothing is known of a host that is only like one', async () => {
    setResults([casino], 'andin0.example');
    const { text } = await site.get('/buscar/?q=andin0.example');
    expect(text).toContain('¿Puedo confiar en andin0.example?');
    expect(text).toContain('No lo hemos revisado, así que no lo sabemos.');
    expect(text).not.toContain('Lo revisamos');
  });

  it.each([
    ['retiro%20andino', 'Cuánto tardó en pagar Casino Andino'],
    ['bono%20andino', 'href="/resenas/andino/#costo"'],
    ['andino%20no%20paga', 'href="/guias/reclamar/"'],
    ['andinno', 'Escribiste «andinno».'],
  ])('leads to what was asked about it: %s', async (question, part) => {
    services.answers.set('/cms/pages/all', { json: [{ slug: '/guias/reclamar/' }] });
    setResults([casino]);
    const { text } = await site.get(`/buscar/?q=${question}`);
    expect(text).toContain('¿Puedo confiar en Casino Andino?');
    expect(text).toContain(part);
  });

  it('and no page of the site names one of its own that is not there yet', async () => {
    services.answers.set('/cms/pages/all', { json: [{ slug: '/' }] });
    setResults([casino]);
    const { text } = await site.get('/buscar/?q=andino%20no%20paga');
    for (const path of ['/guias/reclamar/', '/privacidad/', '/juego-responsable/']) expect(text).not.toContain(`href="${path}`);
    expect(text).toContain('Qué guardamos y qué no');
  });

  it('is four checks of a brand that nothing is known of, with the registers and the law of our records', async () => {
    setResults([]);
    services.answers.set('/arcade/games/', { json: { results: [], rowsFound: 0, pagesCount: 0 } });
    services.answers.set('/cms/legal-status', { json: legalAnswerExample });
    const { text } = await site.get('/buscar/?q=es%20confiable%20jugabet');
    expect(text).toContain('¿Puedo confiar en jugabet?');
    expect(text).toContain('Desde cuándo existe esa dirección no lo sabemos');
    expect(text).toContain('href="https://www.pjud.cl/"');
    expect(text.match(/<ol class="[^"]*checks">(.*?)<\/ol>/)?.[1]?.match(/<li>/g)).toHaveLength(4);
  });

  it('is not given of a game that nobody has', async () => {
    setResults([]);
    services.answers.set('/arcade/games/', { json: { results: [], rowsFound: 0, pagesCount: 0 } });
    expect((await site.get('/buscar/?q=jugar%20plinko')).text).not.toContain('¿Puedo confiar');
    expect(services.requests.filter(({ url }) => url.startsWith('/arcade/games/?') && url.includes('search=plinko&'))).toHaveLength(1);
  });

  it('says of a brand no more than what was asked: a failing search is no record', async () => {
    services.answers.set('/cms/search/', { status: 500 });
    expect((await site.get('/buscar/?q=es%20confiable%20jugabet')).text).not.toContain('No está en nuestra lista negra');
  });

  it('may lack something where the casino in a question was not looked for', async () => {
    setResults([]);
    services.answers.set('/arcade/games/', { json: { results: [], rowsFound: 0, pagesCount: 0 } });
    services.answers.set('/cms/search/?q=jugabet&locale=es_CL&limit=24', { status: 500 });
    expect((await site.get('/buscar/?q=es%20confiable%20jugabet')).text).toContain('Una parte de la búsqueda no responde ahora');
  });

  it('is not given where words were asked for', async () => {
    setResults([casino]);
    expect((await site.get('/buscar/?q=casinos%20con%20webpay')).text).not.toContain('¿Puedo confiar');
  });
});

it('the results alone are a part of the page, in the language that was asked for', async () => {
  setResults([found({})]);
  const { status, text, headers } = await site.get('/api/search?q=rollover&locale=es-CL');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('Qué es el rollover');
  expect(text).not.toContain('<html');
  expect((await site.get('/api/search?q=a&locale=xx')).status).toBe(400);
});

it('a page that is missing has the search on it', async () => {
  expect((await site.get('/gibt-es-nicht/')).text).toMatch(/<form [^>]*action="\/buscar\/"/);
});
