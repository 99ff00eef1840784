import type { BlockContext } from '../../block.ts';

export type CasinoNames = Map<string, { name: string; reviewSlug: string | null }>;

/** Names and reviews of casinos. They embellish a list, which stands without them: empty where they cannot be had. */
export async function loadCasinoNames(slugs: readonly string[], { clients }: Pick<BlockContext, 'clients'>): Promise<CasinoNames> {
  const unique = [...new Set(slugs)];
  const partners = unique.length > 0 ? await clients.partners.fetchPartnersBySlug(unique).catch(() => []) : [];
  return new Map(partners.map(({ slug, name, attributes }) => [slug, { name, reviewSlug: attributes.reviewSlug }]));
}
