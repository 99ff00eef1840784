import type { Route } from '@lupa/contracts/route.ts';
import { describe, expect, it } from 'vitest';
import { buildRobots, buildSitemap, buildSitemapPart } from './sitemap.ts';

const siteUrl = 'https://lupacasino.example';
const route = (slug: string, more: Partial<Route> = {}): Route => ({
  internalName: slug,
  slug,
  sitemapCategory: null,
  title: slug,
  updatedDate: null,
  noIndex: false,
  author: null,
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
    expect(urlsIn(buildSitemap(routes, siteUrl))).toEqual([
      'https://lupacasino.example/',
      'https://lupacasino.example/rese%C3%B1as/',
      'https://lupacasino.example/resenas/',
      'https://lupacasino.example/a%26b/',
    ]);
  });

  it('says when a page was last changed, where that is a date', () => {
    const xml = buildSitemap([route('/a/', { updatedDate: '2026-11-02T12:00:00Z' }), route('/b/', { updatedDate: 'ayer' })], siteUrl);
    expect(xml.match(/<lastmod>(.*?)<\/lastmod>/g)).toEqual(['<lastmod>2026-11-02T12:00:00.000Z</lastmod>']);
  });

  it('is an index of parts where the pages do not fit into one file', () => {
    const routes = ['/a/', '/b/', '/c/', '/d/', '/e/'].map((slug) => route(slug));
    const index = buildSitemap(routes, siteUrl, 2);
    expect(index).toContain('<sitemapindex ');
    expect(urlsIn(index)).toEqual([1, 2, 3].map((part) => `${siteUrl}/sitemap-${part}.xml`));
    const parts = [1, 2, 3].flatMap((part) => urlsIn(buildSitemapPart(routes, siteUrl, part, 2)));
    expect(parts).toEqual(urlsIn(buildSitemap(routes, siteUrl)));
    for (const part of [0, 4]) expect(buildSitemapPart(routes, siteUrl, part, 2)).toBeNull();
    expect(buildSitemapPart(routes, siteUrl, 1)).toBeNull();
  });
});

describe('robots.txt', () => {
  it('keeps robots out of calls and click-outs', () => {
    expect(buildRobots(siteUrl).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /jugar/',
      '',
      'Sitemap: https://lupacasino.example/sitemap.xml',
      '',
    ]);
  });
});
