// Requirements: 2.8, 2.11, 2.12, 2.13, 2.14, 2.15, 2.16, 2.17, 7.10, 8.15, 8.16.
import { heroSectionSchema } from '@lupa/blocks/heroSection/heroSection.schema.ts';
import { loadHeroSection } from '@lupa/blocks/heroSection/heroSection.load.server.ts';
import { HeroSection } from '@lupa/blocks/heroSection/HeroSection.tsx';
import { partnerEntityExample } from '@lupa/contracts/partnerEntity.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageDocument } from '../page/PageDocument.tsx';
import { pageRequests, setPage, text } from '../dev/testBed/foreignContent.ts';
import type { ForeignServices } from '../dev/testBed/foreignServices.ts';
import { noBlocks, openServices, openSite, type TestSite } from '../dev/testBed/testSite.tsx';

let services: ForeignServices;
let site: TestSite;

beforeEach(async () => {
  services = await openServices();
});

async function start(options: Parameters<typeof openSite>[1] = {}) {
  site = await openSite(services, options);
}

describe('the not-found page', () => {
  it('takes title, description and canonical link from its content, and keeps out of search engines', async () => {
    await start({ rendering: { PageDocument } });
    setPage(services, '/404/', { title: 'Nada por aquí', description: 'Se movió.', canonicalLink: 'https://lupacasino.example/' });
    const { status, text: html } = await site.get('/no-existe/');
    expect(status).toBe(404);
    expect(html).toContain('<title>Nada por aquí</title>');
    expect(html).toContain('<meta name="description" content="Se movió."/>');
    expect(html).toContain('<link rel="canonical" href="https://lupacasino.example/"/>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<p lang="en" class="standardMessage">This page could not be found</p>');
  });

  it('has no canonical link where its content gives none, and is no article', async () => {
    await start({ rendering: { PageDocument } });
    setPage(services, '/404/', { title: 'Nada por aquí', author: 'antonia' });
    const { text: html } = await site.get('/no-existe/');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain('<meta property="og:type" content="website"/>');
  });

  it('goes on in the language of the path, in the words of the microcopy', async () => {
    services.answers.set('/cms/Microcopy/?locale=de_DE&limit=1000', {
      json: [{ key: 'not_found_hint', value: 'Vielleicht wurde sie verschoben.' }],
    });
    await start({ rendering: { PageDocument } });
    const { text: html } = await site.get('/de/nichts/');
    expect(html).toContain('Vielleicht wurde sie verschoben.');
    expect(html).toMatch(/data-error="404".*<a [^>]*href="\/de\/"/s);
  });

  it.each([
    ['with its own middleware', { middleware: ['contentful-globals'], analytics: { category: 'Error', subCategories: ['x'] } }],
    ['with the usual one', { analytics: { category: 'Error' } }],
  ])('tells analytics "Error 404", %s', async (_, page) => {
    await start();
    setPage(services, '/404/', page);
    const { text: html } = await site.get('/no-existe/');
    expect(html).toContain('&quot;category&quot;:&quot;Error&quot;,&quot;subCategories&quot;:[&quot;Error 404&quot;]');
  });

  it('carries the failure message where its content cannot be loaded, and still says what it is', async () => {
    await start();
    services.answers.set('/cms/page/%2F404%2F', { status: 500, json: {} });
    const { status, headers, text: html } = await site.get('/no-existe/', { headers: { 'x-request-id': 'request-404' } });
    expect(status).toBe(404);
    expect(html).toContain('This page could not be found');
    expect(html).toContain('<title>No encontramos esta página</title>');
    expect(html).toContain('Unable to fetch the page');
    expect(html).toContain('Error 404');
    expect(headers['cache-control']).toContain('s-maxage=');
    expect(site.logs).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: 'the not-found page cannot be loaded',
        details: expect.objectContaining({ requestId: 'request-404', err: expect.any(Error) }),
      }),
    );
  });

  it('speaks the language of the path, with the content of the default language where it has none', async () => {
    await start();
    setPage(services, '/404/', { title: 'Nada por aquí', content: [text('Prueba con las reseñas')] });
    expect((await site.get('/404/')).status).toBe(404);
    const { status, text: html } = await site.get('/fr/rien/');
    expect(status).toBe(404);
    expect(html).toContain('<html lang="fr-CA">');
    expect(html).toContain('Nous ne trouvons pas cette page');
    expect(html).toContain('<title>Nada por aquí</title>');
    expect(html).toContain('Prueba con las reseñas');
  });
});

describe('a page is not found', () => {
  it('where the content service answers with another page', async () => {
    await start();
    services.answers.set(`/cms/page/${encodeURIComponent('/resenas/')}`, {
      json: { pages: [{ slug: '/', title: 'La portada', content: [text('portada')] }], locale: 'es_CL' },
    });
    services.answers.set(`/cms/page/${encodeURIComponent('/fr/')}`, {
      json: { pages: [{ slug: '/fr/', title: 'Inicio', content: [text('en español')] }], locale: 'es_CL' },
    });
    for (const path of ['/resenas/', '/fr/']) {
      const { status, text: html } = await site.get(path);
      expect(status).toBe(404);
      expect(html).not.toMatch(/portada|en español/);
    }
  });

  it('where a block declares it, until what it is about exists', async () => {
    await start({
      rendering: {
        blockLoaders: { ...noBlocks, heroSection: { schema: heroSectionSchema, load: loadHeroSection } },
        blockViews: { ...noBlocks, heroSection: HeroSection },
      },
    });
    const hero = { type: 'heroSection', id: 'h', title: 'Casino Andino', variant: 'casino-review', partner: 'casino-andino' };
    setPage(services, '/resenas/casino-andino/', { content: [hero] });
    services.answers.set('/cms/partnerEntity', { json: [] });
    for (let round = 0; round < 2; round++) expect((await site.get('/resenas/casino-andino/')).status).toBe(404);
    expect(pageRequests(services, '/resenas/casino-andino/')).toBe(1);
    expect(site.logs).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        message: 'a page is declared not found',
        details: expect.objectContaining({ page: '/resenas/casino-andino/' }),
      }),
    );
    services.answers.set('/cms/partnerEntity', { json: [{ ...partnerEntityExample, partnerSlug: 'casino-andino' }] });
    services.publish('partner:casino-andino');
    await vi.waitFor(async () => expect((await site.get('/resenas/casino-andino/')).status).toBe(200), 60_000);
  });

  it('but not where the service that would know does not answer', async () => {
    await start({
      rendering: {
        blockLoaders: { ...noBlocks, heroSection: { schema: heroSectionSchema, load: loadHeroSection } },
        blockViews: { ...noBlocks, heroSection: HeroSection },
      },
    });
    services.answers.set('/cms/partnerEntity', { status: 500, json: {} });
    setPage(services, '/', { content: [{ type: 'heroSection', id: 'h', title: 'Reseña', variant: 'casino-review', partner: 'x' }] });
    const { status, headers } = await site.get('/');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('s-maxage=0');
  });
});
