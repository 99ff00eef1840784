import type { Offer } from '@lupa/contracts/offer.ts';
import type { BlockContext } from '../../block.ts';
import { currencyOf, formatRollover, hasExpired } from '../offer/formatTerms.ts';
import { readPercent } from '@lupa/domain/measures.ts';
import { computeBonusCost, type BonusTerms } from '@lupa/domain/bonusCost.ts';
import { presentCostDays } from './presentCostDays.ts';
import { presentCostFormulas, presentCostMoney, type CostFigure, type KnownCost } from './presentCostMoney.ts';
import { formatCost } from './formatCost.ts';

/** What a bonus costs, ready for the page. JSON. */
export type PresentedBonusCost = {
  /** All of it in a few words: "hay que apostar $10.500.000". */
  headline: string;
  figures: CostFigure[];
  /** How the figures come about, with the very numbers: "$300.000 × 35 = $10.500.000". */
  formulas: string[];
  /** What the figures mean for whoever takes the bonus; null where they speak for themselves. */
  verdict: { text: string; tone: 'good' | 'caution' } | null;
  /** What the figures do not say by themselves. */
  notes: string[];
  /** Null where the offer names no currency to calculate in. */
  calculator: CalculatorStart | null;
};

/** What the calculator starts with, and how it writes what comes out. */
export type CalculatorStart = BonusTerms & { currency: string; locale: string };

/**
 * What it takes to play through the whole bonus of an offer, in the offer's own currency: without one, no money. `casinoRtp` is the
 * published text, `96,4 %`; `today` the day in Chile, `2026-11-02`. Null where nothing can be said: no amount or no rollover known, or an
 * offer that has run out.
 */
export function presentBonusCost(
  offer: Offer | undefined,
  casinoRtp: string,
  today: string,
  context: Pick<BlockContext, 'locale' | 'microcopy'>,
): PresentedBonusCost | null {
  if (!offer || hasExpired(offer.attributes, today)) return null;
  const { attributes } = offer;
  const known = knowCost({ amount: attributes.amount1, rollover: attributes.rollover, rtp: readPercent(casinoRtp)?.value ?? null });
  if (!known) return null;
  const { locale, microcopy } = context;
  const currency = currencyOf(attributes);
  const days = presentCostDays(attributes, today, context);
  const judged = { verdict: presentVerdict(known, microcopy), notes: presentNotes(known, microcopy) };
  if (currency === null)
    return {
      headline: `${microcopy.rollover}: ${formatRollover(attributes, locale, microcopy.no_rollover)}`,
      figures: days,
      formulas: [],
      ...judged,
      calculator: null,
    };
  const format = (amount: number) => formatCost(amount, currency, locale);
  const { amount, rollover, rtp } = known;
  return {
    headline: microcopy.bonus_cost_headline.replace('{amount}', () => format(known.turnover)),
    figures: [...presentCostMoney(known, attributes, format, context), ...days],
    formulas: presentCostFormulas(known, format, locale),
    ...judged,
    calculator: { amount, rollover, rtp, currency, locale },
  };
}

/** Null without a bonus and a rollover, 0 included, that can be multiplied. */
function knowCost(terms: BonusTerms): KnownCost | null {
  const { amount, rollover, rtp } = terms;
  const { turnover, expectedLoss, left } = computeBonusCost(terms);
  if (!amount || rollover === null || turnover === null) return null;
  const loss = rtp === null || expectedLoss === null || left === null ? null : { rtp, expectedLoss, left };
  return { amount, rollover, turnover, rtp: loss?.rtp ?? null, loss };
}

function presentVerdict({ rollover, loss }: KnownCost, microcopy: BlockContext['microcopy']): PresentedBonusCost['verdict'] {
  if (rollover === 0) return { text: microcopy.bonus_cost_no_rollover, tone: 'good' };
  return loss && loss.left < 0 ? { text: microcopy.bonus_cost_more_than_given, tone: 'caution' } : null;
}

function presentNotes({ rollover, loss }: KnownCost, microcopy: BlockContext['microcopy']): string[] {
  if (rollover === 0) return [];
  return loss ? [microcopy.bonus_cost_expected, microcopy.bonus_cost_caution] : [microcopy.bonus_cost_caution];
}
