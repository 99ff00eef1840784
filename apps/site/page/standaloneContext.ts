import type { BlockContext } from '@lupa/blocks/block.ts';
import { type PageLocale, toContentLocale } from '@lupa/contracts/locale.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { orElse } from './middleware/orElse.ts';
import type { LoadOptions } from './loadPage.ts';
import { pageTimes } from './pageModel.ts';
import { presenterHosts } from './presenterHosts.ts';

/** What presents something outside of a page, as a block of the page at `pageSlug` would. */
export async function createStandaloneContext(
  locale: PageLocale,
  pageSlug: string,
  { env, rendering, pageClients, routes, now, query }: LoadOptions,
): Promise<BlockContext> {
  const contentLocale = toContentLocale(locale);
  const { clients } = pageClients;
  const [{ isInternalRoute }, legalPeriods, microcopy] = await Promise.all([
    routes,
    orElse(pageClients.within(pageTimes.layout).content.fetchLegalPeriods(), []),
    orElse(pageClients.within(pageTimes.layout).content.fetchMicrocopy(contentLocale), buildMicrocopy([])),
  ]);
  const presenter = rendering.createPresenter({
    ...presenterHosts(env),
    placementSecret: env.PLACEMENT_SECRET,
    day: dayInMarket(now),
    isInternalRoute,
    pageSlug,
    locale,
    languageNote: microcopy.in_language,
    newTabText: microcopy.opens_in_new_tab,
    paidText: microcopy.advertising,
  });
  const page = { slug: pageSlug, title: '', updatedDate: null, author: null };
  return {
    clients,
    presenter,
    locale,
    contentLocale,
    microcopy,
    page,
    query,
    seeds: Promise.resolve([]),
    initialToplist: env.TOPLIST_IDENTIFIER,
    legalStatus: legalPeriods[0]?.status ?? 'unregulated',
    index: 0,
    place: 0,
    now,
  };
}
