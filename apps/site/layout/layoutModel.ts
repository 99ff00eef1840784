import type { Presenter } from '@lupa/blocks/block.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { NavigationGroup } from '@lupa/contracts/navigation.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { FooterModel } from './Footer/buildFooterModel.ts';
import type { LegalNoticeModel } from './Law/presentLegalNotice.ts';

export type LanguageChoice = { locale: PageLocale; name: string; path: string; isHome?: boolean };

export type LayoutModel = {
  siteName: string;
  locale: PageLocale;
  homePath: string;
  microcopy: Microcopy;
  navigation: NavigationGroup[];
  footer: FooterModel;
  languages: LanguageChoice[];
  policies: { method: string | null; corrections: string | null };
  /** Who can be compared, in the order of the initial toplist (requirement 4.15); none: the page has no comparator. */
  candidates: ToplistPartner[];
  /** Its links to the page itself say so. */
  presenter: Presenter;
  path?: string;
  /** How the law stands to casinos; null where nobody has said. */
  legal?: LegalNoticeModel | null | undefined;
  /** How games are played in the full mode; missing: there is no free-play host, and no full mode. */
  freePlay?: { allowsStorage: boolean } | null;
};

export const linkTo = (href: string, { path }: Pick<LayoutModel, 'path'>) =>
  href === path ? { href, 'aria-current': 'page' as const } : { href };
