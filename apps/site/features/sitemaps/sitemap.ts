import { escapeHtml } from '@lupa/contracts/markup.ts';
import { localeOfPath, type PageLocale, readContentLocale, toPageLocale } from '@lupa/contracts/locale.ts';
import { contentQueryKeys } from '@lupa/contracts/pageQuery.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import { canonicalPath } from '../../page/canonicalUrl.ts';
import { isIndexablePath, listIndexedLanguages } from '../../page/indexedLanguages.ts';
import { readLastChange } from '../../page/pageDates.ts';

/** sitemaps.org: at most so many URLs in one file, and so many files in an index. */
const maximumUrls = 50_000;
/** So many pictures of a page are named: what is small print of others stays out. */
const shownImages = 20;

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A page that search engines may show. `images` are source paths or URLs of its pictures; `alternates` is the page in each of its languages, itself included. */
export type Entry = { path: string; updatedDate: string | null; images?: readonly string[]; alternates?: readonly Alternate[] };
type Alternate = { locale: PageLocale; path: string };

export function splitEntries(entries: readonly Entry[], perFile = maximumUrls): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / perFile) }, (_, index) => entries.slice(index * perFile, (index + 1) * perFile));
}

/** An index of sitemaps: the URL of each, and when its newest page has changed where that is known. */
export const buildIndex = (parts: readonly { url: string; updatedDate: string | null }[]): string =>
  wrap(
    'sitemapindex',
    parts.map(({ url, updatedDate }) => `<sitemap><loc>${escapeHtml(url)}</loc>${formatLastModified(updatedDate)}</sitemap>`),
  );

export const findLastModified = (entries: readonly Entry[]): string | null =>
  entries.map(({ updatedDate }) => updatedDate ?? '').reduce((latest, date) => (date > latest ? date : latest), '') || null;

type UrlSetOptions = { siteUrl: string; pictureUrl: (source: string) => string };

export function buildUrlSet(entries: readonly Entry[], { siteUrl, pictureUrl }: UrlSetOptions): string {
  const urls = entries.map(({ path, updatedDate, images = [], alternates = [] }) => {
    const languages = alternates.map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${languageTag(alternate.locale)}" href="${escapeHtml(siteUrl + alternate.path)}"/>`,
    );
    const pictures = images
      .slice(0, shownImages)
      .map((image) => `<image:image><image:loc>${escapeHtml(pictureUrl(image))}</image:loc></image:image>`);
    return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${formatLastModified(updatedDate)}${[...languages, ...pictures].join('')}</url>`;
  });
  return wrap('urlset', urls);
}

/** Robots keep out of calls, click-outs, and choices that an address says: there are more of them than pages. */
export function buildRobots(siteUrl: string): string {
  const kept = ['/api/', '/jugar/', ...contentQueryKeys.map((key) => `/*?*${key}=`)];
  return `User-agent: *\n${kept.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

export function listEntries(routes: readonly Route[]): Entry[] {
  const languages = listIndexedLanguages(routes);
  const entries = routes.flatMap(({ slug, noIndex, images, translations, ...dates }) => {
    const path = canonicalPath(slug);
    if (path === null || noIndex || !isIndexablePath(path) || !languages.has(localeOfPath(path))) return [];
    return [{ path, updatedDate: readLastChange(dates), images: [...new Set(images)], translations }];
  });
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return [...byPath.values()].map(({ translations, ...entry }) => ({
    ...entry,
    alternates: listAlternates(entry.path, translations, byPath),
  }));
}

/** None of a page in one language, as in its head. */
function listAlternates(path: string, translations: Route['translations'], listed: ReadonlyMap<string, unknown>): Alternate[] {
  const paths = new Map([[localeOfPath(path), path]]);
  for (const { locale, slug } of translations) {
    const translated = readContentLocale(locale);
    const own = canonicalPath(slug);
    if (translated !== null && own !== null && listed.has(own) && !paths.has(toPageLocale(translated)))
      paths.set(toPageLocale(translated), own);
  }
  return paths.size < 2 ? [] : [...paths].map(([locale, own]) => ({ locale, path: own }));
}

function wrap(element: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespaces}>\n${lines.join('\n')}\n</${element}>\n`;
}

function formatLastModified(date: string | null): string {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
}
