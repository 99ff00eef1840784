import type { PartnerAttributes, ToplistAnswer, ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../block.ts';
import { type EntrySurroundings, linkDataOf, presentReview } from '../shared/offer/presentEntry.ts';
import { partnersLang } from '../shared/offer/presentFacts.ts';
import { type PresentedRating, presentRating } from '../shared/rating/presentRating.ts';

/** `order` says what computes the order and breaks ties; `evidence` leads to the review, where tests gave the rating. */
export type RankingReason = PresentedRating & {
  criteria: string;
  /** That of the criteria and of the names of the parts. */
  lang: string | undefined;
  version: string | null;
  order: string[];
  evidence: AnchorProps | null;
};

export type ListOrder = Pick<ToplistAnswer, 'criteria' | 'orderedBy' | 'version' | 'updatedDate'>;

/** Null where neither the list has a rule nor the partner a rating. */
export function presentReason(
  partner: ToplistPartner,
  list: EntrySurroundings,
  order: ListOrder,
  context: BlockContext,
): RankingReason | null {
  const { attributes } = partner;
  const rating = presentRating(attributes, context);
  if (order.criteria === '' && rating.rating === null) return null;
  return {
    ...rating,
    method: rating.method && {
      ...rating.method,
      anchor: { ...rating.method.anchor, ...linkDataOf('method', partner.slug, list) },
    },
    criteria: order.criteria,
    lang: partnersLang(context),
    version: presentVersion(order, context),
    order: presentOrder(order, attributes, context),
    evidence: attributes.ratingTotal === null ? null : presentEvidence(partner, list, context),
  };
}

function presentOrder({ orderedBy }: ListOrder, { ratingParts, ratingTotal }: PartnerAttributes, { microcopy }: BlockContext): string[] {
  if (ratingTotal === null || orderedBy === 'editor' || orderedBy === 'cost') return [];
  const criterion = ratingParts.find(({ key }) => key === orderedBy);
  const byCriterion = criterion ? [microcopy.ordered_by_criterion.replace('{criterion}', () => criterion.name)] : [];
  return [...byCriterion, microcopy.tie_rule];
}

function presentVersion({ version, updatedDate }: ListOrder, { microcopy, locale }: BlockContext): string | null {
  if (version === null || updatedDate === null) return null;
  return microcopy.list_version.replace('{version}', formatNumber(version, locale)).replace('{date}', formatDate(updatedDate, locale));
}

/** The review, under a link id of its own: whoever checks a rating is no reader of a card. */
function presentEvidence(partner: ToplistPartner, list: EntrySurroundings, context: BlockContext): AnchorProps | null {
  const review = presentReview(partner, list, context);
  return review && { ...review, ...linkDataOf('evidence', partner.slug, list) };
}
