import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { Band, Criterion, RatingMethod, ScoreMove } from '@lupa/contracts/ratingMethod.ts';
import { measure, type Measured } from './measure.ts';
import { bandOf, middleOf, scoreOnLine } from './method.ts';
import { sumRating } from './sumRating.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';

type CriterionScore = {
  key: string;
  name: string;
  weight: number;
  measureName: Criterion['measure'];
  measured: Measured;
  band: Band;
  score: number;
  /** The score follows the measure within the band; else it is the band's middle, or the move. */
  isOnLine: boolean;
  move: ScoreMove | null;
};

/**
 * `total` is the sum with three decimals, by which casinos are ordered; `rating` the same with one. `newestTest` is the day of the newest
 * record (ISO), `tests` how many fresh ones there are: they break ties.
 */
export type CasinoScore = { version: number; parts: CriterionScore[]; total: number; rating: number; newestTest: string; tests: number };

/** Null where a criterion has no record at all: there is nothing to compute a rating from. */
export function scoreCasino(
  method: RatingMethod,
  records: readonly CasinoRecord[],
  moves: readonly ScoreMove[],
  now: Date,
): CasinoScore | null {
  const parts = method.criteria.flatMap(
    (criterion) => scoreCriterion(criterion, method.scale === 'linear' ? null : moves, records, now) ?? [],
  );
  const sum = parts.length === method.criteria.length ? sumRating(parts) : null;
  if (!sum) return null;
  const total = Math.round(sum.total * 1000) / 1000;
  const used = parts.flatMap(({ measured }) => (measured.isStale ? [] : measured.records));
  const days = parts.flatMap(({ measured }) => measured.records.map(({ day }) => day));
  return {
    version: method.version,
    parts,
    total,
    rating: Math.round(total * 10) / 10,
    newestTest: days.reduce((newest, day) => (day > newest ? day : newest), ''),
    tests: new Set(used.map(({ id }) => id)).size,
  };
}

function scoreCriterion(
  criterion: Criterion,
  /** Null: on a line. */
  moves: readonly ScoreMove[] | null,
  records: readonly CasinoRecord[],
  now: Date,
): CriterionScore | null {
  const measured = measure(criterion.measure, records, now);
  const band = measured && bandOf(criterion, measured.value);
  if (!measured || !band) return null;
  const move = measured.isStale ? null : (moves?.find((each) => each.criterion === criterion.key && isWithin(each.score, band)) ?? null);
  const measuredScore = moves === null ? scoreOnLine(criterion, measured.value) : middleOf(band);
  const { key, name, weight } = criterion;
  const score = measured.isStale ? band.floor : (move?.score ?? measuredScore ?? band.floor);
  return { key, name, weight, measureName: criterion.measure, measured, band, score, isOnLine: moves === null, move };
}

export function isWithin(score: number, { floor, ceiling }: Pick<Band, 'floor' | 'ceiling'>): boolean {
  return score >= floor && score <= ceiling;
}

/** Sorts casinos best first: the higher sum, then the more recent test, then more tests. 0 for a tie in all of them. */
export function compareScores(one: CasinoScore | null, other: CasinoScore | null): number {
  if (!one || !other) return Number(one === null) - Number(other === null);
  return other.total - one.total || other.newestTest.localeCompare(one.newestTest) || other.tests - one.tests;
}

/** Sorts casinos best first by one criterion, and where that is equal as `compareScores` does. */
export function compareByCriterion(key: string): typeof compareScores {
  const scoreOf = (score: CasinoScore | null) => score?.parts.find((part) => part.key === key)?.score ?? -1;
  return (one, other) => scoreOf(other) - scoreOf(one) || compareScores(one, other);
}

type RatingAttributes = Pick<PartnerAttributes, 'rating' | 'ratingParts' | 'ratingTotal' | 'ratingMethod'>;

export function ratingOnWire(score: CasinoScore | null, methodDay: string): RatingAttributes {
  if (!score) return { rating: null, ratingParts: [], ratingTotal: null, ratingMethod: null };
  return {
    rating: score.rating,
    ratingTotal: score.total,
    ratingMethod: { version: score.version, day: methodDay },
    ratingParts: score.parts.map(({ key, name, weight, measureName, measured, band, isOnLine, move, score: partScore }) => ({
      key,
      name,
      weight,
      score: partScore,
      basis: {
        measure: measureName,
        value: Number.isFinite(measured.value) ? measured.value : null,
        band,
        isStale: measured.isStale,
        isOnLine,
        verifiedOn: measured.verifiedOn,
        staleAfter: measured.staleAfter,
        records: measured.records.map(({ id }) => id),
        move: move && { score: move.score, reason: move.reason, by: move.by, day: move.day },
      },
    })),
  };
}
