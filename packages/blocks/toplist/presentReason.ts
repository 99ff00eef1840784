import type { ToplistAnswer, ToplistPartner } from '@lupa/contracts/toplist.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../block.ts';
import { presentRating, type PresentedRating } from '../ratings/presentRating.ts';

/** Why a partner stands where it stands: the rule of the list in its editors' words, and the rating taken apart. */
export type RankingReason = PresentedRating & { criteria: string; version: string | null };

/** What is known of a toplist's order. */
export type ListOrder = Pick<ToplistAnswer, 'criteria' | 'version' | 'updatedDate'>;

/** Null where neither the list has a rule nor the partner a rating. */
export function presentReason({ attributes }: ToplistPartner, order: ListOrder, context: BlockContext): RankingReason | null {
  const rating = presentRating(attributes, context);
  if (order.criteria === '' && rating.rating === null) return null;
  return { ...rating, criteria: order.criteria, version: presentVersion(order, context) };
}

function presentVersion({ version, updatedDate }: ListOrder, { microcopy, locale }: BlockContext): string | null {
  if (version === null || updatedDate === null) return null;
  return microcopy.list_version.replace('{version}', formatNumber(version, locale)).replace('{date}', formatDate(updatedDate, locale));
}
