import type { Presenter } from '@lupa/blocks/block.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { NavigationGroup } from '@lupa/contracts/navigation.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { FooterModel } from './Footer/buildFooterModel.ts';
import type { LegalNoticeModel } from './Law/presentLegalNotice.ts';

/** `isHome`: the page does not exist in it, and the choice leads to its index. */
export type LanguageChoice = { locale: PageLocale; name: string; path: string; isHome?: boolean };

/** What stands around the content on every page. */
export type LayoutModel = {
  siteName: string;
  locale: PageLocale;
  /** Path of the index in this locale: `/` or `/fr/`. */
  homePath: string;
  microcopy: Microcopy;
  navigation: NavigationGroup[];
  footer: FooterModel;
  /** The languages that have an index, this one included; none when it is the only one. */
  languages: LanguageChoice[];
  /** Paths of the pages that say how the house works, of those that there are. */
  policies: { method: string | null; corrections: string | null };
  /** Who can be compared, in the order of the initial toplist (requirement 4.15); none: the page has no comparator. */
  candidates: ToplistPartner[];
  /** Its links to the page itself say so. */
  presenter: Presenter;
  /** The percent-encoded path of the page; missing: it has none. */
  path?: string;
  /** How the law stands to casinos; null where nobody has said. */
  legal?: LegalNoticeModel | null | undefined;
  /** How games are played in the full mode; missing: there is no free-play host, and no full mode. */
  freePlay?: { allowsStorage: boolean } | null;
};

/** Attributes of a link in the layout, which says so where it leads to the page itself. */
export const linkTo = (href: string, { path }: Pick<LayoutModel, 'path'>) =>
  href === path ? { href, 'aria-current': 'page' as const } : { href };
