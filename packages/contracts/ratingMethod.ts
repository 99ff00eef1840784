import { z } from 'zod';
import { neededListOf, objectOf, orDefault } from './generous.ts';
import { number, someText, textOrEmpty } from './values.ts';
import { usualThresholds, verdictThresholdsSchema } from './verdict.ts';

/** The fact of a criterion that decides its band, computed from records: hours, failed checks, times, percent, minutes. */
export const measureNames = ['worstWithdrawal', 'failedChecks', 'rollover', 'reducedGames', 'slowestAnswer'] as const;
export type MeasureName = (typeof measureNames)[number];

/** Scores from `floor` to `ceiling` for a measure of at most `upTo`; null is without limit, and the last band of each criterion. */
const bandSchema = objectOf({ upTo: number.nullable(), floor: number, ceiling: number });
export type Band = z.output<typeof bandSchema>;

const criterionSchema = objectOf({
  key: someText,
  name: someText,
  /** Percent of the rating. */
  weight: number,
  measure: z.enum(measureNames),
  bands: neededListOf(bandSchema),
});
export type Criterion = z.output<typeof criterionSchema>;

/**
 * A version of the rule by which ratings are computed (an extension, docs/contracts.md). It holds from `day` on (ISO date, in the market).
 */
export const ratingMethodSchema = objectOf({
  version: number.pipe(z.int()),
  day: z.iso.date(),
  reason: textOrEmpty,
  /**
   * How a measure within its band gives the score: `middle` is the band's middle, which a reviewer may move; `linear` goes from the ceiling
   * at the band's lower bound to the floor at its upper one, and nobody may move it. The open band is its floor.
   */
  scale: z.enum(['middle', 'linear']).catch('middle'),
  /** Null: published before there were any. */
  verdicts: orDefault(verdictThresholdsSchema.nullable(), null),
  criteria: neededListOf(criterionSchema),
});
export type RatingMethod = z.output<typeof ratingMethodSchema>;
/** `GET {phoenix}/rating-methods/`: every version, the newest first. */
export const ratingMethodsSchema = neededListOf(ratingMethodSchema);

/** A score that a reviewer chose within its band, and why. `day` is an ISO date. */
export const scoreMoveSchema = objectOf({ criterion: someText, score: number, reason: someText, by: textOrEmpty, day: someText });
export type ScoreMove = z.output<typeof scoreMoveSchema>;

export const ratingMethodExample: RatingMethod = {
  version: 5,
  day: '2026-11-20',
  reason: 'El retiro que cuenta es el peor de los medidos.',
  scale: 'middle',
  verdicts: usualThresholds,
  criteria: [
    {
      key: 'trust',
      name: 'Confianza',
      weight: 40,
      measure: 'failedChecks',
      bands: [
        { upTo: 0, floor: 9, ceiling: 10 },
        { upTo: null, floor: 0, ceiling: 9 },
      ],
    },
    {
      key: 'payments',
      name: 'Pagos',
      weight: 60,
      measure: 'worstWithdrawal',
      bands: [
        { upTo: 24, floor: 8.2, ceiling: 9.6 },
        { upTo: 72, floor: 7.2, ceiling: 8.2 },
        { upTo: null, floor: 0, ceiling: 7.2 },
      ],
    },
  ],
};
