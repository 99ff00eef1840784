import { applyRoutesDelta, routesDelta, routesDeltaSchema } from '@lupa/contracts/route.ts';
import type { Answer, CallName } from '@lupa/contracts/calls.ts';
import { emptyGlobals } from '@lupa/contracts/globals.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import type { PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import { formatSlug, withSlashes } from '@lupa/contracts/slug.ts';
import type { Route } from '@lupa/contracts/route.ts';
import * as tags from '@lupa/contracts/tags.ts';
import { territoryParameter } from '@lupa/contracts/territory.ts';
import { callPolicies, maximumListLength } from './callPolicies.ts';
import type { ContentClient } from './clients.ts';
import type { DataCache } from './dataCache.ts';
import type { LinkStates } from './linkStates.ts';
import { chunked, whole, type Asker } from './serviceCalls.ts';
import type { RoutesReader } from './routesReader.ts';
import { ServiceUnavailableError } from './serviceUnavailableError.ts';
import { Collector } from './collector.ts';
import type { ShownTexts } from './shownTexts.ts';
import type { TagEpochs } from './tagEpochs.ts';

const microcopyLimit = 1000;
const searchLimit = 24;

type LinkRecord = { states: LinkStates; epochs: TagEpochs };

export function createContentClient(
  cache: DataCache,
  asker: Asker,
  { readRoutes, territory, links, texts }: { readRoutes: RoutesReader; territory: string | null; links: LinkRecord; texts: ShownTexts },
): ContentClient {
  const list = <Name extends CallName>(call: Name, tag: tags.CacheTag): Promise<Answer<Name>> =>
    cache.fetch({ call, read: whole(call), tags: () => [tag] }, asker);
  const fetchRoutes = (of: Asker): Promise<Route[]> =>
    cache.fetch(
      {
        call: 'pagesAll',
        read: (answer, _, before) => readRoutes(whole('pagesAll')(answer), before, of.logger),
        tags: () => [tags.routesTag(), tags.legalStatusTag()],
        difference: {
          name: routesDelta,
          apply: (before, difference) => {
            const { data } = routesDeltaSchema.safeParse(difference);
            const routes = data && applyRoutesDelta(before, data);
            return routes && readRoutes(routes, before, of.logger);
          },
        },
      },
      of,
    );
  return {
    fetchPage: async (slug, locale) =>
      cache.fetch(
        {
          call: 'page',
          path: `/page/${formatSlug(slug)}`,
          parameters: { locale },
          read: (answer, dropped) => {
            const page = answer?.pages[0] ?? null;
            if (page === null && dropped.length > 0) throw new ServiceUnavailableError('page', 'answered a page that cannot be read');
            return page && { ...page, slug: page.slug || withSlashes(slug), locale: answer?.locale ?? null };
          },
          tags: () => [tags.pageTag(slug), tags.legalStatusTag()],
        },
        asker,
      ),
    fetchNavigation: () => list('navigationGroup', tags.navigationTag()),
    fetchMicrocopy: async (locale) => {
      const apart = new Collector();
      try {
        const all = await cache.fetch(
          {
            call: 'microcopy',
            parameters: { locale, limit: microcopyLimit },
            failureMessage: callPolicies.microcopy.failureMessage.replace('{locale}', locale),
            read: (answer) => buildMicrocopy(whole('microcopy')(answer), locale),
            tags: () => [tags.microcopyTag(locale)],
          },
          { ...asker, collector: apart },
        );
        return texts.show(locale, all, asker.collector);
      } finally {
        asker.collector.recordApart(apart);
        // The site ends what shows a text by a tag of its own. A CDN does not know of it.
        asker.collector.recordEdgeTags(apart.tags);
      }
    },
    fetchGlobals: (locale) =>
      cache.fetch(
        {
          call: 'globals',
          parameters: { locale },
          read: (answer) => whole('globals')(answer)[0] ?? emptyGlobals,
          tags: () => [tags.globalsTag(locale)],
        },
        asker,
      ),
    fetchRoutes: () => fetchRoutes(asker),
    chooseRoutes: async (choose) => {
      const apart = new Collector();
      try {
        const chosen = choose(await fetchRoutes({ ...asker, collector: apart }));
        asker.collector.recordTags(chosen.map(({ slug }) => tags.pageTag(slug)));
        return chosen;
      } finally {
        asker.collector.recordApart(apart);
      }
    },
    fetchRedirects: () => cache.fetch({ call: 'redirects', read: (answer) => answer ?? [], tags: () => [tags.redirectsTag()] }, asker),
    fetchCorrections: () =>
      cache.fetch({ call: 'corrections', read: (answer) => answer ?? [], tags: () => [tags.correctionsTag()] }, asker),
    fetchLegalPeriods: () =>
      cache.fetch({ call: 'legalStatus', read: (answer) => answer?.periods ?? [], tags: () => [tags.legalStatusTag()] }, asker),
    fetchPaymentMethods: () => list('globalPaymentMethod', tags.paymentMethodsTag()),
    fetchGameEntities: () => list('gameEntity', tags.gameExtrasTag()),
    search: (q, locale) =>
      cache.fetch(
        {
          call: 'search',
          parameters: { q, locale, limit: searchLimit },
          read: (answer) => answer ?? { host: null, results: [] },
          // It is not kept, so no publication has to end it.
          tags: () => [],
        },
        asker,
      ),
    fetchPartnerEntities: (slugs) => fetchPartnerEntities(cache, asker, { slugs, territory, links }),
  };
}

async function fetchPartnerEntities(
  cache: DataCache,
  asker: Asker,
  { slugs, territory, links }: { slugs: readonly string[]; territory: string | null; links: LinkRecord },
): Promise<PartnerEntity[]> {
  const ofTerritory = territory !== null && { [territoryParameter]: territory };
  return chunked(slugs, maximumListLength, (some) =>
    cache.fetchKeyed(
      {
        call: 'partnerEntity',
        variant: territory ?? '',
        parameters: (keys) => ({ 'fields.partnerSlug[in]': keys.join(','), ...ofTerritory }),
        items: (answer) => answer,
        keyOf: ({ partnerSlug }) => partnerSlug,
        tags: (slug) => [tags.partnerTag(slug), tags.ratingsTag(), tags.legalStatusTag()],
        // What was made with the old state ends, whether or not the service tells of changes.
        onAnswer: (slug, entity) => {
          if (links.states.record({ slug, territory }, entity)) links.epochs.invalidate([tags.partnerTag(slug)]);
        },
      },
      some,
      asker,
    ),
  );
}
