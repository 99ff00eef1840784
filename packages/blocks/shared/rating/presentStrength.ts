import type { MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import { type MeasureName, measureNames } from '@lupa/contracts/ratingMethod.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { readVerdict } from '@lupa/domain/rating/verdict.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../../block.ts';
import { formatMeasured, nameMeasure } from './formatMeasure.ts';

/** `why`: what was measured best beside the others of its list (`Peor retiro medido: 12 h, 1.º de 20`); `bestFor`: of the first one in something. */
export type Strength = { why: string | null; bestFor: string | null };

/** More casinos than that in front, or as good: nothing to tell them apart by. */
const lastPlace = 3;

const labels = {
  worstWithdrawal: 'best_for_withdrawals',
  rollover: 'best_for_bonus',
  slowestAnswer: 'best_for_support',
  reducedGames: 'best_for_games',
  failedChecks: 'best_for_trust',
} as const satisfies Record<MeasureName, MicrocopyKey>;

type Rated = Pick<ToplistPartner, 'slug' | 'attributes'>;
type Standing = { slug: string; measure: MeasureName; value: number | null; weight: number; place: number; equals: number };

/** By slug, of all casinos of a list in their order. A measure is better the less it is. */
export function presentStrengths(
  partners: readonly Rated[],
  { locale, microcopy }: Pick<BlockContext, 'locale' | 'microcopy'>,
): Map<string, Strength> {
  const standings = measureNames.flatMap((measure) => rank(partners, measure));
  const named = nameBest(partners, standings);
  const count = formatNumber(partners.length, locale);
  return new Map(
    partners.map(({ slug }) => {
      const best = standings
        .filter((standing) => standing.slug === slug && standing.place + standing.equals <= lastPlace)
        .toSorted((one, other) => one.place - other.place || other.weight - one.weight)[0];
      const why = best
        ? microcopy.strength
            .replace('{fact}', () => nameMeasure(best.measure, microcopy))
            .replace('{value}', () => formatMeasured(best.measure, best.value, { locale, microcopy }))
            .replace('{place}', formatNumber(best.place, locale))
            .replace('{count}', count)
        : null;
      const label = named.get(slug);
      return [slug, { why, bestFor: label ? microcopy[labels[label]] : null }];
    }),
  );
}

/** `place` counts from 1; `equals` are the others in the same place. */
function rank(partners: readonly Rated[], measure: MeasureName): Standing[] {
  const measured = partners.flatMap(({ slug, attributes }) => {
    const part = attributes.ratingParts.find(({ basis }) => basis?.measure === measure && !basis.isStale);
    return part?.basis ? [{ slug, measure, value: part.basis.value, weight: part.weight }] : [];
  });
  const size = ({ value }: { value: number | null }) => value ?? Infinity;
  return measured.map((one) => ({
    ...one,
    place: 1 + measured.filter((other) => size(other) < size(one)).length,
    equals: measured.filter((other) => size(other) === size(one)).length - 1,
  }));
}

/** Each label goes to one casino that we recommend, and each casino has one at most. */
function nameBest(partners: readonly Rated[], standings: readonly Standing[]): Map<string, MeasureName> {
  const recommended = partners.filter(({ attributes }) => readVerdict(attributes)?.kind === 'recommended');
  const named = new Map<string, MeasureName>();
  for (const measure of Object.keys(labels) as MeasureName[]) {
    const first = recommended.find(
      ({ slug }) =>
        !named.has(slug) &&
        standings.some(
          (standing) => standing.slug === slug && standing.measure === measure && standing.place === 1 && standing.equals < lastPlace,
        ),
    );
    if (first) named.set(first.slug, measure);
  }
  return named;
}
