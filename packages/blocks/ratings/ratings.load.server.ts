import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { isCasinoOutdated } from '@lupa/contracts/partnerEntity.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import type { BylineProps } from '@lupa/ui/Byline.tsx';
import { formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockContext, BlockLoader } from '../block.ts';
import { loadPartner } from '../partners/loadPartner.ts';
import { presentLogo } from '../partners/presentLogo.ts';
import { presentScore, type PresentedScore } from '../partners/presentScore.ts';
import { presentByline } from '../presentByline.ts';
import { sumDigits, sumRating, type RatingSum } from './sumRating.ts';
import type { StoredRatings } from './ratings.schema.ts';

export type RatedPart = {
  name: string;
  score: PresentedScore;
  /** `× 30 %`, and what comes of it; null where the parts do not give the rating. */
  sum: { share: string; contribution: string } | null;
  note: string | null;
};

export type RatingsProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  partnerName: string;
  logo: PictureProps | null;
  isOutdated: boolean;
  rating: PresentedScore;
  parts: RatedPart[];
  /** The sum of the parts before it is rounded to the rating. */
  total: string | null;
  /** Who gave it and when it was last looked at. */
  byline: BylineProps | null;
  microcopy: Microcopy;
};

/** A partner that nobody has rated. */
export class UnratedPartnerError extends Error {
  override readonly name = 'UnratedPartnerError';
  constructor(slug: string) {
    super(`The partner "${slug}" has no rating.`);
  }
}

/** @throws UnknownPartnerError, UnratedPartnerError */
export const loadRatings: BlockLoader<StoredRatings, RatingsProps> = async (stored, context) => {
  const { slug, name, attributes } = await loadPartner(stored.partner, context);
  const sum = sumRating(attributes.ratingParts);
  const rating = attributes.rating ?? sum?.rating ?? null;
  if (rating === null) throw new UnratedPartnerError(slug);
  // A rating that did not come from these parts must not look as if it had.
  const shownSum = sum?.rating === rating ? sum : null;
  return {
    id: stored.id,
    title: stored.title,
    intro: context.presenter.richText(stored.intro),
    partnerName: name,
    logo: presentLogo(attributes.logo, name, { width: 128, height: 64 }, context),
    isOutdated: isCasinoOutdated(attributes),
    rating: presentScore(rating, context),
    parts: presentParts(attributes.ratingParts, shownSum, stored.notes, context),
    total: shownSum && formatNumber(shownSum.total, context.locale, sumDigits(shownSum)),
    byline: presentByline(context.page, context),
    microcopy: context.microcopy,
  };
};

function presentParts(
  parts: PartnerAttributes['ratingParts'],
  sum: RatingSum | null,
  notes: StoredRatings['notes'],
  context: BlockContext,
): RatedPart[] {
  const { locale } = context;
  const noteOf = new Map(notes.map(({ name, text }) => [keyOf(name), text]));
  return parts.map(({ name, score }, index) => {
    const weighed = sum?.parts[index];
    return {
      name,
      score: presentScore(score, context),
      sum:
        sum && weighed
          ? { share: formatPercent(weighed.share * 100, locale), contribution: formatNumber(weighed.contribution, locale, sumDigits(sum)) }
          : null,
      note: noteOf.get(keyOf(name)) || null,
    };
  });
}

const keyOf = (name: string): string => name.trim().toLowerCase();
