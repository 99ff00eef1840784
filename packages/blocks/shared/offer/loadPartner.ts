import type { PartnerAttributes, PartnerBySlug, ToplistPartner } from '@lupa/contracts/toplist.ts';
import { type BlockContext, defineError } from '../../block.ts';
import { unnamedPartner } from '@lupa/contracts/linkFacts.ts';
import { isFitInstead } from '@lupa/domain/rating/verdict.ts';

export const UnknownPartnerError = defineError('UnknownPartnerError', (slug: string) => `There is no partner "${slug}".`);

export async function loadPartner(slug: string, { clients }: BlockContext): Promise<PartnerBySlug> {
  const partners = await clients.partners.fetchPartnersBySlug([slug]);
  const partner = partners.find((each) => each.slug === slug);
  if (!partner) throw new UnknownPartnerError(slug);
  return partner;
}

/** Names of bonus types by key. They embellish an offer, which stands without them: empty where they cannot be had. */
export async function loadBonusTypes({ clients, contentLocale }: BlockContext): Promise<Record<string, string>> {
  try {
    return (await clients.content.fetchGlobals(contentLocale)).bonusTypes;
  } catch {
    return {};
  }
}

export type CasinoNames = ReadonlyMap<string, { name: string; reviewSlug: string | null; attributes?: PartnerAttributes }>;

/** Names and reviews of casinos, and what else is known of them. They embellish a list, which stands without them: empty where they cannot be had. */
export async function loadCasinoNames(slugs: readonly string[], { clients }: Pick<BlockContext, 'clients'>): Promise<CasinoNames> {
  const unique = [...new Set(slugs)];
  const partners = unique.length > 0 ? await clients.partners.fetchPartnersBySlug(unique).catch(() => []) : [];
  return new Map(partners.map(({ slug, name, attributes }) => [slug, { name, reviewSlug: attributes.reviewSlug, attributes }]));
}

/** The partners to look at instead of outdated ones, by slug. Empty where they cannot be had. */
export async function loadRecommended(partners: ToplistPartner[], { clients }: BlockContext): Promise<Map<string, ToplistPartner>> {
  const slugs = partners.flatMap(({ attributes }) => attributes.recommendedPartner ?? []);
  const known = new Map(partners.map((partner) => [partner.slug, partner]));
  const missing = [...new Set(slugs)].filter((slug) => slug !== unnamedPartner && !known.has(slug));
  if (missing.length > 0) {
    for (const partner of await clients.partners.fetchPartnersBySlug(missing).catch(() => [])) known.set(partner.slug, partner);
  }
  return new Map([...known].filter(([, { attributes }]) => isFitInstead(attributes)));
}

export type PartnerSummary = { pros: string[]; cons: string[] };

/** What speaks for and against each partner of which anything is known, by slug, in few words. */
export async function loadSummaries(partners: ToplistPartner[], { clients }: BlockContext): Promise<Map<string, PartnerSummary>> {
  const entities = await clients.content.fetchPartnerEntities(partners.map((partner) => partner.slug)).catch(() => []);
  return new Map(
    entities
      .filter(({ pros, cons }) => pros.length > 0 || cons.length > 0)
      .map(({ partnerSlug, pros, cons }) => [partnerSlug, { pros: pros.slice(0, 3), cons: cons.slice(0, 2) }]),
  );
}
