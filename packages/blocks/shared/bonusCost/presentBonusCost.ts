import type { Offer } from '@lupa/contracts/offer.ts';
import { type CostGame, referenceSlot } from '@lupa/domain/bonusCost/bets.ts';
import { type BonusTerms, termsOf } from '@lupa/domain/bonusCost/bonusTerms.ts';
import type { BonusCost } from '@lupa/domain/bonusCost/computeBonusCost.ts';
import { lookUpBonusCost, usualQuestion } from '@lupa/domain/bonusCost/usualCost.ts';
import { countDaysLeft, knownDays, isExpiredOn } from '@lupa/domain/schedule.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatMoney, formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../../block.ts';
import { currencyOf, formatRollover, formatValidity } from '../offer/formatTerms.ts';
import { gameTexts } from './costTexts.ts';
import { type CostFigure, type DescribedPeople, describeCost, formatBack } from './describeCost.ts';

export type PresentedBonusCost = {
  /** All of it in a few words: "hay que apostar $1.750.000". */
  headline: string;
  people: DescribedPeople | null;
  figures: CostFigure[];
  /** How the turnover comes about, with the very numbers: "$50.000 × 35 = $1.750.000"; null where that is no product. */
  formula: string | null;
  /** What the figures mean for whoever takes the bonus; null where they speak for themselves. */
  verdict: { text: string; tone: 'good' | 'caution' } | null;
  /** What the figures do not say by themselves, and why there are none. */
  notes: string[];
  calculator: CalculatorStart | null;
  /** For comparisons: amounts in `currency`; null where there is no number. */
  compared: { currency: string; turnover: number; nothing: number; back: number } | null;
};

export type CalculatorStart = { terms: BonusTerms; deposit: number; stake: number; game: CostGame; currency: string; locale: string };

type CostContext = Pick<BlockContext, 'locale' | 'microcopy'>;

/** Whether `presentBonusCost` has something to tell, without computing it. */
export function hasBonusCost(offer: Offer | undefined, today: string): offer is Offer {
  if (!offer || isExpiredOn(offer.attributes, today)) return false;
  const currency = currencyOf(offer.attributes);
  return (currency !== null && usualQuestion(termsOf(offer), currency) !== null) || offer.attributes.rollover !== null;
}

/** What becomes of the usual deposit; null where the offer has run out on `today`, or nothing of its cost can be told. */
export function presentBonusCost(offer: Offer | undefined, today: string, context: CostContext): PresentedBonusCost | null {
  if (!offer || isExpiredOn(offer.attributes, today)) return null;
  const { attributes } = offer;
  const { locale, microcopy } = context;
  const terms = termsOf(offer);
  const currency = currencyOf(attributes);
  const question = currency === null ? null : usualQuestion(terms, currency);
  const days = presentCostDays(attributes, today, context);
  const rolloverInWords = `${microcopy.rollover}: ${formatRollover(terms, locale, microcopy.no_rollover)}`;
  if (currency === null || question === null) {
    if (attributes.rollover === null) return null;
    return {
      headline: rolloverInWords,
      people: null,
      figures: days,
      formula: null,
      verdict: null,
      notes: [],
      calculator: null,
      compared: null,
    };
  }
  const cost = lookUpBonusCost(terms, question);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { people, figures, message } = describeCost(cost, question, { currency, locale, texts: microcopy });
  const canStart = cost.is !== 'missing' || cost.terms.every((term) => term === 'weight');
  return {
    headline: presentHeadline(cost, currency, context) ?? rolloverInWords,
    people,
    figures: [...figures, ...days],
    formula: presentFormula(cost, terms, money, locale),
    verdict: presentVerdict(cost, terms, microcopy),
    notes: [...(message === null ? [] : [message]), ...presentNotes(cost, terms, question.game, money, context)],
    calculator: canStart
      ? { terms, deposit: question.deposit, stake: Math.round(question.stake), game: question.game, currency, locale }
      : null,
    compared: cost.is === 'known' ? compare(cost, currency) : null,
  };
}

function compare({ result }: Extract<BonusCost, { is: 'known' }>, currency: string): PresentedBonusCost['compared'] {
  return { currency, turnover: result.turnover, nothing: result.people.nothing, back: result.back };
}

