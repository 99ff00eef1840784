import type { BlockContext } from '@lupa/blocks/block.ts';
import { type PageLocale, toContentLocale } from '@lupa/contracts/locale.ts';
import { defaultMicrocopy } from '@lupa/contracts/microcopy.ts';
import { orElse } from './middleware/orElse.ts';
import type { LoadOptions } from './pageFeature.ts';
import { pageTimes } from './pageModel.ts';
import { createPagePresenter } from './presenterHosts.ts';

export async function createStandaloneContext(locale: PageLocale, pageSlug: string, options: LoadOptions): Promise<BlockContext> {
  const { env, pageClients, routes, now, query } = options;
  const contentLocale = toContentLocale(locale);
  const { clients } = pageClients;
  const [{ isInternalRoute }, legalPeriods, microcopy] = await Promise.all([
    routes,
    orElse(pageClients.within(pageTimes.layout).content.fetchLegalPeriods(), []),
    orElse(pageClients.within(pageTimes.layout).content.fetchMicrocopy(contentLocale), defaultMicrocopy),
  ]);
  const presenter = createPagePresenter(options, { slug: pageSlug, isInternalRoute, locale, microcopy });
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
