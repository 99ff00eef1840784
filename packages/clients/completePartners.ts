import { without } from '@lupa/contracts/generous.ts';
import { joinLinkFacts, type LinkFacts } from '@lupa/contracts/linkFacts.ts';
import { mergePaymentMethods, type PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import type { PartnerAttributes, ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { ContentClient, PartnersClient } from './clients.ts';

type Sources = {
  fetchPartnerEntities: ContentClient['fetchPartnerEntities'];
  readState: (slug: string) => LinkFacts | undefined;
  fetchPartnersBySlug?: PartnersClient['fetchPartnersBySlug'];
};

const completed = new WeakMap<object, { sources: readonly unknown[]; partners: ToplistPartner[] }>();

/** Partners with what other calls say, where they do not say it themselves. The same `answer` gives the same partners. */
export async function completePartners<Partner extends ToplistPartner>(
  partners: readonly Partner[],
  answer: object,
  { fetchPartnerEntities, readState, fetchPartnersBySlug }: Sources,
): Promise<readonly Partner[]> {
  const unfiltered = partners.filter(({ attributes }) => attributes.unsaid);
  const incomplete = partners.filter(({ attributes }) => attributes.unsaid || !saysWhetherLinked(attributes));
  if (incomplete.length === 0) return partners;
  const [entities, bySlug] = await Promise.all([
    fetchPartnerEntities(incomplete.map(({ slug }) => slug)).catch(() => []),
    fetchPartnersBySlug && unfiltered.length > 0 ? fetchPartnersBySlug(unfiltered.map(({ slug }) => slug)).catch(() => []) : [],
  ]);
  const entityOf = new Map(entities.map((entity) => [entity.partnerSlug, entity]));
  const attributesOf = new Map(bySlug.map(({ slug, attributes }) => [slug, attributes]));
  const said = incomplete.map(({ slug }) => ({ entity: entityOf.get(slug), bySlug: attributesOf.get(slug), state: readState(slug) }));
  const sources = said.flatMap(({ entity, bySlug: attributes, state }) => [entity, attributes, state]);
  const before = completed.get(answer);
  if (before && before.sources.length === sources.length && before.sources.every((source, index) => source === sources[index]))
    return before.partners as Partner[];
  const saidOf = new Map(incomplete.map((partner, index) => [partner, said[index]]));
  const made = partners.map((partner) => {
    const more = saidOf.get(partner);
    return more ? { ...partner, attributes: complete(partner.attributes, more) } : partner;
  });
  completed.set(answer, { sources, partners: made });
  return made;
}

function saysWhetherLinked({ activePartner, recommendedPartner, urlOffer }: PartnerAttributes): boolean {
  return activePartner !== null && recommendedPartner !== undefined && urlOffer !== undefined;
}

type Said = { entity: PartnerEntity | undefined; bySlug: PartnerAttributes | undefined; state: LinkFacts | undefined };

function complete(attributes: PartnerAttributes, { entity, bySlug, state }: Said): PartnerAttributes {
  const own = without(attributes, 'unsaid');
  const methods = entity ? mergePaymentMethods(entity) : [];
  return {
    ...own,
    rating: own.rating ?? entity?.rating ?? null,
    logo: own.logo ?? entity?.logo ?? null,
    favicon: own.favicon ?? entity?.favicon ?? null,
    reviewSlug: own.reviewSlug ?? entity?.reviewSlug ?? null,
    ...joinLinkFacts([own, bySlug, entity ?? state].filter((source) => source !== undefined)),
    offers: firstFilled(own.offers, bySlug?.offers, entity?.offers),
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
