import type { RatingPart } from '@lupa/contracts/toplist.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { BlockContext } from '../../block.ts';
import { formatBandEnd, formatMeasured, formatScore, nameMeasure } from './formatMeasure.ts';

/** What was measured, its band, and the place in it. `stale`: the last test no longer counts; `verified`: until when one counts. */
export type PresentedBasis = {
  fact: { label: string; value: string };
  band: string;
  choice: string | null;
  stale: string | null;
  verified: string | null;
};

type Texts = Pick<BlockContext, 'locale' | 'microcopy'>;

/** Null where the score was not computed from records. */
export function presentBasis({ score, basis }: Pick<RatingPart, 'score' | 'basis'>, texts: Texts): PresentedBasis | null {
  if (basis === null) return null;
  const { microcopy, locale } = texts;
  const { measure, value, band, isStale, isOnLine, move } = basis;
  return {
    fact: { label: nameMeasure(measure, microcopy), value: formatMeasured(measure, value, texts) },
    band: microcopy.band_scores
      .replace('{band}', () => formatBandEnd(measure, band.upTo, texts))
      .replace('{floor}', formatScore(band.floor, locale))
      .replace('{ceiling}', formatScore(band.ceiling, locale)),
    choice: isStale ? null : isOnLine ? microcopy.band_line : presentChoice(score, move, texts),
    stale: isStale ? presentStale(basis.verifiedOn, band.floor, texts) : null,
    verified: isStale ? null : presentVerified(basis.verifiedOn, basis.staleAfter, texts),
  };
}

type Basis = NonNullable<RatingPart['basis']>;

function presentChoice(score: number, move: Basis['move'], { microcopy, locale }: Texts): string {
  if (!move) return microcopy.band_middle;
  const text = move.by === '' ? microcopy.band_moved_by_us : microcopy.band_moved;
  return text
    .replace('{score}', formatScore(score, locale))
    .replace('{by}', () => move.by)
    .replace('{reason}', () => move.reason);
}

function presentStale(verifiedOn: string | null, floor: number, { microcopy, locale }: Texts): string {
  return microcopy.unverified_since
    .replace('{date}', verifiedOn === null ? '-' : formatDate(verifiedOn, locale, 'short'))
    .replace('{floor}', formatScore(floor, locale));
}

function presentVerified(verifiedOn: string | null, staleAfter: string | null, { microcopy, locale }: Texts): string | null {
  if (verifiedOn === null) return null;
  const verified = `${microcopy.verified_on} ${formatDate(verifiedOn, locale, 'short')}`;
  return staleAfter === null
    ? verified
    : `${verified} · ${microcopy.counts_until.replace('{date}', formatDate(staleAfter, locale, 'short'))}`;
}