function presentHeadline(cost: BonusCost, currency: string, { locale, microcopy }: CostContext): string | null {
  if (cost.is !== 'known') return null;
  const { turnover, back } = cost.result;
  if (turnover === 0) return `${microcopy.bonus_cost_back.toLocaleLowerCase(locale)} ${formatBack(back, currency, locale)}`;
  return microcopy.bonus_cost_headline.replace('{amount}', () => formatMoney(turnover, currency, locale));
}

function presentFormula(
  cost: BonusCost,
  { kind, basis, rollover, spinRollover }: BonusTerms,
  format: (amount: number) => string,
  locale: string,
): string | null {
  if (cost.is !== 'known' || kind === 'cashback') return null;
  const { deposit, bonus, winnings, counted, turnover } = cost.result;
  if (turnover === 0) return null;
  const base = basis === 'depositAndBonus' ? `(${format(deposit)} + ${format(bonus)})` : format(bonus);
  const products = [
    ...(bonus > 0 && rollover !== null ? [`${base} × ${formatNumber(rollover, locale)}`] : []),
    ...(winnings > 0 ? [`${format(winnings)} × ${formatNumber(spinRollover ?? rollover ?? 0, locale)}`] : []),
  ];
  const sum = products.join(' + ');
  const asked = counted === 100 ? sum : `${products.length > 1 ? `(${sum})` : sum} ÷ ${formatPercent(counted, locale)}`;
  // A space that does not break: a result never starts a line.
  return `${asked} =\u00a0${format(turnover)}`;
}

function presentVerdict(cost: BonusCost, terms: BonusTerms, microcopy: BlockContext['microcopy']): PresentedBonusCost['verdict'] {
  if (cost.is !== 'known') return null;
  const { kind, rollover, isSticky } = terms;
  if (kind === 'cashback') return { text: microcopy.bonus_cost_cashback, tone: 'caution' };
  if (cost.result.people.nothing > 50) return { text: microcopy.bonus_cost_most_lose, tone: 'caution' };
  return rollover === 0 && !isSticky ? { text: microcopy.bonus_cost_no_rollover, tone: 'good' } : null;
}

function presentNotes(
  cost: BonusCost,
  { kind, basis, rollover, minimumDeposit, minimumWithdrawal, maximumCashout }: BonusTerms,
  game: CostGame,
  money: (amount: number) => string,
  context: CostContext,
): string[] {
  const { microcopy, locale } = context;
  if (cost.is !== 'known') return [];
  const { uncounted, turnover } = cost.result;
  const ofAmount = (amount: number | null, text: string) => (amount ? [text.replace('{amount}', () => money(amount))] : []);
  const isBasisUnknown = basis === null && kind === 'match' && rollover !== 0;
  return [
    ...(isBasisUnknown ? [microcopy.bonus_cost_basis_unknown] : []),
    ...(uncounted > 0 ? [microcopy.bonus_cost_uncounted.replace('{count}', formatNumber(uncounted, locale))] : []),
    ...(kind === 'spins' ? ofAmount(minimumDeposit, microcopy.bonus_cost_own_deposit) : []),
    ...ofAmount(minimumWithdrawal, microcopy.bonus_cost_minimum),
    ...ofAmount(maximumCashout, microcopy.bonus_cost_maximum),
    ...(turnover > 0 || kind === 'cashback' ? [microcopy.bonus_cost_assumed.replace('{game}', () => nameGame(game, context))] : []),
  ];
}

function nameGame(game: CostGame, { microcopy, locale }: CostContext): string {
  if (game === 'SLOTS') return microcopy.bonus_cost_mean_slot.replace('{rtp}', () => formatPercent(referenceSlot.rtp, locale));
  return microcopy[gameTexts[game]].toLocaleLowerCase(locale);
}

function presentCostDays(
  { validityDays, expiration }: Pick<Offer['attributes'], 'validityDays' | 'expiration'>,
  today: string,
  context: CostContext,
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

function presentDaysLeft(days: number, { microcopy, locale }: CostContext): string {
  if (days === 0) return microcopy.offer_ends_today;
  return days === 1 ? microcopy.offer_days_left_one : microcopy.offer_days_left.replace('{count}', formatNumber(days, locale));
}
