import type { Offer } from '@lupa/contracts/offer.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../block.ts';
import { countDaysLeft, knownDays } from './computeBonusCost.ts';
import type { CostFigure } from './presentCostMoney.ts';

/** How long a player has for the rollover, and how long the offer can still be taken, as far as each is known. */
export function presentCostDays(
  { validityDays, expiration }: Pick<Offer['attributes'], 'validityDays' | 'expiration'>,
  today: string,
  { microcopy, locale }: Pick<BlockContext, 'locale' | 'microcopy'>,
): CostFigure[] {
  const count = (days: number, one: string, many: string) => (days === 1 ? one : many.replace('{count}', formatNumber(days, locale)));
  const toPlay = knownDays(validityDays);
  const toTake = countDaysLeft(expiration, today);
  return [
    ...(toPlay === null
      ? []
      : [{ label: microcopy.bonus_cost_days, value: count(toPlay, microcopy.days_count_one, microcopy.days_count), note: null }]),
    ...(toTake === null || expiration === null
      ? []
      : [
          {
            label: microcopy.bonus_cost_offer,
            value: toTake === 0 ? microcopy.offer_ends_today : count(toTake, microcopy.offer_days_left_one, microcopy.offer_days_left),
            note: formatDate(expiration.slice(0, 10), locale, 'short'),
          },
        ]),
  ];
}
