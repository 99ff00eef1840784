import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { type CostGame, costGames } from '@lupa/domain/bonusCost/bets.ts';
import type { BonusTerms } from '@lupa/domain/bonusCost/bonusTerms.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import { pickTexts } from '../filters/shownFilters.ts';
import { costTexts, type CostTexts, gameTexts } from './costTexts.ts';
import type { CalculatorStart } from './presentBonusCost.ts';

export type AmountField = 'deposit' | 'stake';

/** What the calculator needs, and no more: it travels with every card. Fields hold text as the language writes numbers. */
export type PresentedCalculator = {
  terms: BonusTerms;
  fields: { name: AmountField; label: string; start: string }[];
  games: { game: CostGame; name: string }[];
  startGame: CostGame;
  texts: CostTexts;
  gameLabel: string;
  /** With `{example}`. */
  invalid: string;
  reset: string;
  currency: string;
  locale: string;
};

export function presentCalculator(
  { terms, deposit, stake, game, currency, locale }: CalculatorStart,
  microcopy: Microcopy,
): PresentedCalculator {
  const asksForDeposit = terms.kind === 'match' || terms.kind === 'cashback';
  const label = (text: string) => text.replace('{currency}', currency);
  const isPlayable = (each: CostGame) => (terms.weights[each] ?? (each === 'SLOTS' ? 100 : 0)) > 0;
  return {
    terms,
    fields: [
      ...(asksForDeposit
        ? [{ name: 'deposit', label: label(microcopy.bonus_calculator_deposit), start: formatNumber(deposit, locale) } as const]
        : []),
      { name: 'stake', label: label(microcopy.bonus_calculator_stake), start: formatNumber(stake, locale) },
    ],
    games: costGames.filter(isPlayable).map((each) => ({ game: each, name: microcopy[gameTexts[each]] })),
    startGame: game,
    texts: pickTexts(microcopy, costTexts),
    gameLabel: microcopy.bonus_calculator_game,
    invalid: microcopy.bonus_calculator_invalid,
    reset: microcopy.bonus_calculator_reset,
    currency,
    locale,
  };
}
