import type { ToplistAnswer, ToplistPartner } from '@lupa/contracts/toplist.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../block.ts';
import { formatScore } from '../shared/rating/formatMeasure.ts';

type Texts = Pick<BlockContext, 'locale' | 'microcopy'>;
type Place = { score: number; total: number };

/** `decides`, by slug: the exact number of a casino whose neighbour shows the same in its dial. `rule`, where there are any, says how it does. */
export type Ties = { rule: string | null; decides: ReadonlyMap<string, string> };

/** How those are told apart whose dials show the same, in a list whose order is ours. */
export function presentTies(partners: readonly ToplistPartner[], orderedBy: ToplistAnswer['orderedBy'], texts: Texts): Ties {
  const { locale, microcopy } = texts;
  const places = partners.map(({ attributes }) => readPlace(attributes, orderedBy));
  const criterion = partners[0]?.attributes.ratingParts.find(({ key }) => key === orderedBy)?.name;
  const decides = new Map<string, string>();
  for (const [index, { slug }] of partners.entries()) {
    const place = places[index];
    const beside = [places[index - 1], places[index + 1]].filter((other) => isAlike(place, other, locale));
    if (!place || beside.length === 0) continue;
    const isByCriterion = criterion !== undefined && beside.some((other) => other?.score !== place.score);
    const isBySum = criterion === undefined || beside.some((other) => other?.score === place.score);
    const numbers = [
      ...(isByCriterion ? [formatScore(place.score, locale)] : []),
      ...(isBySum ? [microcopy.dial_sum.replace('{total}', formatNumber(place.total, locale, 3))] : []),
    ];
    decides.set(slug, numbers.join(' · '));
  }
  const rule = criterion === undefined ? microcopy.same_dial : microcopy.same_dial_of_criterion.replace('{criterion}', () => criterion);
  return { rule: decides.size > 0 ? `${rule} ${microcopy.tie_rule}` : null, decides };
}

/** Null where neither the sum nor a criterion orders the list, or the casino has neither. */
function readPlace({ ratingTotal, ratingParts }: ToplistPartner['attributes'], orderedBy: string): Place | null {
  if (ratingTotal === null) return null;
  if (orderedBy === 'rating') return { score: ratingTotal, total: ratingTotal };
  const part = ratingParts.find(({ key }) => key !== '' && key === orderedBy);
  return part ? { score: part.score, total: ratingTotal } : null;
}

const isAlike = (one: Place | null | undefined, other: Place | null | undefined, locale: string): boolean =>
  !!one && !!other && formatNumber(one.score, locale, 1) === formatNumber(other.score, locale, 1);
