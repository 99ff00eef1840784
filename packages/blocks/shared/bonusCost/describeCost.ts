import { type BonusCost, type BonusResult, type CostQuestion, type CostRefusal } from '@lupa/domain/bonusCost/computeBonusCost.ts';
import { roundAverage } from '@lupa/domain/bonusCost/usualCost.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import { formatMoney, formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import { type CostTexts, termTexts } from './costTexts.ts';

export type CostFigure = { label: string; value: string; note: string | null };

export type PeopleKind = keyof BonusResult['people'];

/** What becomes of 100 people: how many of each kind, and each kind in words, "71 no retiran nada". */
export type DescribedPeople = { intro: string; counts: BonusResult['people']; parts: { kind: PeopleKind; text: string }[] };

/** A cost in words. Where there is no number, `message` says why, and the rest is empty. */
export type DescribedCost = { people: DescribedPeople | null; figures: CostFigure[]; message: string | null };

export type CostWords = { currency: string; locale: string; texts: CostTexts };

export function describeCost(cost: BonusCost, question: CostQuestion, words: CostWords): DescribedCost {
  if (cost.is !== 'known') return { people: null, figures: [], message: describeSilence(cost, words) };
  const { result } = cost;
  return { people: describePeople(result, question, words), figures: describeFigures(result, question, words), message: null };
}

function describeSilence(cost: Exclude<BonusCost, { is: 'known' }>, { currency, locale, texts }: CostWords): string {
  if (cost.is === 'refused') return describeRefusal(cost.refusal, texts, (amount) => formatMoney(amount, currency, locale));
  const names = cost.terms.map((term) => texts[termTexts[term]]);
  return fill(texts.bonus_cost_missing, { terms: new Intl.ListFormat(languageTag(locale)).format(names) });
}

function describeRefusal(refusal: CostRefusal, texts: CostTexts, format: (amount: number) => string): string {
  switch (refusal.reason) {
    case 'stakeTooHigh':
      return fill(texts.bonus_refused_stake, { amount: format(refusal.limit) });
    case 'stakeTooLow':
      return fill(texts.bonus_refused_small_stake, { amount: format(refusal.limit) });
    case 'depositTooLow':
      return fill(texts.bonus_refused_deposit, { amount: format(refusal.limit) });
    case 'gameDoesNotCount':
      return texts.bonus_refused_game;
  }
}

function describePeople(
  { people, deposit, bets }: BonusResult,
  { stake }: CostQuestion,
  { currency, locale, texts }: CostWords,
): DescribedPeople {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const free = bets > 0 ? texts.bonus_cost_people_free : texts.bonus_cost_people_unplayed;
  const intro = deposit > 0 ? texts.bonus_cost_people : free;
  const say = (count: number, one: string, many: string) => (count === 1 ? one : fill(many, { count: formatNumber(count, locale) }));
  const parts: DescribedPeople['parts'] = [
    { kind: 'nothing', text: say(people.nothing, texts.bonus_cost_nothing_one, texts.bonus_cost_nothing) },
    { kind: 'less', text: say(people.less, texts.bonus_cost_less_one, texts.bonus_cost_less) },
    { kind: 'more', text: say(people.more, texts.bonus_cost_more_one, texts.bonus_cost_more) },
  ];
  return {
    intro: fill(intro, { deposit: money(deposit), stake: money(Math.round(stake)) }),
    counts: people,
    parts: parts.filter(({ kind }) => kind !== 'less' || people.less > 0),
  };
}

function describeFigures(result: BonusResult, { stake }: CostQuestion, { currency, locale, texts }: CostWords): CostFigure[] {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { deposit, bonus, winnings, turnover, bets, counted, back } = result;
  const count = fill(texts.bonus_cost_bets, { count: formatNumber(bets, locale), stake: money(stake) });
  const share = counted === 100 ? [] : [fill(texts.bonus_cost_counted, { share: formatPercent(counted, locale) })];
  return [
    {
      label: texts.bonus_cost_back,
      value: formatBack(back, currency, locale),
      note: deposit > 0 ? fill(texts.bonus_cost_back_of, { deposit: money(deposit) }) : null,
    },
    { label: texts.bonus_cost_turnover, value: money(turnover), note: bets > 0 ? [count, ...share].join('; ') : null },
    ...(bonus > 0 ? [{ label: texts.bonus_cost_given, value: money(bonus), note: null }] : []),
    ...(winnings > 0 ? [{ label: texts.bonus_cost_winnings, value: money(winnings), note: null }] : []),
  ];
}

/** What comes back on average, rounded as everywhere: `$61.000`. */
export function formatBack(back: number, currency: string, locale: string): string {
  return formatMoney(roundAverage(back, currency), currency, locale);
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
