import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { BlockContext } from '../../block.ts';

/** When somebody verified a figure, `2 nov 2026`, and where it stands; null where that is not known. */
export type PresentedProof = { verifiedOn: string | null; source: AnchorProps | null };

export function presentProof(
  fact: PartnerAttributes['facts'][string] | undefined,
  { presenter, locale }: Pick<BlockContext, 'presenter' | 'locale'>,
): PresentedProof {
  return {
    verifiedOn: fact?.verifiedOn ? formatDate(fact.verifiedOn, locale, 'short') : null,
    source: fact?.source ? presenter.anchor({ url: fact.source, openInNewTab: true }) : null,
  };
}
