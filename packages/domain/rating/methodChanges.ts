import type { Criterion, RatingMethod } from '@lupa/contracts/ratingMethod.ts';

/** One thing that a version of the method does differently from the one before. Weights are percent. */
export type MethodChange =
  | { change: 'added'; criterion: string; weight: number }
  | { change: 'removed' | 'measure' | 'bands'; criterion: string }
  | { change: 'weight'; criterion: string; from: number; to: number };

/** What changed from one version to the next, in the order of the criteria; criteria are known by their key and named as they are now. */
export function listMethodChanges(before: Pick<RatingMethod, 'criteria'>, after: Pick<RatingMethod, 'criteria'>): MethodChange[] {
  const earlier = new Map(before.criteria.map((criterion) => [criterion.key, criterion]));
  const later = new Set(after.criteria.map(({ key }) => key));
  return [
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
