import { z } from 'zod';
import { bareThing, fieldsOf, readYes } from './plainValues.ts';

/**
 * What decides whether a casino may be linked (requirements 3.12 and 5.20). Not known is `activePartner` null, and the others undefined.
 * `recommendedPartner` is the slug of the partner that is recommended instead, or `unnamedPartner`; null: none. `urlOffer` null: there is
 * no way to it.
 */
export type LinkFacts = {
  activePartner: boolean | null;
  recommendedPartner: string | null | undefined;
  urlOffer: string | null | undefined;
};

/** Another partner is recommended instead, and nothing says which. */
export const unnamedPartner = '-';

/** Whether a casino is known to be active and not replaced by another one. What is not known is no yes. */
export function isCasinoRecommended({
  activePartner,
  recommendedPartner,
}: Pick<LinkFacts, 'activePartner' | 'recommendedPartner'>): boolean {
  return activePartner === true && recommendedPartner === null;
}

export function mayBeLinked(facts: LinkFacts): boolean {
  return isCasinoRecommended(facts) && typeof facts.urlOffer === 'string' && facts.urlOffer !== '';
}

/** Requirement 3.12: true when a partner is known not to be active, or another one is recommended instead. */
export function isCasinoOutdated({ activePartner, recommendedPartner }: Pick<LinkFacts, 'activePartner' | 'recommendedPartner'>): boolean {
  return activePartner === false || typeof recommendedPartner === 'string';
}

/** What several sources say of one casino: a no counts, whoever says it, and what one does not know another may. */
export function joinLinkFacts(sources: readonly LinkFacts[]): LinkFacts {
  const active = sources.map(({ activePartner }) => activePartner);
  const recommended = sources.map(({ recommendedPartner }) => recommendedPartner);
  const ways = sources.map(({ urlOffer }) => urlOffer);
  return {
    activePartner: active.includes(false) ? false : active.includes(true) ? true : null,
    recommendedPartner: recommended.find((slug) => typeof slug === 'string') ?? (recommended.includes(null) ? null : undefined),
    urlOffer: ways.includes(null) ? null : ways.find((way) => way !== undefined),
  };
}

export const activePartnerSchema = z.unknown().transform((value, context): boolean | null => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && /^(inactive|inactivo)$/i.test(value.trim())) return false;
  const said = value === '' ? undefined : readYes(value);
  if (said !== undefined) return said;
  context.addIssue({ code: 'custom', message: 'expected yes or no' });
  return z.NEVER;
});

/** Undefined where nothing is said. Whatever else is sent than nothing, an empty list or false is a partner. */
export const recommendedPartnerSchema = z.unknown().transform((value): string | null | undefined => {
  if (value === undefined) return undefined;
  const isNone = value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);
  return isNone ? null : (readSlug(Array.isArray(value) ? value[0] : value) ?? unnamedPartner);
});

function readSlug(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value !== 'object' || value === null) return null;
  const { partnerSlug, slug } = bareThing(fieldsOf(value), ['partnerSlug', 'slug']);
  return ([partnerSlug, slug].find((text) => typeof text === 'string' && text !== '') as string | undefined) ?? null;
}

/** Undefined where nothing is said; null where there is no way. */
export const urlOfferSchema = z
  .string()
  .nullish()
  .transform((value): string | null | undefined => (typeof value === 'string' ? (['', '-'].includes(value.trim()) ? null : value) : value));

export const keptLinkFactsSchema = z.array(
  z.tuple([
    z.string(),
    z.object({ activePartner: z.boolean().nullable(), recommendedPartner: z.string().nullable(), urlOffer: z.string().nullable() }),
  ]),
);
export type KeptLinkFacts = z.output<typeof keptLinkFactsSchema>;
