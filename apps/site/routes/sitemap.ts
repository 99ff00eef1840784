import { escapeHtml } from '@lupa/contracts/escapeHtml.ts';
import { homePathOf, pageLocales } from '@lupa/contracts/locale.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { notFoundPathFor } from '@lupa/contracts/notFoundPath.ts';
import { canonicalPath } from '../page/canonicalUrl.ts';

/** sitemaps.org: at most so many URLs in one file, and so many files in an index. */
const maximumUrls = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const notFoundPaths = new Set(pageLocales.map((locale) => notFoundPathFor(homePathOf(locale))));

type Entry = { path: string; updatedDate: string | null };

/**
 * `sitemap.xml`: the pages that search engines may show, or an index of the parts where they do not fit into one file. Languages are
 * named by each page's own `hreflang`: the list of routes does not say what translates what.
 */
export function buildSitemap(routes: readonly Route[], siteUrl: string, perFile = maximumUrls): string {
  const entries = listEntries(routes);
  if (entries.length <= perFile) return buildUrlSet(entries, siteUrl);
  const parts = Array.from({ length: Math.ceil(entries.length / perFile) }, (_, index) => `${siteUrl}/sitemap-${index + 1}.xml`);
  return wrap(
    'sitemapindex',
    parts.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`),
  );
}

/** `sitemap-1.xml` and so on; null where the sitemap has no such part. */
export function buildSitemapPart(routes: readonly Route[], siteUrl: string, part: number, perFile = maximumUrls): string | null {
  const entries = listEntries(routes);
  if (part < 1 || entries.length <= perFile) return null;
  const own = entries.slice((part - 1) * perFile, part * perFile);
  return own.length === 0 ? null : buildUrlSet(own, siteUrl);
}

export function buildRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /jugar/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** The pages that search engines may show, each once. */
export function listEntries(routes: readonly Route[]): Entry[] {
  const entries = routes.flatMap(({ slug, updatedDate, noIndex }) => {
    const path = canonicalPath(slug);
    return path === null || noIndex || notFoundPaths.has(path) ? [] : [{ path, updatedDate }];
  });
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

function buildUrlSet(entries: readonly Entry[], siteUrl: string): string {
  const urls = entries.map(
    ({ path, updatedDate }) => `<url><loc>${escapeHtml(siteUrl + path)}</loc>${formatLastModified(updatedDate)}</url>`,
  );
  return wrap('urlset', urls);
}

function wrap(element: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespace}>\n${lines.join('\n')}\n</${element}>\n`;
}

function formatLastModified(date: string | null): string {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
}
