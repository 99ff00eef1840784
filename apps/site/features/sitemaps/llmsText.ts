import { homePathOf, localeOfPath, pageLocales } from '@lupa/contracts/locale.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { listEntries } from './sitemap.ts';

export const llmsTextPath = '/llms.txt';

/** So many pages of a category are named; the sitemap has all. */
const shownPages = 100;

type LlmsTextOptions = { siteUrl: string; siteName: string; description: string };

/** What the site is and where to read about what, for language models (llmstxt.org): the pages of the default language by their category, and the sitemap. */
export function buildLlmsText(routes: readonly Route[], { siteUrl, siteName, description }: LlmsTextOptions): string {
  const [mainLocale] = pageLocales;
  const indexable = new Set(listEntries(routes).map(({ path }) => path));
  const listed = routes.filter(
    ({ slug, sitemapCategory }) => indexable.has(slug) && localeOfPath(slug) === mainLocale && sitemapCategory?.trim(),
  );
  const sections = [...Map.groupBy(listed, ({ sitemapCategory }) => oneLine(sitemapCategory ?? ''))].map(([category, pages]) => [
    `## ${category}`,
    '',
    ...pages.slice(0, shownPages).map(({ slug, title }) => `- [${escapeMarkdown(oneLine(title || slug))}](${siteUrl}${encodeURI(slug)})`),
    '',
  ]);
  const languages = pageLocales.map(homePathOf).filter((path) => indexable.has(path));
  return [
    `# ${oneLine(siteName)}`,
    '',
    ...(description === '' ? [] : [`> ${oneLine(description)}`, '']),
    ...sections.flat(),
    '## Optional',
    '',
    `- [sitemap.xml](${siteUrl}/sitemap.xml)`,
    ...languages.slice(1).map((path) => `- [${path}](${siteUrl}${path})`),
    '',
  ].join('\n');
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const escapeMarkdown = (text: string): string => text.replaceAll(/[[\]\\]/g, '\\$&');
