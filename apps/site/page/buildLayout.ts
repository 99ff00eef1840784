import { localePrefixes, defaultContentLocale, type PageLocale } from '@lupa/contracts/locale.ts';
import type { NavigationGroup } from '@lupa/contracts/navigation.ts';
import type { Presenter } from '@lupa/blocks/block.ts';
import type { PageContext } from '../middleware/pageContext.ts';
import type { LayoutModel } from './pageModel.ts';

/** Path of the index in a locale. */
export function homePathOf(locale: PageLocale): string {
  return localePrefixes[locale] === '' ? '/' : `/${localePrefixes[locale]}/`;
}

export type LayoutParts = {
  context: Pick<PageContext, 'locale' | 'contentLocale' | 'microcopy' | 'globals'>;
  navigation: readonly NavigationGroup[];
  presenter: Presenter;
  /** For a site whose globals have no name. */
  fallbackName: string;
  now: Date;
};

export function buildLayout({ context, navigation, presenter, fallbackName, now }: LayoutParts): LayoutModel {
  const { locale, contentLocale, microcopy, globals } = context;
  return {
    siteName: globals.siteName || fallbackName,
    locale,
    homePath: homePathOf(locale),
    currentYear: now.getFullYear(),
    microcopy,
    navigation: chooseNavigation(navigation, contentLocale),
    footer: globals.footer,
    presenter,
  };
}

/** The groups of the locale; where it has none of a name, the default locale's. */
function chooseNavigation(groups: readonly NavigationGroup[], contentLocale: string): NavigationGroup[] {
  const own = groups.filter((group) => group.locale === contentLocale);
  const ownNames = new Set(own.map(({ groupName }) => groupName));
  const others = groups.filter((group) => group.locale === defaultContentLocale && !ownNames.has(group.groupName));
  return [...own, ...others];
}
