import { dayInMarket } from '@lupa/domain/market.ts';
import { demoDay } from './records.ts';

/**
 * An offer that was open on the day on which the demo is written ends as many months later as that month is ago, so that a
 * demo that starts in another year has open offers, too. Any other offer is given back as it is.
 */
export function keepOpen<Offer extends { expiration: string | null }>(offer: Offer, now: Date): Offer {
  const { expiration } = offer;
  const months = countMonths(dayInMarket(now)) - countMonths(demoDay);
  return expiration === null || expiration < demoDay || months <= 0 ? offer : { ...offer, expiration: addMonths(expiration, months) };
}

function countMonths(day: string): number {
  const moment = new Date(day);
  return moment.getUTCFullYear() * 12 + moment.getUTCMonth();
}

/** The same day of a later month; the last one of a month that has no such day. */
function addMonths(day: string, months: number): string {
  const moment = new Date(day);
  const date = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() + months);
  if (moment.getUTCDate() !== date) moment.setUTCDate(0);
  return moment.toISOString().slice(0, 10);
}
