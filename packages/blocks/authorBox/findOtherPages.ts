import { localeOfPath, type PageLocale } from '@lupa/contracts/locale.ts';
import type { Author } from '@lupa/contracts/page.ts';
import type { Route } from '@lupa/contracts/route.ts';

const maximumPages = 5;

/** What an author also wrote in this language: the last updated first, without the current page and the author's own. */
export function findOtherPages(routes: readonly Route[], author: Author, current: { slug: string; locale: PageLocale }): Route[] {
  return routes
    .filter(({ author: name, slug, title, noIndex }) => name === author.name && title !== '' && !noIndex && slug !== author.slug)
    .filter(({ slug }) => slug !== current.slug && localeOfPath(slug) === current.locale)
    .toSorted((a, b) => (b.updatedDate ?? '').localeCompare(a.updatedDate ?? ''))
    .slice(0, maximumPages);
}
