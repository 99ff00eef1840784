import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { CalculatorStart } from './presentBonusCost.ts';
import type { CostField } from './calculateCost.ts';

/** What the calculator needs, and no more: it travels with every card. Fields hold text as the language writes numbers. */
export type PresentedCalculator = {
  fields: { name: CostField; label: string; start: string; invalid: string }[];
  results: { turnover: string; expectedLoss: string; left: string };
  reset: string;
  currency: string;
  locale: string;
};

const rtpForExample = 96.4;
const rolloverForExample = 35;
const amountForExample = 300_000;

/** The offer's own terms as the calculator's start, with its texts. */
export function presentCalculator(start: CalculatorStart, microcopy: Microcopy): PresentedCalculator {
  const { currency, locale } = start;
  const write = (value: number | null) => (value === null ? '' : formatNumber(value, locale));
  const invalid = (text: string, example: number) => text.replace('{example}', write(example));
  return {
    fields: [
      {
        name: 'amount',
        label: microcopy.bonus_calculator_amount.replace('{currency}', currency),
        start: write(start.amount),
        invalid: invalid(microcopy.bonus_calculator_invalid, amountForExample),
      },
      {
        name: 'rollover',
        label: microcopy.bonus_calculator_rollover,
        start: write(start.rollover),
        invalid: invalid(microcopy.bonus_calculator_invalid, rolloverForExample),
      },
      {
        name: 'rtp',
        label: microcopy.bonus_calculator_rtp,
        start: write(start.rtp),
        invalid: invalid(microcopy.bonus_calculator_invalid_rtp, rtpForExample),
      },
    ],
    results: {
      turnover: microcopy.bonus_cost_turnover,
      expectedLoss: microcopy.bonus_cost_loss,
      left: microcopy.bonus_cost_left,
    },
    reset: microcopy.bonus_calculator_reset,
    currency,
    locale,
  };
}
