import type { Offer } from '@lupa/contracts/offer.ts';
import { formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../../block.ts';
import { knownDays } from '@lupa/domain/bonusCost.ts';

/** One figure of the cost; `note` says what it was computed with or what it comes to. */
export type CostFigure = { label: string; value: string; note: string | null };

/** The terms that a cost needs, all of them known but for the RTP and what depends on it. */
export type KnownCost = {
  amount: number;
  rollover: number;
  turnover: number;
  rtp: number | null;
  loss: { rtp: number; expectedLoss: number; left: number } | null;
};

type FormatMoney = (amount: number) => string;

/** The bonus, what has to be bet, and where the RTP is known what that costs and leaves. */
export function presentCostMoney(
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
export function presentCostFormulas({ amount, rollover, turnover, loss }: KnownCost, format: FormatMoney, locale: string): string[] {
  // A line that is too long breaks before the sign.
  const equals = (result: number) => `=\u00a0${format(result)}`;
  const play = `${format(amount)} × ${formatNumber(rollover, locale)} ${equals(turnover)}`;
  if (!loss || turnover === 0) return [play];
  const { rtp, expectedLoss, left } = loss;
  const lose = `${format(turnover)} × (${formatPercent(100, locale)} − ${formatPercent(rtp, locale)}) ${equals(expectedLoss)}`;
  return [play, lose, `${format(amount)} − ${format(expectedLoss)} ${equals(left)}`];
}
