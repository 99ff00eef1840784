// Requirements: 1.4, 2.10, 9.1, 9.2, 12.1, 12.4.
import { describe, expect, it, vi } from 'vitest';
import { PageDocument } from '../page/PageDocument.tsx';
import { setPage } from '../dev/testBed/foreignContent.ts';
import { openSite } from '../dev/testBed/testSite.tsx';
import { siteOfEachTest } from '../dev/testBed/siteOfEachTest.ts';

const homes = [
  ['es-CL', 'es_CL', '/', 'es_CL'],
  ['en', 'en', '/en/', 'en_US'],
  ['fr-CA', 'fr_CA', '/fr/', 'fr_CA'],
  ['de-DE', 'de_DE', '/de/', 'de_DE'],
] as const;
const translations = homes.map(([, locale, slug]) => ({ locale, slug }));

const { services, site } = siteOfEachTest(() => ({ rendering: { PageDocument } }));

/** The index of a language with as many pages as search engines want of one. */
const grown = (...indexes: string[]) => indexes.flatMap((index) => ['', '1/', '2/', '3/', '4/'].map((page) => index + page));
const setRoutes = (...slugs: string[]) => services.answers.set('/cms/pages/all', { json: slugs.map((slug) => ({ slug })) });
const languagesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="https:\/\/lupacasino\.example([^"]+)"/g)].map(
    ([, language, path]) => `${language} ${path}`,
  );

describe('the path', () => {
  it.each(homes)('decides that the page is in %s', async (locale, contentLocale, slug, openGraph) => {
    services.answers.set(`/cms/Microcopy/?locale=${contentLocale}&limit=1000`, {
      json: [
        { key: 'skip_to_content', value: `skip ${contentLocale}` },
        { key: 'updated_on', value: 'upd' },
      ],
    });
    services.answers.set(`/cms/globals/?locale=${contentLocale}`, { json: [{ siteName: `Sitio ${contentLocale}` }] });
    setPage(services, slug, { updatedDate: '2026-11-02', translations });
    const { text: html } = await site.get(slug);
    expect(services.count(`/cms/page/${encodeURIComponent(slug)}?locale=${contentLocale}`)).toBe(1);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`skip ${contentLocale}`);
    expect(html).toContain(`<meta property="og:site_name" content="Sitio ${contentLocale}"/>`);
    expect(html).toContain(`<meta property="og:locale" content="${openGraph}"/>`);
    expect(html).toContain(
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date('2026-11-02')),
    );
  });
});

