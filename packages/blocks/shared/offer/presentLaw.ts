import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from '../../block.ts';

/** What the law of the market says to a casino, in a few words. `isForbidden`: it may not be offered, nor linked to. */
export type PresentedLaw = { text: string; isForbidden: boolean };

/** Null while the market has no law of its own. */
export function presentLaw(
  { marketLicence }: Pick<PartnerAttributes, 'marketLicence'>,
  { legalStatus, microcopy }: Pick<BlockContext, 'legalStatus' | 'microcopy'>,
): PresentedLaw | null {
  switch (legalStatus) {
    case 'unregulated':
      return null;
    case 'prohibited':
      return { text: microcopy.law_prohibited, isForbidden: true };
    case 'licensedList':
      return marketLicence
        ? { text: microcopy.law_licensed.replace('{number}', () => marketLicence.number), isForbidden: false }
        : { text: microcopy.law_unlicensed, isForbidden: true };
  }
}
