import { isCasinoOutdated } from '@lupa/contracts/linkFacts.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import type { VerdictKind } from '@lupa/contracts/verdict.ts';
import { readVerdict } from '@lupa/domain/rating/verdict.ts';
import type { Tone } from '@lupa/ui/tone.ts';
import type { BlockContext } from '../../block.ts';
import { presentDate, type PresentedDate } from '../section/presentLink.ts';
import { formatMeasured, nameMeasure } from './formatMeasure.ts';

/** `why` is what was measured of the part of the rating that weighs most: `Peor retiro medido: 22 h`. */
export type PresentedVerdict = {
  kind: VerdictKind;
  text: string;
  tone: Tone;
  why: string | null;
  worstWithdrawal: string | null;
  since: PresentedDate | null;
};

const looks = {
  recommended: { key: 'verdict_recommended', tone: 'good' },
  reserves: { key: 'verdict_reserves', tone: 'caution' },
  notRecommended: { key: 'verdict_not_recommended', tone: 'bad' },
  blacklisted: { key: 'verdict_blacklisted', tone: 'bad' },
  closed: { key: 'verdict_closed', tone: 'caution' },
  unreviewed: { key: 'verdict_unreviewed', tone: 'neutral' },
} as const satisfies Record<VerdictKind, { key: keyof Microcopy; tone: Tone }>;

/** Null where nothing says what we think of the casino. */
export function presentVerdict(
  attributes: PartnerAttributes,
  context: Pick<BlockContext, 'locale' | 'microcopy'>,
): PresentedVerdict | null {
  const verdict = readVerdict(attributes);
  if (!verdict) return null;
  const { microcopy, locale } = context;
  const { key, tone } = looks[verdict.kind];
  const deciding = attributes.ratingParts.find((part) => part.key !== '' && part.key === verdict.criterion);
  const worst = attributes.ratingParts.find(({ basis }) => basis?.measure === 'worstWithdrawal')?.basis;
  return {
    kind: verdict.kind,
    text: verdict.kind === 'notRecommended' && isCasinoOutdated(attributes) ? microcopy.not_recommended : microcopy[key],
    tone,
    why: deciding ? presentWhy(deciding, context) : null,
    worstWithdrawal: worst ? formatMeasured(worst.measure, worst.value, context) : null,
    since: verdict.since === null ? null : presentDate(verdict.since, locale),
  };
}

function presentWhy(
  { name, basis }: PartnerAttributes['ratingParts'][number],
  context: Pick<BlockContext, 'locale' | 'microcopy'>,
): string {
  if (!basis) return name;
  const { measure, value } = basis;
  return context.microcopy.verdict_why
    .replace('{fact}', () => nameMeasure(measure, context.microcopy))
    .replace('{value}', () => formatMeasured(measure, value, context));
}
