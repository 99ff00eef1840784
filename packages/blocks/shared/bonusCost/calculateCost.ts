import { computeBonusCost, type BonusCost, type BonusTerms } from '@lupa/domain/bonusCost.ts';
import { readNumber } from './readNumber.ts';

export type CostField = keyof BonusTerms;

/** What stands in the calculator's fields. */
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
