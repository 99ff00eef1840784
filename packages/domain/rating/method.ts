import type { Band, Criterion, RatingMethod } from '@lupa/contracts/ratingMethod.ts';

/** The version that holds on an ISO day: the highest that has begun. */
export function methodOn(versions: readonly RatingMethod[], day: string): RatingMethod | null {
  const begun = versions.filter((method) => method.day <= day);
  return begun.toSorted((one, other) => other.version - one.version)[0] ?? null;
}

export function bandOf({ bands }: Pick<Criterion, 'bands'>, value: number): Band | null {
  return bands.find(({ upTo }) => upTo === null || value <= upTo) ?? null;
}

/** The score that a band gives without a reviewer's choice: its middle, with one decimal. */
export function middleOf({ floor, ceiling }: Pick<Band, 'floor' | 'ceiling'>): number {
  return Math.round((floor + ceiling) * 5) / 10;
}

/**
 * The score of a measure on a line: the ceiling at the lower bound of its band (0 for the first), the floor at the upper one. With two
 * decimals, so that a reader gets the same.
 */
export function scoreOnLine({ bands }: Pick<Criterion, 'bands'>, value: number): number | null {
  const index = bands.findIndex(({ upTo }) => upTo === null || value <= upTo);
  const band = bands[index];
  if (!band) return null;
  const from = bands[index - 1]?.upTo ?? 0;
  if (band.upTo === null) return band.floor;
  const share = band.upTo > from ? (value - from) / (band.upTo - from) : 0;
  return Math.round((band.ceiling - share * (band.ceiling - band.floor)) * 100) / 100;
}

export type MethodFault =
  | { fault: 'noCriteria' | 'weights'; criterion: null }
  | { fault: 'repeated' | 'noBands' | 'order' | 'scores' | 'openEnd' | 'rising' | 'step'; criterion: string };

/**
 * Why a method would not give every casino one score: weights not 100 in all, bands missing, unordered, closed or inverted. On a line a band
 * may not begin above the end of the one before, and the open one has a single score.
 */
export function findMethodFaults({ criteria, scale }: Pick<RatingMethod, 'criteria' | 'scale'>): MethodFault[] {
  if (criteria.length === 0) return [{ fault: 'noCriteria', criterion: null }];
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const hasWeights = criteria.every(({ weight }) => weight > 0) && Math.abs(total - 100) < 1e-9;
  return [
    ...(hasWeights ? [] : [{ fault: 'weights', criterion: null } as const]),
    ...criteria.flatMap((criterion, index) => findCriterionFaults(criterion, criteria.slice(0, index))),
    ...(scale === 'linear' ? criteria.filter(hasStep).map(({ key }) => ({ fault: 'step', criterion: key }) as const) : []),
  ];
}

function findCriterionFaults({ key, bands }: Criterion, before: readonly Criterion[]): MethodFault[] {
  const faults: MethodFault[] = [];
  if (before.some((other) => other.key === key)) faults.push({ fault: 'repeated', criterion: key });
  if (bands.length === 0) return [...faults, { fault: 'noBands', criterion: key }];
  if (bands.at(-1)?.upTo !== null) faults.push({ fault: 'openEnd', criterion: key });
  const ends = bands.map(({ upTo }) => upTo ?? Infinity);
  if (ends.some((end, index) => index > 0 && end <= (ends[index - 1] ?? 0))) faults.push({ fault: 'order', criterion: key });
  if (bands.some(({ floor, ceiling }) => !(floor >= 0 && ceiling <= 10 && floor <= ceiling)))
    faults.push({ fault: 'scores', criterion: key });
  const isRising = bands.some(({ floor, ceiling }, index) => {
    const better = bands[index - 1];
    return better !== undefined && (floor > better.floor || ceiling > better.ceiling);
  });
  if (isRising) faults.push({ fault: 'rising', criterion: key });
  return faults;
}

function hasStep({ bands }: Criterion): boolean {
  return bands.some(({ upTo, floor, ceiling }, index) => (upTo === null && floor < ceiling) || ceiling > (bands[index - 1]?.floor ?? 10));
}

/** One thing that a version of the method does differently from the one before. Weights are percent. */
export type MethodChange =
  | { change: 'added'; criterion: string; weight: number }
  | { change: 'removed' | 'measure' | 'bands'; criterion: string }
  | { change: 'weight'; criterion: string; from: number; to: number }
  | { change: 'scale' | 'verdicts' };

type ComparedMethod = Pick<RatingMethod, 'criteria' | 'scale' | 'verdicts'>;

/** What changed from one version to the next, in the order of the criteria; criteria are known by their key and named as they are now. */
export function listMethodChanges(before: ComparedMethod, after: ComparedMethod): MethodChange[] {
  const earlier = new Map(before.criteria.map((criterion) => [criterion.key, criterion]));
  const later = new Set(after.criteria.map(({ key }) => key));
  return [
    ...(before.scale === after.scale ? [] : [{ change: 'scale' } as const]),
    ...(JSON.stringify(before.verdicts) === JSON.stringify(after.verdicts) ? [] : [{ change: 'verdicts' } as const]),
    ...after.criteria.flatMap((criterion) => {
      const same = earlier.get(criterion.key);
      return same ? compareCriteria(same, criterion) : [{ change: 'added', criterion: criterion.name, weight: criterion.weight } as const];
    }),
    ...before.criteria.filter(({ key }) => !later.has(key)).map(({ name }) => ({ change: 'removed', criterion: name }) as const),
  ];
}

function compareCriteria(before: Criterion, { name, weight, measure, bands }: Criterion): MethodChange[] {
  const changes: MethodChange[] = [];
  if (before.weight !== weight) changes.push({ change: 'weight', criterion: name, from: before.weight, to: weight });
  if (before.measure !== measure) changes.push({ change: 'measure', criterion: name });
  if (JSON.stringify(before.bands.map(rowOf)) !== JSON.stringify(bands.map(rowOf))) changes.push({ change: 'bands', criterion: name });
  return changes;
}

const rowOf = ({ upTo, floor, ceiling }: Criterion['bands'][number]) => [upTo, floor, ceiling];
