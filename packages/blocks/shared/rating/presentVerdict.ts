import { isCasinoOutdated } from '@lupa/contracts/linkFacts.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import type { VerdictKind } from '@lupa/contracts/verdict.ts';
import { type JudgedAttributes, readVerdict } from '@lupa/domain/rating/verdict.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { Tone } from '@lupa/ui/tone.ts';
import type { BlockContext } from '../../block.ts';
import { formatMeasured, nameMeasure } from './formatMeasure.ts';

/**
 * What we think of a casino, in the same words everywhere. `reasons`: what was measured of the part of the rating that weighs most
 * (`Peor retiro medido: 22 h`), the worst withdrawal, and since when, as far as they are known.
 */
export type PresentedVerdict = { kind: VerdictKind; text: string; tone: Tone; reasons: string[] };

const looks = {
  recommended: { key: 'verdict_recommended', tone: 'good' },
  reserves: { key: 'verdict_reserves', tone: 'caution' },
  notRecommended: { key: 'verdict_not_recommended', tone: 'bad' },
  blacklisted: { key: 'verdict_blacklisted', tone: 'bad' },
  closed: { key: 'verdict_closed', tone: 'caution' },
  unreviewed: { key: 'verdict_unreviewed', tone: 'neutral' },
} as const satisfies Record<VerdictKind, { key: keyof Microcopy; tone: Tone }>;

type Texts = Pick<BlockContext, 'locale' | 'microcopy'>;

/** Null where nothing says what we think of the casino. */
export function presentVerdict(attributes: JudgedAttributes, texts: Texts): PresentedVerdict | null {
  const verdict = readVerdict(attributes);
  if (!verdict) return null;
  const { microcopy, locale } = texts;
  const { key, tone } = looks[verdict.kind];
  const parts = attributes.ratingParts;
  const told = [
    parts.find((part) => part.key !== '' && part.key === verdict.criterion),
    parts.find(({ basis }) => basis?.measure === 'worstWithdrawal'),
  ];
  const since = verdict.since === null ? [] : [microcopy.verdict_since.replace('{date}', formatDate(verdict.since, locale, 'short'))];
  return {
    kind: verdict.kind,
    text: verdict.kind === 'notRecommended' && isCasinoOutdated(attributes) ? microcopy.not_recommended : microcopy[key],
    tone,
    reasons: [...new Set(told)].flatMap((part) => (part ? formatMeasure(part, texts) : [])).concat(since),
  };
}

function formatMeasure({ name, basis }: PartnerAttributes['ratingParts'][number], texts: Texts): string {
  if (!basis) return name;
  const { measure, value } = basis;
  return texts.microcopy.verdict_why
    .replace('{fact}', () => nameMeasure(measure, texts.microcopy))
    .replace('{value}', () => formatMeasured(measure, value, texts));
}

/** As one line of text, for what is no page: `Lo recomendamos. Peor retiro medido: 22 h. Así desde el 20 nov 2026`. */
export const formatVerdict = ({ text, reasons }: Pick<PresentedVerdict, 'text' | 'reasons'>): string => [text, ...reasons].join('. ');
