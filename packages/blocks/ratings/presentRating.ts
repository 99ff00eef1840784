import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { type RatingSum, sumDigits, sumRating, type WeighedPart } from '@lupa/domain/rating/sumRating.ts';
import { formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../block.ts';
import { type PresentedScore, presentScore } from '../shared/offer/presentFacts.ts';

/** A part of a rating. `sum` is `30 %` and what comes of it; null where the parts do not give the rating. */
export type RatedPart = { name: string; score: PresentedScore; sum: { share: string; contribution: string } | null };

/** A rating taken apart. `total` is the sum of the parts before it is rounded to the rating; null where it is not that. */
export type PresentedRating = { rating: PresentedScore | null; parts: RatedPart[]; total: string | null };

/** The rating of a partner, or what its parts come to where it has none; null without both. */
export function presentRating(
  { rating, ratingParts }: Pick<PartnerAttributes, 'rating' | 'ratingParts'>,
  context: Pick<BlockContext, 'locale' | 'microcopy'>,
): PresentedRating {
  const sum = sumRating(ratingParts);
  const shown = rating ?? sum?.rating ?? null;
  // A rating that did not come from these parts must not look as if it had.
  const shownSum = sum?.rating === shown ? sum : null;
  return {
    rating: shown === null ? null : presentScore(shown, context),
    parts: ratingParts.map(({ name, score }, index) => ({
      name,
      score: presentScore(score, context),
      sum: shownSum && presentSum(shownSum.parts[index], shownSum, context.locale),
    })),
    total: shownSum && formatNumber(shownSum.total, context.locale, sumDigits(shownSum)),
  };
}

function presentSum(part: WeighedPart | undefined, sum: RatingSum, locale: string): RatedPart['sum'] {
  return part
    ? { share: formatPercent(part.share * 100, locale), contribution: formatNumber(part.contribution, locale, sumDigits(sum)) }
    : null;
}
