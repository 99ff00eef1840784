import { mergePaymentMethods, type PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import type { PartnerAttributes, ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { ContentClient, PartnersClient } from './clients.ts';

type Sources = {
  fetchPartnerEntities: ContentClient['fetchPartnerEntities'];
  /** Missing: the partners are from there. */
  fetchPartnersBySlug?: PartnersClient['fetchPartnersBySlug'];
};

/** What was made of partners, and from which answers: as long as those are the same, so is it, and all that is made of it. */
const completed = new WeakMap<object, { sources: readonly unknown[]; partners: ToplistPartner[] }>();

/**
 * Partners with what other calls say of them: from partners-by-slug what filters match on, from the content entry whether they are outdated and
 * whether there is a way to them, and what else is missing. Those that say themselves whether they are active, as our partner service does, are
 * complete. A call that fails leaves out what it would have said. `answer` is what the partners are from: the same one gives the same partners.
 */
export async function completePartners<Partner extends ToplistPartner>(
  partners: readonly Partner[],
  answer: object,
  { fetchPartnerEntities, fetchPartnersBySlug }: Sources,
): Promise<readonly Partner[]> {
  const incomplete = partners.filter(({ attributes }) => attributes.activePartner === null);
  if (incomplete.length === 0) return partners;
  const unfiltered = incomplete.filter(({ attributes }) => attributes.providers.length === 0);
  const [entities, bySlug] = await Promise.all([
    fetchPartnerEntities(incomplete.map(({ slug }) => slug)).catch(() => []),
    fetchPartnersBySlug && unfiltered.length > 0 ? fetchPartnersBySlug(unfiltered.map(({ slug }) => slug)).catch(() => []) : [],
  ]);
  const sources = [...entities, ...bySlug];
  const before = completed.get(answer);
  if (before && before.sources.length === sources.length && before.sources.every((source, index) => source === sources[index]))
    return before.partners as Partner[];
  const entityOf = new Map(entities.map((entity) => [entity.partnerSlug, entity]));
  const attributesOf = new Map(bySlug.map(({ slug, attributes }) => [slug, attributes]));
  const made = partners.map((partner) =>
    incomplete.includes(partner)
      ? { ...partner, attributes: complete(partner.attributes, attributesOf.get(partner.slug), entityOf.get(partner.slug)) }
      : partner,
  );
  completed.set(answer, { sources, partners: made });
  return made;
}

function complete(own: PartnerAttributes, bySlug: PartnerAttributes | undefined, entity: PartnerEntity | undefined): PartnerAttributes {
  const offers = firstFilled(own.offers, bySlug?.offers, entity?.offers);
  const methods = entity ? mergePaymentMethods(entity) : [];
  return {
    ...own,
    rating: own.rating ?? entity?.rating ?? null,
    logo: own.logo ?? entity?.logo ?? null,
    favicon: own.favicon ?? entity?.favicon ?? null,
    reviewSlug: own.reviewSlug ?? entity?.reviewSlug ?? null,
    activePartner: entity?.activePartner ?? null,
    recommendedPartner: own.recommendedPartner ?? entity?.recommendedPartner ?? null,
    // Requirement 5.19: without `urlOffer` there is no way to the casino.
    offers: entity && entity.urlOffer === null ? offers.map(withoutWay) : offers,
    providers: firstFilled(own.providers, bySlug?.providers, entity?.softwareProviders),
    offerTypeCMS: firstFilled(own.offerTypeCMS, bySlug?.offerTypeCMS, [
      ...new Set(entity?.offers.map(({ offerType }) => offerType).filter(Boolean)),
    ]),
    paymentMethods: firstFilled(
      own.paymentMethods,
      bySlug?.paymentMethods,
      methods.map(({ name }) => ({ name })),
    ),
  };
}

function firstFilled<Entry>(...lists: (Entry[] | undefined)[]): Entry[] {
  return lists.find((list) => list !== undefined && list.length > 0) ?? [];
}

function withoutWay(offer: PartnerAttributes['offers'][number]) {
  return { ...offer, attributes: { ...offer.attributes, afflinkProxy: '' } };
}
