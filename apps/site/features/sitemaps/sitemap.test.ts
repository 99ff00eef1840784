// Requirements: 12.4, 12.5, 14.6.
import type { Route } from '@lupa/contracts/route.ts';
import { describe, expect, it } from 'vitest';
import { buildIndex, buildRobots, buildUrlSet, findLastModified, listEntries, splitEntries } from './sitemap.ts';

const siteUrl = 'https://lupacasino.example';
const shown = { siteUrl, pictureUrl: (source: string) => `https://images.example/${source}` };
const route = (slug: string, more: Partial<Route> = {}): Route => ({
  internalName: slug,
  slug,
  sitemapCategory: null,
  title: slug,
  updatedDate: null,
  publishedDate: null,
  noIndex: false,
  author: null,
  images: [],
  translations: [],
  ...more,
});
const urlsIn = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

describe('sitemap.xml', () => {
  it('names each page that search engines may show, once, by its whole canonical address', () => {
    const routes = [
      route('/'),
      route('/Reseñas/'),
      route('/resenas/'),
      route('/resenas/'),
      route('/404/', { noIndex: true }),
      route('/404/'),
      route('/fr/404/'),
      route('/oculta/', { noIndex: true }),
      route('/a&b/'),
    ];
    expect(urlsIn(buildUrlSet(listEntries(routes), shown))).toEqual([
      'https://lupacasino.example/',
      'https://lupacasino.example/rese%C3%B1as/',
      'https://lupacasino.example/resenas/',
      'https://lupacasino.example/a%26b/',
    ]);
  });

  it('says when a page was last changed, where that is a date', () => {
    const routes = [route('/a/', { updatedDate: '2026-11-02T12:00:00Z' }), route('/b/', { updatedDate: 'ayer' })];
    const xml = buildUrlSet(listEntries(routes), shown);
    expect(xml.match(/<lastmod>(.*?)<\/lastmod>/g)).toEqual(['<lastmod>2026-11-02T12:00:00.000Z</lastmod>']);
  });

  it('names the pictures of a page, each once', () => {
    const xml = buildUrlSet(listEntries([route('/a/', { images: ['a?b&c', 'd', 'd'] })]), shown);
    expect(xml.match(/<image:loc>.*?<\/image:loc>/g)).toEqual([
      '<image:loc>https://images.example/a?b&amp;c</image:loc>',
      '<image:loc>https://images.example/d</image:loc>',
    ]);
  });

  it('names the languages of a page as far as search engines are shown them', () => {
    const translations = [
      { locale: 'es_CL', slug: '/' },
      { locale: 'en', slug: '/en/' },
      { locale: 'fr_CA', slug: '/fr/' },
      { locale: 'xx', slug: '/xx/' },
    ];
    const english = ['/en/1/', '/en/2/', '/en/3/', '/en/4/'].map((slug) => route(slug));
    const homes = ['/', '/en/', '/fr/'].map((slug) => route(slug, { translations }));
    const xml = buildUrlSet(listEntries([...homes, ...english]), shown);
    expect(urlsIn(xml).filter((url) => url?.includes('/fr/'))).toEqual([]);
    const links = ['es-CL', 'en'].map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${siteUrl}/${locale === 'en' ? 'en/' : ''}"/>`,
    );
    expect(xml.match(/<xhtml:link [^>]*>/g)).toEqual([...links, ...links.toReversed()]);
  });

  it('leaves out a language with few pages, whatever they are beside a list of them', () => {
    const few = ['/en/', '/en/1/', '/en/2/', '/en/3/', '/en/sitemap/', '/en/404/'].map((slug) => route(slug));
    const hidden = route('/en/4/', { noIndex: true });
    expect(listEntries([route('/'), ...few, hidden]).map(({ path }) => path)).toEqual(['/']);
    expect(listEntries([route('/'), ...few, route('/en/5/')])).toHaveLength(7);
  });

  it('is split where the pages do not fit into one file', () => {
    const entries = listEntries(['/a/', '/b/', '/c/', '/d/', '/e/'].map((slug) => route(slug)));
    const parts = splitEntries(entries, 2);
    expect(parts.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(parts.flat()).toEqual(entries);
    expect(findLastModified([{ path: '/a/', updatedDate: null }, { path: '/b/', updatedDate: '2026-01-01' }, ...entries])).toBe(
      '2026-01-01',
    );
    const index = buildIndex(
      [1, 2].map((part) => ({ url: `${siteUrl}/sitemap-${part}.xml`, updatedDate: part === 1 ? '2026-11-02T12:00:00Z' : null })),
    );
    expect(index).toContain('<sitemapindex ');
    expect(index.match(/<lastmod>(.*?)<\/lastmod>/g)).toEqual(['<lastmod>2026-11-02T12:00:00.000Z</lastmod>']);
    expect(urlsIn(index)).toEqual([1, 2].map((part) => `${siteUrl}/sitemap-${part}.xml`));
  });
});

describe('robots.txt', () => {
  it('keeps robots out of calls, click-outs and choices', () => {
    const lines = buildRobots(siteUrl).split('\n');
    for (const key of ['tipo', 'pagina', 'pago', 'nota', 'licencia', 'deposito', 'rollover', 'retiro', 'ordenar', 'comparar'])
      expect(lines).toContain(`Disallow: /*?*${key}=`);
    expect(lines.filter((line) => !line.includes('?'))).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /jugar/',
      '',
      'Sitemap: https://lupacasino.example/sitemap.xml',
      '',
    ]);
  });
});
