import type { CostGame } from '@lupa/domain/bonusCost/bets.ts';
import { computeBonusCost } from '@lupa/domain/bonusCost/computeBonusCost.ts';
import { type DescribedCost, describeCost } from './describeCost.ts';
import type { AmountField, PresentedCalculator } from './presentCalculator.ts';
import { readNumber } from './readNumber.ts';

export type CalculatorTexts = Record<AmountField, string> & { game: CostGame };

export function calculate({ terms, currency, locale, texts, fields }: PresentedCalculator, values: CalculatorTexts): DescribedCost | null {
  const asksForDeposit = fields.some(({ name }) => name === 'deposit');
  const stake = readNumber(values.stake, locale);
  const deposit = asksForDeposit ? readNumber(values.deposit, locale) : (terms.minimumDeposit ?? 0);
  if (!stake || deposit === null || (asksForDeposit && deposit === 0)) return null;
  const question = { deposit, stake, game: values.game };
  return describeCost(computeBonusCost(terms, question), question, { currency, locale, texts });
}

/** Whether a field holds something that is no amount. An empty one is no mistake. */
export function isInvalid(text: string, locale: string): boolean {
  return text.trim() !== '' && !readNumber(text, locale);
}
