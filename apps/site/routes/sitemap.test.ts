import type { Route } from '@lupa/contracts/route.ts';
import { describe, expect, it } from 'vitest';
import { buildIndex, buildRobots, buildUrlSet, listEntries, splitEntries } from './sitemap.ts';

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
    expect(urlsIn(buildUrlSet(listEntries(routes), siteUrl))).toEqual([
      'https://lupacasino.example/',
      'https://lupacasino.example/rese%C3%B1as/',
      'https://lupacasino.example/resenas/',
      'https://lupacasino.example/a%26b/',
    ]);
  });

  it('says when a page was last changed, where that is a date', () => {
    const routes = [route('/a/', { updatedDate: '2026-11-02T12:00:00Z' }), route('/b/', { updatedDate: 'ayer' })];
    const xml = buildUrlSet(listEntries(routes), siteUrl);
    expect(xml.match(/<lastmod>(.*?)<\/lastmod>/g)).toEqual(['<lastmod>2026-11-02T12:00:00.000Z</lastmod>']);
  });

  it('names the picture of a page', () => {
    const xml = buildUrlSet([{ path: '/a/', updatedDate: null, image: 'https://images.example/a?b&c' }], siteUrl);
    expect(xml).toContain('<image:image><image:loc>https://images.example/a?b&amp;c</image:loc></image:image>');
  });

  it('is split where the pages do not fit into one file', () => {
    const entries = listEntries(['/a/', '/b/', '/c/', '/d/', '/e/'].map((slug) => route(slug)));
    const parts = splitEntries(entries, 2);
    expect(parts.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(parts.flat()).toEqual(entries);
    const index = buildIndex([`${siteUrl}/sitemap-1.xml`, `${siteUrl}/sitemap-2.xml`]);
    expect(index).toContain('<sitemapindex ');
    expect(urlsIn(index)).toEqual([1, 2].map((part) => `${siteUrl}/sitemap-${part}.xml`));
  });
});

describe('robots.txt', () => {
  it('keeps robots out of calls, click-outs and choices', () => {
    const lines = buildRobots(siteUrl).split('\n');
    expect(lines).toContain('Disallow: /*?*tipo=');
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
