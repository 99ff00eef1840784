import { type SiteMoment, signMoment } from '@lupa/contracts/momentToken.server.ts';
import { describe, expect, it } from 'vitest';
import { validateHtml } from '../../../../tests/setup/validateHtml.ts';
import { pageRequests, setPage, text } from '../../dev/testBed/foreignContent.ts';
import { expectKeptByNobody, secret, siteWithStudio } from './testBed/siteWithStudio.ts';

const call = '/api/preview/moment';
const id = '0198a3e2-1d5b-4b8e-9c54-3f1d2a6b7c8d';
const at = Date.parse('2099-12-24T12:00:00Z') / 1000;

const { services, site, restart } = siteWithStudio();

const sign = (moment: Partial<SiteMoment> = {}, by = secret) =>
  signMoment({ at, draft: null, expires: Math.floor(Date.now() / 1000) + 3600, ...moment }, by);
const addressOf = (token: string, path = '/guia/', more = '') =>
  `/vista-previa/fecha/?token=${token}&ruta=${encodeURIComponent(path)}${more}`;
const prepare = (more: object = {}) => services.answers.set(call, { json: { id, changes: [], problems: [], path: null, ...more } });
const asked = (start: string) =>
  services.requests.filter(({ url }) => url.startsWith(start)).map(({ headers }) => headers['x-lupa-moment']);

