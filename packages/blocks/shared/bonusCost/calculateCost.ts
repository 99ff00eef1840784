import { type BonusCost, type BonusTerms, computeBonusCost } from '@lupa/domain/bonusCost.ts';
import { formatMoney, formatNumber } from '@lupa/ui/formatNumber.ts';

export type CostField = keyof BonusTerms;

/** What is in the calculator's fields. */
export type CostTexts = Record<CostField, string>;

/**
 * What the texts of the fields come to, and which of them are no such number. An empty field is an unknown, not a mistake. Of neither
 * kind comes a number.
 */
export function calculateCost(texts: CostTexts, locale: string): { cost: BonusCost; invalid: Record<CostField, boolean> } {
  const amount = readNumber(texts.amount, locale);
  const rollover = readNumber(texts.rollover, locale);
  const percent = readNumber(texts.rtp, locale);
  const rtp = percent !== null && percent > 100 ? null : percent;
  const isWrong = (text: string, value: number | null) => text.trim() !== '' && value === null;
  return {
    cost: computeBonusCost({ amount, rollover, rtp }),
    invalid: { amount: isWrong(texts.amount, amount), rollover: isWrong(texts.rollover, rollover), rtp: isWrong(texts.rtp, rtp) },
  };
}

/**
 * A number as people write it in a language: `1.500.000`, `1500000` and `$ 1.500.000` are the same in es-CL, `96,4`, `96.4` and `96,4 %`
 * too, since a dot before one or two digits groups nothing. Null for text that is no such number, or could be two.
 */
export function readNumber(text: string, locale: string): number | null {
  const decimal = decimalSeparatorOf(locale);
  const group = decimal === ',' ? '.' : ',';
  const plain = text.replaceAll(/[\s$%]/g, '').replace(/[.,]$/, '');
  const grouped = new RegExp(`^(\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${decimal}(\\d+))?$`).exec(plain);
  if (grouped) return Number(`${grouped[1]?.replaceAll(group, '')}.${grouped[2] ?? 0}`);
  const ungrouped = new RegExp(`^(\\d+)(?:\\${decimal}(\\d+)|\\${group}(\\d{1,2}))?$`).exec(plain);
  return ungrouped ? Number(`${ungrouped[1]}.${ungrouped[2] ?? ungrouped[3] ?? 0}`) : null;
}

/** `0,5` */
const decimalSeparatorOf = (locale: string): string => formatNumber(0.5, locale).charAt(1);

/** An amount that was computed, in whole units of a currency or with its cents: `$378.000`, `−$78.000`. */
export function formatCost(amount: number, currency: string, locale: string): string {
  // What floating point leaves behind the cents is no money.
  const rounded = Math.round(Math.abs(amount) * 100) / 100;
  const text = formatMoney(rounded, currency, locale);
  // A currency without cents writes a cent as nothing.
  return amount < 0 && text !== formatMoney(0, currency, locale) ? `−${text}` : text;
}
