import {
  type CacheTag,
  legalStatusTag,
  offerVersionsTag,
  pageTag,
  partnersTag,
  partnerTag,
  paymentUseTag,
  ratingsTag,
  recordsTag,
  routesTag,
  territoriesTag,
  toplistTag,
} from '@lupa/contracts/tags.ts';
import type { PublishedReview } from '@lupa/contracts/partnerEntity.ts';
import { territoryParameter } from '@lupa/contracts/territory.ts';
import type { ToplistAnswer, ToplistPartner } from '@lupa/contracts/toplist.ts';
import { maximumListLength } from './callPolicies.ts';
import type { ContentClient, OfferVersionChoice, PartnersClient, RecordChoice } from './clients.ts';
import { completePartners } from './completePartners.ts';
import type { DataCache } from './dataCache.ts';
import type { LinkStates } from './linkStates.ts';
import { chunked, whole, type Asker, type CallParameters } from './serviceCalls.ts';
import { ServiceUnavailableError } from './serviceUnavailableError.ts';

/** Requirement 7.12: the locale of the partner service is fixed, and so is the identifier of partners by slug. */
const partnersLocale = 'es_CL';
const bySlugIdentifier = 'partners-by-slug';
/** In one address: they are long. */
const maximumPaths = 50;
const noRecords = { records: 0, casinos: 0, lastDay: null };

export function createPartnersClient(
  cache: DataCache,
  asker: Asker,
  {
    site,
    content,
    territory,
    linkStates,
  }: { site: string; content: Pick<ContentClient, 'fetchPartnerEntities'>; territory: string | null; linkStates: LinkStates },
): PartnersClient {
  const siteParameters = {
    'params[site]': site,
    'params[locale]': partnersLocale,
    ...(territory !== null && { [territoryParameter]: territory }),
  };
  const { fetchPartnerEntities } = content;
  const readState = (slug: string) => linkStates.read({ slug, territory });
  const readToplist = (identifier: string) =>
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
        tags: (toplist) => [
          toplistTag(identifier),
          partnersTag(),
          ratingsTag(),
          legalStatusTag(),
          ...listShown(toplist).map(({ slug }) => partnerTag(slug)),
        ],
      },
      asker,
    );
  const readPartners = (slugs: readonly string[]) =>
    chunked(slugs, maximumListLength, (some) =>
      cache.fetchKeyed(
        {
          call: 'partnersBySlug',
          variant: territory ?? '',
          parameters: (keys) => ({ slugs: keys.join(','), identifier: bySlugIdentifier, ...siteParameters }),
          items: (answer) => answer,
          keyOf: ({ slug }) => slug,
          tags: (slug) => [partnerTag(slug), ratingsTag(), legalStatusTag()],
        },
        some,
        asker,
      ),
    );
  return {
    fetchToplist: async (identifier) => {
      const toplist = await readToplist(identifier);
      if (toplist === null) return null;
      const listed = listShown(toplist);
      const partners = await completePartners(listed, toplist, { fetchPartnerEntities, readState, fetchPartnersBySlug: readPartners });
      if (partners.every((partner, index) => partner === listed[index])) return toplist;
      return withPartners(toplist, partners);
    },
    fetchPartnersBySlug: async (slugs) => {
      const partners = await readPartners(slugs);
      return [...(await completePartners(partners, partners, { fetchPartnerEntities, readState }))];
    },
    // Extensions: a service without them has nothing to show.
    fetchRecords: (choice) =>
      cache.fetch(
        {
          call: 'records',
          parameters: 'corrected' in choice ? { corrected: 'true', newest: choice.corrected } : { ...choice },
          read: (answer) => answer ?? [],
          tags: () => [partnerOf(choice) ?? recordsTag()],
        },
        asker,
      ),
    fetchRecordCounts: () =>
      cache.fetch({ call: 'recordCounts', read: (answer) => answer ?? noRecords, tags: () => [recordsTag()] }, asker),
    fetchReviews: async (choice) => {
      const ask = (parameters: CallParameters, tags: (reviews: readonly PublishedReview[]) => CacheTag[]) =>
        cache.fetch({ call: 'reviews', parameters, read: (answer) => answer ?? [], tags }, asker);
      if ('paths' in choice)
        return chunked(choice.paths, maximumPaths, (some) => ask({ paths: some.join(',') }, () => [partnersTag(), ...some.map(pageTag)]));
      if ('newest' in choice) return ask(choice, () => [partnersTag(), routesTag()]);
      // Where the review of a casino stands is said with the casino; one that is not there yet is a new route.
      return ask(choice, (reviews) => [
        partnerTag(choice.partner),
        ...(reviews.length === 0 ? [routesTag()] : reviews.map(({ path }) => pageTag(path))),
      ]);
    },
    fetchPaymentUse: (method) =>
      cache.fetch(
        {
          call: 'paymentUse',
          parameters: { method },
          read: (answer) => answer ?? null,
          tags: () => [paymentUseTag(method), partnersTag(), recordsTag(), ratingsTag()],
        },
        asker,
      ),
    fetchRatingMethods: () => cache.fetch({ call: 'ratingMethods', read: (answer) => answer ?? [], tags: () => [ratingsTag()] }, asker),
    fetchTerritories: () => cache.fetch({ call: 'territories', read: (answer) => answer ?? [], tags: () => [territoriesTag()] }, asker),
    fetchOfferVersions: (choice) =>
      cache.fetch(
        {
          call: 'offerVersions',
          parameters: { ...choice },
          read: (answer) => answer ?? [],
          tags: () => [partnerOf(choice) ?? offerVersionsTag()],
        },
        asker,
      ),
  };
}

/** The tag of the partner whose answer it is alone; undefined: of none. */
function partnerOf(choice: RecordChoice | OfferVersionChoice): CacheTag | undefined {
  return 'partner' in choice ? partnerTag(choice.partner) : undefined;
}

function listShown(toplist: ToplistAnswer | null): ToplistPartner[] {
  return toplist ? [...Object.values(toplist.partners), ...(toplist.highlight ? [toplist.highlight] : [])] : [];
}

const completeToplists = new WeakMap<readonly ToplistPartner[], ToplistAnswer>();

function withPartners(toplist: ToplistAnswer, partners: readonly ToplistPartner[]): ToplistAnswer {
  const made = completeToplists.get(partners) ?? {
    ...toplist,
    highlight: toplist.highlight && (partners.at(-1) ?? null),
    partners: Object.fromEntries(
      Object.entries(toplist.partners).map(([key, partner], index): [string, ToplistPartner] => [key, partners[index] ?? partner]),
    ),
  };
  completeToplists.set(partners, made);
  return made;
}
