import { formatNumber } from '@lupa/ui/formatNumber.ts';
import { type BlockContext, type BlockLoader, defineError, type BlockHead, presentHead } from '../block.ts';
import { isDate, presentDate, type PresentedDate } from '../shared/section/presentLink.ts';
import type { StoredUserReviews } from './userReviews.schema.ts';

export type PresentedReview = {
  name: string;
  city: string;
  date: PresentedDate | null;
  score: number;
  scoreText: string;
  text: string;
  reply: string | null;
};

export type PresentedSummary = {
  average: number;
  averageText: string;
  countText: string;
  bars: { label: string; count: string; share: number }[];
  /** Between which days they were written. */
  period: { first: PresentedDate; last: PresentedDate } | null;
};

export type UserReviewsProps = BlockHead & {
  /** The casino that they are about; null while its name cannot be had. */
  partnerName: string | null;
  summary: PresentedSummary;
  /** Newest first. */
  reviews: PresentedReview[];
  /** How many of `reviews` are there before they fold. */
  visibleReviews: number;
};

const visibleReviews = 1;

export const NoUserReviewsError = defineError(
  'NoUserReviewsError',
  ({ partner }: Pick<StoredUserReviews, 'partner'>) => `There are no reviews of "${partner}" to show.`,
);

/** @throws NoUserReviewsError */
export const loadUserReviews: BlockLoader<StoredUserReviews, UserReviewsProps> = async (stored, context) => {
  if (stored.reviews.length === 0) throw new NoUserReviewsError(stored);
  const reviews = stored.reviews.map((review) => ({ ...review, date: isDate(review.date) ? review.date : null }));
  const [partner] = await context.clients.content.fetchPartnerEntities([stored.partner]).catch(() => []);
  return {
    ...presentHead(stored, context),
    partnerName: partner?.partnerName ?? null,
    summary: presentSummary(summariseReviews(reviews), context),
    reviews: reviews
      .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
      .map(({ date, score, ...review }) => ({
        ...review,
        score,
        scoreText: `${formatNumber(score, context.locale)} ${context.microcopy.out_of_five}`,
        date: date === null ? null : presentDate(date, context.locale, 'short'),
      })),
    visibleReviews,
  };
};

function presentSummary({ average, count, distribution, dates }: ReviewSummary, context: BlockContext): PresentedSummary {
  const { microcopy, locale } = context;
  return {
    average,
    averageText: formatNumber(average, locale, 1),
    countText: `${formatNumber(count, locale)} ${count === 1 ? microcopy.one_review : microcopy.many_reviews}`,
    bars: distribution.map(({ stars, count: given, share }) => ({
      label: `${stars} ${stars === 1 ? microcopy.one_star : microcopy.many_stars}`,
      count: formatNumber(given, locale),
      share,
    })),
    period: dates && { first: presentDate(dates.first, locale, 'short'), last: presentDate(dates.last, locale, 'short') },
  };
}

type ReviewSummary = {
  /** The mean of all scores, rounded to one decimal. */
  average: number;
  count: number;
  /** How many gave 5 stars, 4, … 1. A score between two counts for the nearer one. */
  distribution: { stars: number; count: number; share: number }[];
  /** First and last ISO date among those that have one. */
  dates: { first: string; last: string } | null;
};

const allStars = [5, 4, 3, 2, 1];

/** What the reviews say together: computed from them, never stored. `reviews` has at least one. */
export function summariseReviews(reviews: readonly { score: number; date: string | null }[]): ReviewSummary {
  const count = reviews.length;
  const dates = reviews.flatMap(({ date }) => date ?? []).toSorted();
  const [first] = dates;
  const last = dates.at(-1);
  return {
    average: Math.round((reviews.reduce((sum, { score }) => sum + score, 0) / count) * 10) / 10,
    count,
    distribution: allStars.map((stars) => {
      const given = reviews.filter(({ score }) => Math.round(score) === stars).length;
      return { stars, count: given, share: given / count };
    }),
    dates: first && last ? { first, last } : null,
  };
}
