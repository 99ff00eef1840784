import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from '../../block.ts';

/** What the law says to a casino where the visitor is. `noLink`: why nothing leads to it; null where it may be linked. */
export type PresentedLaw = { text: string; noLink: string | null };

/** Null while the market has no law of its own and the casino has an offer for where the visitor is. */
export function presentLaw(
  attributes: Pick<PartnerAttributes, 'marketLicence' | 'isOfferedElsewhere'>,
  context: Pick<BlockContext, 'legalStatus' | 'microcopy'>,
): PresentedLaw | null {
  const { microcopy } = context;
  const ofMarket = presentMarketLaw(attributes, context);
  if (!attributes.isOfferedElsewhere || ofMarket?.noLink) return ofMarket;
  return { text: microcopy.offered_elsewhere, noLink: microcopy.offered_elsewhere_no_link };
}

function presentMarketLaw(
  { marketLicence }: Pick<PartnerAttributes, 'marketLicence'>,
  { legalStatus, microcopy }: Pick<BlockContext, 'legalStatus' | 'microcopy'>,
): PresentedLaw | null {
  switch (legalStatus) {
    case 'unregulated':
      return null;
    case 'prohibited':
      return { text: microcopy.law_prohibited, noLink: microcopy.law_no_link };
    case 'licensedList':
      return marketLicence
        ? { text: microcopy.law_licensed.replace('{number}', () => marketLicence.number), noLink: null }
        : { text: microcopy.law_unlicensed, noLink: microcopy.law_no_link };
  }
}
