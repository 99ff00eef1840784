import type { PartnerBySlug } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from '../../block.ts';

/** A block is about a partner that the partner service does not know. */
export class UnknownPartnerError extends Error {
  override readonly name = 'UnknownPartnerError';
  constructor(slug: string) {
    super(`There is no partner "${slug}".`);
  }
}

/** @throws UnknownPartnerError */
export async function loadPartner(slug: string, { clients }: BlockContext): Promise<PartnerBySlug> {
  const partners = await clients.partners.fetchPartnersBySlug([slug]);
  const partner = partners.find((each) => each.slug === slug);
  if (!partner) throw new UnknownPartnerError(slug);
  return partner;
}
