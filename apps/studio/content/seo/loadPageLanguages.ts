import { type ContentLocale, contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';

/** `missing`: languages of the site in which the page is not published. `outdated`: those whose text is older than the Spanish one. */
export type PageLanguages = { isPublished: boolean; missing: ContentLocale[]; outdated: ContentLocale[] };

const languagesQuery = defineQuery(
  'studio.pageLanguages',
  `
  select locale, (max(updated_at) filter (where source = $1)) as "updatedAt" from delivery.documents where kind = 'page' group by locale`,
);

export async function loadPageLanguages(executor: Executor, source: string): Promise<PageLanguages> {
  const { rows } = await runQuery(executor, languagesQuery, [source]);
  const moments = new Map(rows.map(({ locale, updatedAt }) => [locale, updatedAt]));
  const spanish = moments.get(defaultContentLocale);
  const isPublished = rows.some(({ updatedAt }) => updatedAt !== null);
  return {
    isPublished,
    missing: isPublished ? contentLocales.filter((locale) => moments.get(locale) === null) : [],
    outdated: contentLocales.filter((locale) => {
      const own = moments.get(locale);
      return locale !== defaultContentLocale && own && spanish && own < spanish;
    }),
  };
}
