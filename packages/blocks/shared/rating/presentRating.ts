import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { type RatingSum, sumDigits, sumRating, type WeighedPart } from '@lupa/domain/rating/sumRating.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../../block.ts';
import { type PresentedScore, presentScore } from '../offer/presentFacts.ts';
import { formatScore } from './formatMeasure.ts';
import { type PresentedBasis, presentBasis } from './presentBasis.ts';

/** A part of a rating. `sum` is `30 %` and what comes of it; null where the parts do not give the rating. */
export type RatedPart = {
  key: string;
  name: string;
  score: PresentedScore;
  sum: { share: string; contribution: string } | null;
  basis: PresentedBasis | null;
};

export type PresentedMethod = { name: string; since: string; anchor: AnchorProps };

export type PresentedRating = {
  rating: PresentedScore | null;
  parts: RatedPart[];
  total: string | null;
  method: PresentedMethod | null;
};

type Rated = Pick<PartnerAttributes, 'rating' | 'ratingParts' | 'ratingTotal' | 'ratingMethod'>;

/** The rating of a partner, or what its parts come to where it has none; null without both. */
export function presentRating(attributes: Rated, context: Pick<BlockContext, 'locale' | 'microcopy' | 'presenter'>): PresentedRating {
  const { rating, ratingParts, ratingMethod } = attributes;
  const sum = sumRating(ratingParts);
  const shown = rating ?? sum?.rating ?? null;
  // A rating that did not come from these parts must not look as if it had.
  const shownSum = sum && isSumOf(sum, attributes, shown) ? sum : null;
  return {
    rating: shown === null ? null : presentScore(shown, context),
    parts: ratingParts.map((part, index) => ({
      key: part.key,
      name: part.name,
      // What is shown has to give the contribution.
      score: { ...presentScore(part.score, context), text: formatScore(part.score, context.locale) },
      sum: shownSum && presentSum(shownSum.parts[index], shownSum, context.locale),
      basis: presentBasis(part, context),
    })),
    total: shownSum && formatNumber(shownSum.total, context.locale, sumDigits(shownSum)),
    method: ratingMethod && presentMethod(ratingMethod, context),
  };
}

function isSumOf(sum: RatingSum, { ratingTotal }: Rated, shown: number | null): boolean {
  return ratingTotal === null ? sum.rating === shown : Math.abs(sum.total - ratingTotal) < 0.001;
}

function presentSum(part: WeighedPart | undefined, sum: RatingSum, locale: string): RatedPart['sum'] {
  return part
    ? { share: formatPercent(part.share * 100, locale), contribution: formatNumber(part.contribution, locale, sumDigits(sum)) }
    : null;
}

function presentMethod(
  { version, day }: NonNullable<Rated['ratingMethod']>,
  { locale, microcopy, presenter }: Pick<BlockContext, 'locale' | 'microcopy' | 'presenter'>,
): PresentedMethod {
  return {
    name: microcopy.rating_method_version.replace('{version}', formatNumber(version, locale)),
    since: microcopy.rating_method_since.replace('{date}', formatDate(day, locale)),
    anchor: presenter.anchor({ url: `${microcopy.method_versions_path}#${methodAnchor(version)}` }),
  };
}

/** Id of a version on the page of all versions: `version-5`. */
export const methodAnchor = (version: number): string => `version-${version}`;
