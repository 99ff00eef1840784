import { isCasinoOutdated } from '@lupa/contracts/partnerEntity.ts';
import type { PartnerBySlug } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from '../block.ts';

/** An address is written by anybody: nobody makes the site ask for more than this many casinos. */
const maximumAsked = 6;

/**
 * The recommended partners of these slugs, in their order; null where the partner service does not say.
 */
export async function loadAskedCasinos(slugs: readonly string[], { clients }: BlockContext): Promise<PartnerBySlug[] | null> {
  const asked = slugs.slice(0, maximumAsked);
  if (asked.length === 0) return [];
  const partners = await clients.partners.fetchPartnersBySlug(asked).catch(() => null);
  return partners?.filter(({ slug, attributes }) => asked.includes(slug) && !isCasinoOutdated(attributes)) ?? null;
}
