import { formatVerdict, presentVerdict } from '@lupa/blocks/shared/rating/presentVerdict.ts';
import type { Clients } from '@lupa/clients/clients.ts';
import { defaultContentLocale, defaultPageLocale, homePathOf, localeOfPath, pageLocales } from '@lupa/contracts/locale.ts';
import { defaultMicrocopy } from '@lupa/contracts/microcopy.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { orElse } from '../../page/middleware/orElse.ts';
import { listEntries } from './sitemap.ts';

export const llmsTextPath = '/llms.txt';

/** So many pages of a category are named; the sitemap has all. */
const shownPages = 100;

/** `notes`: what is said of a page, by its path. */
type LlmsTextOptions = { siteUrl: string; siteName: string; description: string; notes: ReadonlyMap<string, string> };

/** What the site is and where to read about what, for language models (llmstxt.org): the pages of the default language by their category, and the sitemap. */
export function buildLlmsText(routes: readonly Route[], { siteUrl, siteName, description, notes }: LlmsTextOptions): string {
  const [mainLocale] = pageLocales;
  const indexable = new Set(listEntries(routes).map(({ path }) => path));
  const listed = routes.filter(
    ({ slug, sitemapCategory }) => indexable.has(slug) && localeOfPath(slug) === mainLocale && sitemapCategory?.trim(),
  );
  const sections = [...Map.groupBy(listed, ({ sitemapCategory }) => oneLine(sitemapCategory ?? ''))].map(([category, pages]) => [
    `## ${category}`,
    '',
    ...pages.slice(0, shownPages).map(({ slug, title }) => {
      const note = notes.get(slug);
      return `- [${escapeMarkdown(oneLine(title || slug))}](${siteUrl}${encodeURI(slug)})${note ? `: ${oneLine(note)}` : ''}`;
    }),
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

/** What we think of the casinos that pages review, by the path of the page: none where that cannot be had. */
export async function loadVerdicts(routes: readonly Route[], { content, partners }: Pick<Clients, 'content' | 'partners'>) {
  const [microcopy, reviews] = await Promise.all([
    orElse(content.fetchMicrocopy(defaultContentLocale), defaultMicrocopy),
    orElse(partners.fetchReviews({ paths: routes.map(({ slug }) => slug) }), []),
  ]);
  const slugs = reviews.map(({ partnerSlug }) => partnerSlug);
  const casinos = slugs.length === 0 ? [] : await orElse(partners.fetchPartnersBySlug(slugs), []);
  const verdicts = casinos.map(({ attributes }) => presentVerdict(attributes, { locale: defaultPageLocale, microcopy }));
  const texts = new Map(casinos.map(({ slug }, index) => [slug, verdicts[index] ? formatVerdict(verdicts[index]) : '']));
  return new Map(reviews.map(({ path, partnerSlug }) => [path, texts.get(partnerSlug) ?? '']));
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const escapeMarkdown = (text: string): string => text.replaceAll(/[[\]\\]/g, '\\$&');
