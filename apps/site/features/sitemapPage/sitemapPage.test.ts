// Requirements: 2.6, 3.62, 7.11.
import { describe, expect, it, vi } from 'vitest';
import { validateHtml } from '../../../../tests/setup/validateHtml.ts';
import { PageDocument } from '../../page/PageDocument.tsx';
import { setPage, text } from '../../dev/testBed/foreignContent.ts';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';

const route = (slug: string, sitemapCategory: string | null, title: string) => ({ internalName: title, slug, sitemapCategory, title });
const routes = [
  route('/', 'Principal', 'Inicio'),
  route('/404/', 'La casa', 'No encontrada'),
  route('/resenas/zorro/', 'Reseñas', 'Zorro'),
  route('/resenas/nandu/', 'Reseñas', 'Ñandú'),
  route('/resenas/nevado/', 'Reseñas', 'Nevado'),
  route('/resenas/diez/', 'Reseñas', 'Casino 10'),
  route('/resenas/dos/', 'Reseñas', 'Casino 2'),
  route('/resenas/andino/', 'Reseñas', 'Ándino'),
  route('/bonos/', 'Principal', 'Bonos'),
  route('/oculta/', null, 'Sin categoría'),
  route('/en/', 'Main', 'Home'),
  route('/fr/', 'Accueil', 'Casinos en ligne'),
];

const { services, site } = siteOfEachTest(({ answers }) => {
  answers.set('/cms/pages/all', { json: routes });
  return { rendering: { PageDocument } };
});

/** Category → titles, in the order of the page. */
function sectionsIn(html: string): Record<string, string[]> {
  const [, own = ''] = html.split('data-block="sitemap"');
  const sections = [...own.matchAll(/<section.*?<\/section>/gs)].map(([section]) => section);
  return Object.fromEntries(
    sections.map((section) => [
      /<h2[^>]*>(.*?)<\/h2>/.exec(section)?.[1] ?? '',
      [...section.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, title = '']) => title),
    ]),
  );
}

describe('the sitemap page', () => {
  it('lists the pages of its language by category, sorted as that language sorts', async () => {
    setPage(services, '/sitemap/', { title: 'Mapa', content: [text('Todo lo publicado')] });
    const { status, text: html } = await site.get('/sitemap/');
    expect(status).toBe(200);
    expect(sectionsIn(html)).toEqual({
      Principal: ['Bonos', 'Inicio'],
      Reseñas: ['Ándino', 'Casino 2', 'Casino 10', 'Nevado', 'Ñandú', 'Zorro'],
    });
    expect(Object.keys(sectionsIn(html))).toEqual(['Principal', 'Reseñas']);
    expect(html.indexOf('Todo lo publicado')).toBeLessThan(html.indexOf('data-block="sitemap"'));
    expect(html).toContain('<a href="/resenas/andino/"');
  });

  it('is there without content of its own, in each language that has pages', async () => {
    services.answers.set('/cms/Microcopy/?locale=fr_CA&limit=1000', { json: [{ key: 'sitemap', value: 'Plan du site' }] });
    const { status, text: html } = await site.get('/fr/sitemap/');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="fr-CA"');
    expect(html).toContain('<title>Plan du site</title>');
    expect(html).toMatch(/<h1[^>]*>Plan du site<\/h1>/);
    expect(html).toContain('<link rel="canonical" href="https://lupacasino.example/fr/sitemap/"/>');
    expect(html).toContain('<meta name="description" content="Todas las páginas');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(sectionsIn(html)).toEqual({ Accueil: ['Casinos en ligne'] });
    expect((await site.get('/sitemap/')).text).toContain('<title>Mapa del sitio</title>');
    expect((await site.get('/de/sitemap/')).status).toBe(404);
  });

  it('shows a page as soon as it is published', async () => {
    setPage(services, '/sitemap/');
    const { headers } = await site.get('/sitemap/');
    expect(String(headers['cache-tag']).split(',')).toContain('routes');
    expect(sectionsIn((await site.get('/sitemap/')).text)['Principal']).toEqual(['Bonos', 'Inicio']);
    services.answers.set('/cms/pages/all', { json: [...routes, route('/guias/', 'Principal', 'Guías')] });
    services.publish('page:/guias/', 'routes');
    const shown = async () => sectionsIn((await site.get('/sitemap/')).text)['Principal'];
    await vi.waitFor(async () => expect(await shown()).toEqual(['Bonos', 'Guías', 'Inicio']), { timeout: 60_000 });
  });

  it('says so when the routes cannot be read, and is not kept for long', async () => {
    services.answers.set('/cms/pages/all', { status: 500, json: {} });
    for (const path of ['/sitemap/', '/en/sitemap/']) {
      const { status, headers, text: html } = await site.get(path);
      expect(status).toBe(200);
      expect(html).toContain('No pudimos leer la lista de páginas');
      expect(headers['cache-control']).toContain('s-maxage=0');
    }
    expect(site.logs).toContainEqual(expect.objectContaining({ level: 'error', message: 'Unable to fetch routes' }));
  });

  it('has jumps to its sections where it is long, in valid HTML', async () => {
    expect((await site.get('/sitemap/')).text).not.toContain('href="#sitemap-1"');
    const more = Array.from({ length: 20 }, (_, index) => route(`/guias/${index}/`, 'Guías', `Guía ${index}`));
    services.answers.set('/cms/pages/all', { json: [...routes, ...more] });
    services.publish('routes');
    await vi.waitFor(async () => {
      const { text: html } = await site.get('/sitemap/');
      expect([...html.matchAll(/href="#(sitemap-\d)"/g)].map(([, id]) => id)).toEqual(['sitemap-1', 'sitemap-2', 'sitemap-3']);
      for (const id of ['sitemap-1', 'sitemap-2', 'sitemap-3']) expect(html).toContain(`<section id="${id}"`);
      const [block = ''] = /<div data-block="sitemap".*<\/section><\/div>/s.exec(html) ?? [];
      expect(await validateHtml(block)).toEqual([]);
    }, 60_000);
  });
});
