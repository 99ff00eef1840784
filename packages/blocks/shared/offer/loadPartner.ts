import type { LinkFacts } from '@lupa/contracts/linkFacts.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
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

/**
 * What decides whether a casino may be linked, and its offers: as its entry says, or, where that cannot be read, as the partner service and the entry that
 * was last read say. Null: nobody knows it.
 */
export async function loadLinks(
  slug: string,
  { clients }: Pick<BlockContext, 'clients'>,
): Promise<(LinkFacts & { name: string; offers: Offer[] }) | null> {
  const entities = await clients.content.fetchPartnerEntities([slug]).catch(() => null);
  const entity = entities?.find(({ partnerSlug }) => partnerSlug === slug);
  if (entity) return { ...entity, name: entity.partnerName };
  const partners = entities === null ? await clients.partners.fetchPartnersBySlug([slug]).catch(() => []) : [];
  const listed = partners.find((partner) => partner.slug === slug);
  return listed ? { ...listed.attributes, name: listed.name } : null;
}

/** Names of bonus types by key. They embellish an offer, which stands without them: empty where they cannot be had. */
export async function loadBonusTypes({ clients, contentLocale }: BlockContext): Promise<Record<string, string>> {
  try {
    return (await clients.content.fetchGlobals(contentLocale)).bonusTypes;
  } catch {
    return {};
  }
}
