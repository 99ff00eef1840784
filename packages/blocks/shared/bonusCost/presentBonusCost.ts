import type { Offer } from '@lupa/contracts/offer.ts';
import { type BonusTerms, computeBonusCost, countDaysLeft, knownDays } from '@lupa/domain/bonusCost.ts';
import { readPercent } from '@lupa/domain/measures.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../../block.ts';
import { currencyOf, formatRollover, formatValidity, hasExpired } from '../offer/formatTerms.ts';
import { formatCost } from './calculateCost.ts';

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

type DaysContext = Pick<BlockContext, 'locale' | 'microcopy'>;

/** How long a player has for the rollover, and how long the offer can still be taken, as far as each is known. */
function presentCostDays(
  { validityDays, expiration }: Pick<Offer['attributes'], 'validityDays' | 'expiration'>,
  today: string,
  context: DaysContext,
): CostFigure[] {
  const { microcopy, locale } = context;
  const figures: CostFigure[] = [];
  if (knownDays(validityDays) !== null)
    figures.push({ label: microcopy.bonus_cost_days, value: formatValidity({ validityDays }, locale, microcopy), note: null });
  const left = countDaysLeft(expiration, today);
  if (left !== null && expiration !== null)
    figures.push({
      label: microcopy.bonus_cost_offer,
      value: presentDaysLeft(left, context),
      note: formatDate(expiration, locale, 'short'),
    });
  return figures;
}

function presentDaysLeft(days: number, { microcopy, locale }: DaysContext): string {
  if (days === 0) return microcopy.offer_ends_today;
  return days === 1 ? microcopy.offer_days_left_one : microcopy.offer_days_left.replace('{count}', formatNumber(days, locale));
}

/** One figure of the cost; `note` says what it was computed with or what it comes to. */
type CostFigure = { label: string; value: string; note: string | null };

/** The terms that a cost needs, all of them known but for the RTP and what depends on it. */
type KnownCost = {
  amount: number;
  rollover: number;
  turnover: number;
  rtp: number | null;
  loss: { rtp: number; expectedLoss: number; left: number } | null;
};

type FormatMoney = (amount: number) => string;

/** The bonus, what has to be bet, and where the RTP is known what that costs and leaves. */
function presentCostMoney(
  { amount, turnover, loss }: KnownCost,
  { validityDays }: Pick<Offer['attributes'], 'validityDays'>,
  format: FormatMoney,
  { microcopy, locale }: Pick<BlockContext, 'locale' | 'microcopy'>,
): CostFigure[] {
  const days = knownDays(validityDays);
  const daily = days === null || days === 1 || turnover === 0 ? null : turnover / days;
  const figures: CostFigure[] = [
    { label: microcopy.bonus_cost_amount, value: format(amount), note: null },
    {
      label: microcopy.bonus_cost_turnover,
      value: format(turnover),
      note: daily === null ? null : microcopy.bonus_cost_per_day.replace('{amount}', () => format(daily)),
    },
  ];
  if (!loss) return figures;
  const withRtp = microcopy.bonus_cost_with_rtp.replace('{rtp}', () => formatPercent(loss.rtp, locale));
  return [
    ...figures,
    { label: microcopy.bonus_cost_loss, value: format(loss.expectedLoss), note: withRtp },
    { label: microcopy.bonus_cost_left, value: format(loss.left), note: null },
  ];
}

/** `$300.000 × 35 = $10.500.000` and, where the RTP is known and something has to be bet, what that costs and leaves. */
function presentCostFormulas({ amount, rollover, turnover, loss }: KnownCost, format: FormatMoney, locale: string): string[] {
  // A line that is too long breaks before the sign.
  const equals = (result: number) => `=\u00a0${format(result)}`;
  const play = `${format(amount)} × ${formatNumber(rollover, locale)} ${equals(turnover)}`;
  if (!loss || turnover === 0) return [play];
  const { rtp, expectedLoss, left } = loss;
  const lose = `${format(turnover)} × (${formatPercent(100, locale)} − ${formatPercent(rtp, locale)}) ${equals(expectedLoss)}`;
  return [play, lose, `${format(amount)} − ${format(expectedLoss)} ${equals(left)}`];
}
