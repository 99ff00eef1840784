import { pageLocales, localePrefixes } from '@lupa/contracts/locale.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { canonicalPath } from './canonicalUrl.ts';

/** sitemaps.org: at most so many URLs in one file. */
const maximumUrls = 50_000;
const notFoundPaths = new Set(pageLocales.map((locale) => canonicalPath(`/${localePrefixes[locale]}/404/`)));

/** `sitemap.xml` of all pages but the not-found ones. */
export function buildSitemap(routes: readonly Route[], siteUrl: string): string {
  const paths = routes.flatMap((route) => {
    const path = canonicalPath(route.slug);
    return path === null || notFoundPaths.has(path) ? [] : [{ path, updatedDate: route.updatedDate }];
  });
  const entries = [...new Map(paths.map((entry) => [entry.path, entry])).values()].slice(0, maximumUrls);
  const urls = entries.map(
    ({ path, updatedDate }) => `<url><loc>${escapeXml(siteUrl + path)}</loc>${formatLastModified(updatedDate)}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export function buildRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /jugar/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function formatLastModified(date: string | null): string {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
