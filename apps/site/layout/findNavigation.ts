import { toContentLocale, type PageLocale } from '@lupa/contracts/locale.ts';
import type { NavigationGroup, NavigationItem } from '@lupa/contracts/navigation.ts';

/**
 * Items of a group such as `Header` in the page's language, or in any where it has none in that one. Groups without links
 * and items that lead nowhere are left out.
 */
export function findNavigation(groups: readonly NavigationGroup[], groupName: string, locale: PageLocale): NavigationItem[] {
  const named = groups.filter((group) => group.groupName === groupName);
  const own = named.find((group) => group.locale === toContentLocale(locale));
  const items = (own ?? named[0])?.navigationItems ?? [];
  return items
    .map((item) => ({ ...item, linksGroups: item.linksGroups.filter(({ links }) => links.length > 0) }))
    .filter(({ linksGroups, ctaLink }) => linksGroups.length > 0 || ctaLink !== null);
}
