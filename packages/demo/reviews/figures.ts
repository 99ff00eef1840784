import type { BonusResult } from '@lupa/domain/bonusCost/computeBonusCost.ts';
import { lookUpBonusCost, roundAverage, usualDeposits, usualQuestion } from '@lupa/domain/bonusCost/usualCost.ts';
import { bonusTermsOf } from '../partners/bonusTermsOf.ts';
import type { DemoOffer } from '../partners/partner.schema.ts';
import { formatPesos } from '../writing/figures.ts';

const currency = 'CLP';

/** What is deposited in every example, in pesos. */
export const usualDeposit = usualDeposits[currency] ?? 0;

/** What becomes of the usual deposit with an offer; null where that cannot be said. */
export function bonusCost(offer: DemoOffer): BonusResult | null {
  const terms = bonusTermsOf(offer);
  const question = usualQuestion(terms, currency);
  const cost = question && lookUpBonusCost(terms, question);
  return cost?.is === 'known' ? cost.result : null;
}

/** An average as the site tells it: `$61.000`. */
export const formatAverage = (pesos: number): string => formatPesos(roundAverage(pesos, currency));
