import type { Presenter } from '@lupa/blocks/block.ts';
import { homePathOf, localeOfPath, type PageLocale, notFoundPathFor } from '@lupa/contracts/locale.ts';
import type { Route } from '@lupa/contracts/route.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';

export type SitemapSection = { id: string; category: string; links: { title: string; anchor: AnchorProps }[] };

const slug = 'sitemap';

/** Categories in the order of the content, pages by title. A page without a category is not listed, nor is the not-found page. */
export function buildSitemapSections(
  routes: readonly Route[],
  locale: PageLocale,
  { anchor }: Pick<Presenter, 'anchor'>,
): SitemapSection[] {
  const listed = new Map(routes.filter((route) => localeOfPath(route.slug) === locale).map((route) => [route.slug, route]));
  listed.delete(notFoundPathFor(homePathOf(locale)));
  const byCategory = Map.groupBy(listed.values(), ({ sitemapCategory }) => sitemapCategory?.trim() ?? '');
  byCategory.delete('');
  const { compare } = new Intl.Collator(locale, { numeric: true, ignorePunctuation: true });
  return [...byCategory].map(([category, inside], index) => ({
    id: `${slug}-${index + 1}`,
    category,
    links: inside
      .map((route) => ({ title: route.title || route.internalName || route.slug, anchor: anchor({ url: route.slug }) }))
      .toSorted((one, other) => compare(one.title, other.title)),
  }));
}
