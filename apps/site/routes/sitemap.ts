import { escapeHtml } from '@lupa/contracts/escapeHtml.ts';
import { homePathOf, pageLocales } from '@lupa/contracts/locale.ts';
import { contentQueryKeys } from '@lupa/contracts/pageQuery.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { notFoundPathFor } from '@lupa/contracts/notFoundPath.ts';
import { canonicalPath } from '../page/canonicalUrl.ts';

/** sitemaps.org: at most so many URLs in one file, and so many files in an index. */
const maximumUrls = 50_000;

const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const notFoundPaths = new Set(pageLocales.map((locale) => notFoundPathFor(homePathOf(locale))));

/** A page that search engines may show. `image` is the URL of its picture. */
export type Entry = { path: string; updatedDate: string | null; image?: string | null };

/** As many lists as there have to be files. */
export function splitEntries(entries: readonly Entry[], perFile = maximumUrls): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / perFile) }, (_, index) => entries.slice(index * perFile, (index + 1) * perFile));
}

/** An index of sitemaps, by their URLs. */
export const buildIndex = (urls: readonly string[]): string =>
  wrap(
    'sitemapindex',
    urls.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`),
  );

/** A sitemap. Languages are named by each page's own `hreflang`: the list of routes does not say what translates what. */
export function buildUrlSet(entries: readonly Entry[], siteUrl: string): string {
  const urls = entries.map(({ path, updatedDate, image }) => {
    const picture = image ? `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>` : '';
    return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${formatLastModified(updatedDate)}${picture}</url>`;
  });
  return wrap('urlset', urls);
}

/** Robots keep out of calls, click-outs, and choices that an address says: there are more of them than pages. */
export function buildRobots(siteUrl: string): string {
  const kept = ['/api/', '/jugar/', ...contentQueryKeys.map((key) => `/*?*${key}=`)];
  return `User-agent: *\n${kept.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** The pages that search engines may show, each once. */
export function listEntries(routes: readonly Route[]): Entry[] {
  const entries = routes.flatMap(({ slug, updatedDate, noIndex }) => {
    const path = canonicalPath(slug);
    return path === null || noIndex || notFoundPaths.has(path) ? [] : [{ path, updatedDate }];
  });
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

function wrap(element: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespaces}>\n${lines.join('\n')}\n</${element}>\n`;
}

function formatLastModified(date: string | null): string {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
}
