import type { RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import type { VerdictThresholds } from '@lupa/contracts/verdict.ts';
import { listMethodChanges, type MethodChange } from '@lupa/domain/rating/method.ts';
import { formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../block.ts';
import { formatBandEnd, formatScore, nameMeasure } from '../shared/rating/formatMeasure.ts';
import { methodAnchor } from '../shared/rating/presentRating.ts';
import { presentDate, type PresentedDate } from '../shared/section/presentLink.ts';

export type PresentedVersion = {
  version: number;
  /** By which other pages reach it, `version-5`; null where an earlier block of the page has it. */
  anchor: string | null;
  name: string;
  since: PresentedDate;
  state: 'current' | 'coming' | 'past';
  reason: string;
  /** Null: the first one. */
  changes: string[] | null;
  criteria: { name: string; weight: string; measure: string; bands: string[] }[];
  /** From which scores on we recommend; null where the version does not say. */
  verdicts: string | null;
};

type Texts = Pick<BlockContext, 'locale' | 'microcopy'>;

export function presentVersion(
  method: RatingMethod,
  { before, current }: { before: RatingMethod | undefined; current: number | null },
  context: Texts & { today: string; place: number },
): PresentedVersion {
  const { locale, microcopy, today, place } = context;
  return {
    version: method.version,
    anchor: place === 0 ? methodAnchor(method.version) : null,
    name: microcopy.method_version.replace('{version}', formatNumber(method.version, locale)),
    since: presentDate(method.day, locale),
    state: method.version === current ? 'current' : method.day > today ? 'coming' : 'past',
    reason: method.reason,
    changes: before ? presentChanges(listMethodChanges(before, method), context) : null,
    criteria: method.criteria.map(({ name, weight, measure, bands }) => ({
      name,
      weight: formatPercent(weight, locale),
      measure: nameMeasure(measure, microcopy),
      bands: bands.map(({ upTo, floor, ceiling }) =>
        microcopy.method_band
          .replace('{band}', () => formatBandEnd(measure, upTo, context))
          .replace('{floor}', formatScore(floor, locale))
          .replace('{ceiling}', formatScore(ceiling, locale)),
      ),
    })),
    verdicts: method.verdicts && presentThresholds(method.verdicts, context),
  };
}

function presentThresholds({ recommended, reserves }: VerdictThresholds, { microcopy, locale }: Texts): string {
  const filled = { rating: recommended.rating, trust: recommended.trust, lower: reserves.rating, lowertrust: reserves.trust };
  return Object.entries(filled).reduce(
    (text, [name, score]) => text.replace(`{${name}}`, formatScore(score, locale)),
    microcopy.method_verdicts,
  );
}

function presentChanges(changes: MethodChange[], texts: Texts): string[] {
  if (changes.length === 0) return [texts.microcopy.method_nothing_changed];
  return changes.map((change) => {
    const text = presentChange(change, texts);
    return 'criterion' in change ? text.replace('{criterion}', () => change.criterion) : text;
  });
}

function presentChange(change: MethodChange, { microcopy, locale }: Texts): string {
  switch (change.change) {
    case 'added':
      return microcopy.method_criterion_added.replace('{weight}', formatPercent(change.weight, locale));
    case 'removed':
      return microcopy.method_criterion_removed;
    case 'weight':
      return microcopy.method_weight_changed
        .replace('{from}', formatPercent(change.from, locale))
        .replace('{to}', formatPercent(change.to, locale));
    case 'measure':
      return microcopy.method_measure_changed;
    case 'bands':
      return microcopy.method_bands_changed;
    case 'scale':
      return microcopy.method_scale_changed;
    case 'verdicts':
      return microcopy.method_verdicts_changed;
  }
}
