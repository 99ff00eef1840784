import { dayInMarket } from '@lupa/domain/market.ts';
import { demoDay } from './records.ts';

/**
 * An offer that was open on the day on which the demo is written ends as many years later as have passed since, so that a demo that
 * starts then has open offers, too. Each of them is written to last for a year at least. Any other offer is given back as it is.
 */
export function keepOpen<Offer extends { expiration: string | null }>(offer: Offer, now: Date): Offer {
  const { expiration } = offer;
  const years = countYearsSince(now);
  return expiration === null || expiration < demoDay || years <= 0 ? offer : { ...offer, expiration: addYears(expiration, years) };
}

/** Whole years since the demo was written, by which its open offers are moved. */
export function countYearsSince(now: Date): number {
  const day = dayInMarket(now);
  const years = Number(day.slice(0, 4)) - Number(demoDay.slice(0, 4));
  return day.slice(5) < demoDay.slice(5) ? years - 1 : years;
}

/** The same day of a later year; the last of February where it has no 29th. */
function addYears(day: string, years: number): string {
  const moment = new Date(day);
  const date = moment.getUTCDate();
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  if (moment.getUTCDate() !== date) moment.setUTCDate(0);
  return moment.toISOString().slice(0, 10);
}
