import { partnersTag, partnerTag, toplistTag } from '@lupa/contracts/tags.ts';
import { maximumListLength } from './callPolicies.ts';
import type { PartnersClient } from './clients.ts';
import type { DataCache } from './dataCache.ts';
import { chunked, whole } from './reading.ts';
import type { Asker } from './serviceCalls.ts';
import { ServiceUnavailableError } from './serviceUnavailableError.ts';

/** Requirement 7.12: the locale of the partner service is fixed, and so is the identifier of partners by slug. */
const partnersLocale = 'es_CL';
const bySlugIdentifier = 'partners-by-slug';

/** The partner service for one page. */
export function createPartnersClient(cache: DataCache, asker: Asker, site: string): PartnersClient {
  const siteParameters = { 'params[site]': site, 'params[locale]': partnersLocale };
  return {
    fetchToplist: (identifier) =>
      cache.fetch(
        {
          call: 'toplist',
          parameters: { identifier, ...siteParameters },
          read: (answer, dropped) => {
            const toplist = whole('toplist')(answer)[0] ?? null;
            if (toplist === null && dropped.length > 0)
              throw new ServiceUnavailableError('toplist', 'answered a toplist that cannot be read');
            return toplist;
          },
          // A partner that is not published now is not in the answer: when it comes back, the set of partners changes.
          tags: (toplist) => [toplistTag(identifier), partnersTag(), ...Object.keys(toplist?.partners ?? {}).map(partnerTag)],
        },
        asker,
      ),
    fetchPartnersBySlug: (slugs) =>
      chunked(slugs, maximumListLength, (some) =>
        cache.fetchKeyed(
          {
            call: 'partnersBySlug',
            parameters: (keys) => ({ slugs: keys.join(','), identifier: bySlugIdentifier, ...siteParameters }),
            items: (answer) => answer,
            keyOf: ({ slug }) => slug,
            tag: partnerTag,
          },
          some,
          asker,
        ),
      ),
  };
}
