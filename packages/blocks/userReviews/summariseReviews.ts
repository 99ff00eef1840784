export type ReviewSummary = {
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
