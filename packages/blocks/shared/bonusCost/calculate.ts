import type { CostGame } from '@lupa/domain/bonusCost/bets.ts';
import { computeBonusCost } from '@lupa/domain/bonusCost/computeBonusCost.ts';
import { type DescribedCost, describeCost } from './describeCost.ts';
import type { AmountField, PresentedCalculator } from './presentCalculator.ts';
import { currencySign } from '@lupa/domain/currencies.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';

/**
 * A number as people write it in a language: `1.500.000`, `1500000` and `$ 1.500.000` are the same in es-CL, `96,4`, `96.4` and `96,4 %`
 * too, since a dot before one or two digits groups nothing. Null for text that is no such number, or could be two.
 */
export function readNumber(text: string, locale: string): number | null {
  const decimal = decimalSeparatorOf(locale);
  const group = decimal === ',' ? '.' : ',';
  const plain = text
    .replaceAll(currencySign, '')
    .replaceAll(/[\s$%]/g, '')
    .replace(/[.,]$/, '');
  const grouped = new RegExp(`^(\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${decimal}(\\d+))?$`).exec(plain);
  if (grouped) return Number(`${grouped[1]?.replaceAll(group, '')}.${grouped[2] ?? 0}`);
  const ungrouped = new RegExp(`^(\\d+)(?:\\${decimal}(\\d+)|\\${group}(\\d{1,2}))?$`).exec(plain);
  return ungrouped ? Number(`${ungrouped[1]}.${ungrouped[2] ?? ungrouped[3] ?? 0}`) : null;
}

/** `0,5` */
const decimalSeparatorOf = (locale: string): string => formatNumber(0.5, locale).charAt(1);

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
