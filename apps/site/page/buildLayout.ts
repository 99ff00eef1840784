import { defaultContentLocale, homePathOf, pageLocales } from '@lupa/contracts/locale.ts';
import type { LegalPeriod } from '@lupa/contracts/legalStatus.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { NavigationGroup } from '@lupa/contracts/navigation.ts';
import type { ToplistAnswer } from '@lupa/contracts/toplist.ts';
import type { Presenter } from '@lupa/blocks/block.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { formatOwnLanguage } from '@lupa/ui/formatLanguage.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { LanguageChoice, LayoutModel } from '../layout/layoutModel.ts';
import { listCandidates } from './listCandidates.ts';
import { presentLegalNotice } from '../layout/Law/presentLegalNotice.ts';
import { buildFooterModel } from '../layout/Footer/buildFooterModel.ts';
import type { PageContext } from './middleware/pageContext.ts';

export type LayoutParts = {
  path: string;
  context: Pick<PageContext, 'locale' | 'contentLocale' | 'microcopy' | 'globals'>;
  navigation: readonly NavigationGroup[];
  /** The initial toplist; null: it cannot be had. */
  toplist: ToplistAnswer | null;
  presenter: Presenter;
  legalPeriods?: readonly LegalPeriod[];
  freePlay?: LayoutModel['freePlay'];
  /** Is there a page at this path? Null: not known now. */
  isRoute: ((path: string) => boolean) | null;
  fallbackName: string;
  now: Date;
  logger: Logger;
};

export function buildLayout({
  path,
  context,
  navigation,
  toplist,
  presenter,
  legalPeriods = [],
  freePlay = null,
  isRoute,
  fallbackName,
  now,
  logger,
}: LayoutParts): LayoutModel {
  const { locale, contentLocale, microcopy, globals } = context;
  const siteName = globals.siteName || fallbackName;
  const currentYear = Number(dayInMarket(now).slice(0, 4));
  return {
    siteName,
    locale,
    homePath: homePathOf(locale),
    microcopy,
    navigation: chooseNavigation(navigation, contentLocale),
    footer: buildFooterModel({
      footer: globals.footer,
      locale,
      siteName,
      currentYear,
      onError: (error) => logger.error({ err: error }, error.message),
    }),
    languages: isRoute ? findLanguages(isRoute) : [],
    policies: findPolicies(microcopy, isRoute),
    candidates: listCandidates(toplist),
    path,
    presenter: withCurrentLinks(presenter, path),
    freePlay,
    legal: presentLegalNotice(legalPeriods[0], locale, microcopy),
  };
}

function withCurrentLinks(presenter: Presenter, path: string): Presenter {
  const anchor: Presenter['anchor'] = (link) => {
    const found = presenter.anchor(link);
    return found.href === path ? { ...found, 'aria-current': 'page' } : found;
  };
  return { ...presenter, anchor };
}

function findPolicies(microcopy: Microcopy, isRoute: LayoutParts['isRoute']): LayoutModel['policies'] {
  const ifThere = (path: string) => (isRoute?.(path) ? path : null);
  return { method: ifThere(microcopy.method_path), corrections: ifThere(microcopy.corrections_path) };
}

function findLanguages(isRoute: (path: string) => boolean): LanguageChoice[] {
  const languages = pageLocales
    .map((locale) => ({ locale, name: formatOwnLanguage(locale), path: homePathOf(locale) }))
    .filter(({ path }) => isRoute(path));
  return languages.length > 1 ? languages : [];
}

function chooseNavigation(groups: readonly NavigationGroup[], contentLocale: string): NavigationGroup[] {
  const own = groups.filter((group) => group.locale === contentLocale);
  const ownNames = new Set(own.map(({ groupName }) => groupName));
  const others = groups.filter((group) => group.locale === defaultContentLocale && !ownNames.has(group.groupName));
  return [...own, ...others];
}
