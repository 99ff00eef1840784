import type { Offer } from '@lupa/contracts/offer.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../../block.ts';
import { formatValidity } from '../offer/formatTerms.ts';
import { countDaysLeft, knownDays } from '@lupa/domain/bonusCost.ts';
import type { CostFigure } from './presentCostMoney.ts';

type DaysContext = Pick<BlockContext, 'locale' | 'microcopy'>;

/** How long a player has for the rollover, and how long the offer can still be taken, as far as each is known. */
export function presentCostDays(
  { validityDays, expiration }: Pick<Offer['attributes'], 'validityDays' | 'expiration'>,
  today: string,
  context: DaysContext,
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
      note: formatDate(expiration.slice(0, 10), locale, 'short'),
    });
  return figures;
}

function presentDaysLeft(days: number, { microcopy, locale }: DaysContext): string {
  if (days === 0) return microcopy.offer_ends_today;
  return days === 1 ? microcopy.offer_days_left_one : microcopy.offer_days_left.replace('{count}', formatNumber(days, locale));
}
