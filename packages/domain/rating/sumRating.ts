/** What a part of a rating is worth: a score from 0 to 10, and a weight beside those of the others. */
export type Weighed = { score: number; weight: number };

/** `share` is its weight among all weights (0 to 1), `contribution` is score × share. */
export type WeighedPart<Part extends Weighed = Weighed> = Part & { share: number; contribution: number };

/** `total` is the sum of all contributions, `rating` the same with one decimal. */
export type RatingSum<Part extends Weighed = Weighed> = { parts: WeighedPart<Part>[]; total: number; rating: number };

/** The weighted mean of the parts, step by step, so that a reader can check it; null where nothing weighs. */
export function sumRating<Part extends Weighed>(parts: readonly Part[]): RatingSum<Part> | null {
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  if (weight <= 0) return null;
  const total = parts.reduce((sum, part) => sum + part.score * part.weight, 0) / weight;
  return {
    parts: parts.map((part) => ({ ...part, share: part.weight / weight, contribution: (part.score * part.weight) / weight })),
    total,
    rating: Math.round(total * 10) / 10,
  };
}

/** Two decimals where they say all of the sum, else three: what is shown has to add up. */
export function sumDigits({ parts, total }: RatingSum): 2 | 3 {
  const isExact = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
  return [total, ...parts.map(({ contribution }) => contribution)].every(isExact) ? 2 : 3;
}

export type ScoreTone = 'good' | 'caution' | 'bad';

export function scoreTone(score: number): ScoreTone {
  if (score >= 8) return 'good';
  return score >= 6 ? 'caution' : 'bad';
}