describe('other languages of a page', () => {
  it('are named where they exist, with the default one for anyone else', async () => {
    setRoutes('/', ...grown('/en/', '/de/'));
    setPage(services, '/', { translations });
    setPage(services, '/en/', { translations });
    const all = ['en /en/', 'de-DE /de/', 'es-CL /', 'x-default /'];
    for (const path of ['/', '/en/']) {
      const { text: html } = await site.get(path);
      expect(languagesIn(html).toSorted(), path).toEqual(all.toSorted());
      expect(html).toContain('<meta property="og:locale:alternate" content="de_DE"/>');
    }
  });

  it('are not named by a page that has none, or that search engines do not show', async () => {
    setRoutes('/', '/en/', '/sola/', '/oculta/');
    setPage(services, '/sola/', {
      translations: [
        { locale: 'fr_CA', slug: '/fr/seule/' },
        { locale: 'xx', slug: '/en/' },
      ],
    });
    setPage(services, '/oculta/', { translations, noIndex: true });
    for (const path of ['/sola/', '/oculta/']) expect(languagesIn((await site.get(path)).text), path).toEqual([]);
  });

  it('come and go with their pages', async () => {
    setRoutes('/');
    setPage(services, '/', { translations });
    const { headers, text: html } = await site.get('/');
    expect(languagesIn(html)).toEqual([]);
    expect(String(headers['cache-tag']).split(',')).toEqual(expect.arrayContaining(['page:/', 'page:/en/', 'page:/fr/', 'page:/de/']));
    setRoutes('/', ...grown('/fr/'));
    services.publish('page:/fr/', 'routes');
    await vi.waitFor(async () => expect(languagesIn((await site.get('/')).text)).toEqual(['es-CL /', 'fr-CA /fr/', 'x-default /']), 60_000);
    setRoutes('/');
    services.publish('page:/fr/', 'routes');
    await vi.waitFor(async () => expect(languagesIn((await site.get('/')).text)).toEqual([]), 60_000);
  });

  it('are told to a CDN by the tag of the routes, as short texts are by theirs, and by no tag that only the site ends', async () => {
    setRoutes('/', ...grown('/en/'));
    setPage(services, '/', { translations });
    const behind = await openSite(services, { env: { CDN: 'varnish', EDGE_SECONDS: '600' } });
    const tags = String((await behind.get('/')).headers['xkey']).split(' ');
    expect(tags).toEqual(expect.arrayContaining(['routes', 'microcopy:es_CL', 'page:/en/']));
    expect(tags.filter((tag) => tag.startsWith('own:'))).toEqual([]);
  });

  it('are believed while the routes cannot be read, but not for long', async () => {
    services.answers.set('/cms/pages/all', { status: 500, json: {} });
    setPage(services, '/', { translations });
    const { headers, text: html } = await site.get('/');
    expect(languagesIn(html)).toContain('en /en/');
    expect(headers['cache-control']).toContain('s-maxage=0');
  });

  it('are kept from search engines while they have few pages, and shown with the fifth', async () => {
    setRoutes('/', '/en/', '/en/1/', '/en/2/', '/en/3/', '/en/sitemap/');
    for (const path of ['/', '/en/']) setPage(services, path, { translations });
    expect(languagesIn((await site.get('/')).text)).toEqual([]);
    expect((await site.get('/en/')).text).toContain('<meta name="robots" content="noindex"/>');
    setRoutes('/', ...grown('/en/'));
    services.publish('routes');
    await vi.waitFor(async () => expect(languagesIn((await site.get('/')).text)).toContain('en /en/'), 60_000);
    await vi.waitFor(async () => expect((await site.get('/en/')).text).not.toContain('noindex'), 60_000);
  });
});

describe('the choice of languages', () => {
  const choicesIn = (html: string) =>
    [...html.matchAll(/<a href="([^"]+)"(?: aria-current="page")? lang="([^"]+)" hrefLang=/g)].map(([, path, lang]) => `${lang} ${path}`);

  it('leads to the page in the language, or to its index, and says so', async () => {
    setRoutes('/', '/en/', '/de/', '/guias/', '/en/guides/');
    setPage(services, '/guias/', { translations: [{ locale: 'en', slug: '/en/guides/' }] });
    const { text } = await site.get('/guias/');
    expect(choicesIn(text)).toEqual(['es-CL /guias/', 'en /en/guides/', 'de-DE /de/']);
    expect(text).toContain('Esta página no está en alemán: esos enlaces llevan a la portada.');
  });

  it('leads from index to index, and from search to search, whatever editors say', async () => {
    setRoutes('/', '/en/');
    setPage(services, '/', {});
    expect(choicesIn((await site.get('/')).text)).toEqual(['es-CL /', 'en /en/']);
    expect(choicesIn((await site.get('/en/search/')).text)).toEqual(['es-CL /buscar/', 'en /en/search/']);
    expect((await site.get('/')).text).not.toContain('esos enlaces');
  });

  it('does not call an error a page that is missing', async () => {
    setRoutes('/', '/en/');
    const { status, text } = await site.get('/nada/');
    expect(status).toBe(404);
    expect(choicesIn(text)).toEqual(['es-CL /', 'en /en/']);
    expect(text).not.toContain('esos enlaces');
  });
});