describe('the site at a moment', () => {
  it('is made of what the services say of that moment, and says which one it is', async () => {
    prepare({ changes: ['20-12-2099, 10:30: «Bonos». Se publica su borrador.'] });
    setPage(services, '/guia/', { content: [text('De Navidad')] });
    const token = sign();
    const { status, text: html, headers } = await site.get(addressOf(token));
    expect(status).toBe(200);
    expectKeptByNobody(headers);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(html).toContain('Así se verá el 24-12-2099 a las 09:00, hora de Chile.');
    expect(html).toContain('De Navidad');
    expect(html).toContain('20-12-2099, 10:30: «Bonos». Se publica su borrador.');
    expect(html).toContain('Los montos de los jackpots');
    expect(html).toContain('value="24-12-2099 09:00"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const mark of ['data-worker', 'rel="canonical"', 'id="consent"', 'ld+json', 'page-analytics'])
      expect(html, mark).not.toContain(mark);
    for (const start of ['/cms/page/', '/cms/navigationGroup', '/cms/Microcopy', '/cms/globals', '/cms/pages/all', '/fenix/toplist'])
      expect([...new Set(asked(start))], start).toEqual([id]);
    expect(await validateHtml(html)).toEqual([]);
  });

  it('is made anew for each request, and nothing of it reaches another page', async () => {
    prepare();
    services.answers.set('/cms/page/%2Fguia%2F', () => ({
      json: {
        pages: [{ slug: '/guia/', title: 'Guía', content: [text(asked('/cms/page/').at(-1) === id ? 'Después' : 'Ahora')] }],
        locale: 'es_CL',
      },
    }));
    for (let round = 1; round <= 2; round++) {
      expect((await site.get(addressOf(sign()))).text).toContain('Después');
      const published = await site.get('/guia/');
      expect(published.text).toContain('Ahora');
      expect(published.text).not.toContain('Después');
      expect(services.count(call)).toBe(round);
    }
    expect(pageRequests(services, '/guia/')).toBe(3);
    expect(await site.metrics()).toContain('site_page_cache_pages{service="site"} 1');
  });

  it('a page that will be gone is gone, and says so', async () => {
    prepare();
    const { status, text: html, headers } = await site.get(addressOf(sign(), '/retirada/'));
    expect(status).toBe(404);
    expectKeptByNobody(headers);
    expect(html).toContain('A esa hora esta página no está');
    expect(html).toContain('Así se verá el 24-12-2099');
  });

  it('follows a page to where it will be', async () => {
    prepare();
    services.answers.set('/cms/redirects', { json: [{ from: '/antes/', to: '/navidad/', status: 301 }] });
    const token = sign();
    const { status, headers } = await site.get(addressOf(token, '/antes/'));
    expect([status, headers.location]).toEqual([303, `/vista-previa/fecha/?token=${token}&ruta=%2Fnavidad%2F`]);
    expectKeptByNobody(headers);
  });

  it('without a path is at that of the draft, else at the first page', async () => {
    prepare({ path: '/borrador/' });
    setPage(services, '/borrador/', { content: [text('En borrador')] });
    const token = sign({ draft: { pageId: 7, locale: 'es_CL' } });
    const { text: html } = await site.get(`/vista-previa/fecha/?token=${token}`);
    expect(html).toContain('En borrador');
    expect(html).toContain('Con el borrador de esta página, aunque no esté programado.');
  });

  it('says what is planned and cannot go out', async () => {
    prepare({ problems: ['No se puede publicar la página «/x/»: falta el título.'] });
    setPage(services, '/guia/');
    expect((await site.get(addressOf(sign()))).text).toContain('No podrá salir lo programado: No se puede publicar la página «/x/»');
  });
});

describe('another moment', () => {
  it('is chosen as it is typed, until the same end', async () => {
    prepare();
    const expires = Math.floor(Date.now() / 1000) + 60;
    const { status, headers } = await site.get(addressOf(sign({ expires }), '/guia/', '&en=25-12-2099+10%3A00'));
    const other = sign({ expires, at: Date.parse('2099-12-25T13:00:00Z') / 1000 });
    expect([status, headers.location]).toEqual([303, `/vista-previa/fecha/?token=${other}&ruta=%2Fguia%2F`]);
    expect(services.count(call)).toBe(0);
  });

  it('that cannot be read is refused beside the field, with what was typed still in it', async () => {
    prepare();
    setPage(services, '/guia/');
    const { status, text: html } = await site.get(addressOf(sign(), '/guia/', '&en=ma%C3%B1ana'));
    expect(status).toBe(200);
    expect(html).toContain('No se entiende esta fecha. Escríbela así: 24-12-2026 09:00.');
    expect(html).toContain('value="mañana"');
    expect(html).toContain('aria-invalid="true"');
    expect(await validateHtml(html)).toEqual([]);
  });
});

describe('without a signature', () => {
  it.each([
    ['no token', () => ''],
    ['one of another secret', () => sign({}, 'x'.repeat(40))],
    ['one of another moment', () => sign().replace(String(at), String(at + 60))],
    ['one that is over', () => sign({ expires: 1 })],
  ])('%s: nothing is asked for, and nobody learns where the studio is', async (_, token) => {
    prepare();
    setPage(services, '/guia/', { content: [text('De Navidad')] });
    for (const more of ['', '&en=25-12-2099+10%3A00']) {
      const { status, headers, text: html } = await site.get(addressOf(token(), '/guia/', more));
      expect(status).toBe(403);
      expectKeptByNobody(headers);
      expect(html).not.toContain('De Navidad');
      expect(services.count(call) + pageRequests(services, '/guia/')).toBe(0);
      expect(JSON.stringify(headers) + html).not.toContain(new URL(services.url).host);
    }
  });

  it.each([{ STUDIO_URL: '' }, { PREVIEW_SECRET: '' }])('a site without %j has no such address', async (env) => {
    await restart({ env });
    expect((await site.get(addressOf(sign()))).status).toBe(404);
  });
});

it.each([
  ['an error', { status: 500, json: {} }],
  ['a refusal', { status: 403, json: {} }],
  ['nonsense', { text: '<html>' }],
  ['no name', { json: { id: 'x', changes: [], problems: [], path: null } }],
])('when the studio answers %s, the moment is not there now', async (_, answer) => {
  services.answers.set(call, answer);
  const { status, headers, text: html } = await site.get(addressOf(sign()));
  expect([status, headers['retry-after']]).toEqual([503, '10']);
  expectKeptByNobody(headers);
  expect(html).toContain('El estudio no responde');
});
