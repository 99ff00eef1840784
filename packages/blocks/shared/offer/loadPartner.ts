import type { PartnerBySlug } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from '../../block.ts';

export class UnknownPartnerError extends Error {
  override readonly name = 'UnknownPartnerError';
  constructor(slug: string) {
    super(`There is no partner "${slug}".`);
  }
}

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
