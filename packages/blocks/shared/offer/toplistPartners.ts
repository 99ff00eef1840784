import { isCasinoRecommended, unnamedPartner } from '@lupa/contracts/linkFacts.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from '../../block.ts';

/** The partners that are recommended instead of outdated ones, by slug. Empty where they cannot be had. */
export async function loadRecommended(partners: ToplistPartner[], { clients }: BlockContext): Promise<Map<string, ToplistPartner>> {
  const slugs = partners.flatMap(({ attributes }) => attributes.recommendedPartner ?? []);
  const known = new Map(partners.map((partner) => [partner.slug, partner]));
  const missing = [...new Set(slugs)].filter((slug) => slug !== unnamedPartner && !known.has(slug));
  if (missing.length > 0) {
    for (const partner of await clients.partners.fetchPartnersBySlug(missing).catch(() => [])) known.set(partner.slug, partner);
  }
  return new Map([...known].filter(([, { attributes }]) => isCasinoRecommended(attributes)));
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
