import { dayInMarket, dayOf, hourInMarket } from './market.ts';

const dayLength = 86_400_000;
const maximumKnownDays = 1000;
const dayEnds = new Map<string, number>();

/** `expiration` is the last day, as an ISO date or a moment on it. Text that is no date never expires. */
export function isExpired(expiration: string | null, now: Date): boolean {
  const moment = expiryMoment(expiration);
  return moment !== null && now >= moment;
}

/** The same on a day of the market. Words name no day; of figures that are no date nobody knows that the offer stands. */
export function isExpiredOn({ expiration }: { expiration: string | null }, today: string): boolean {
  if (expiration === null) return false;
  const last = dayOf(expiration);
  return last === null ? /\d/.test(expiration) : last < today;
}

export function expiryMoment(expiration: string | null): Date | null {
  const day = lastDay(expiration);
  if (day === null) return null;
  const known = dayEnds.get(day);
  if (known !== undefined) return new Date(known);
  if (dayEnds.size >= maximumKnownDays) dayEnds.clear();
  const end = findEndOfDay(day);
  dayEnds.set(day, end);
  return new Date(end);
}

/** Midnight may be missing, as in Chile, on the night when summer time starts: the moment is looked for, not computed. */
function findEndOfDay(day: string): number {
  let before = Date.parse(`${day}T00:00:00Z`);
  let after = before + 3 * dayLength;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayInMarket(new Date(middle)) > day) after = middle;
    else before = middle;
  }
  return after;
}

function lastDay(expiration: string | null): string | null {
  return expiration === null ? null : dayOf(expiration);
}

/** The ISO day so many days later, or earlier where they are negative. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00.000Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** When an entry of a toplist is shown: ISO moments, null without a bound. */
export type Standing = { startsAt: string | null; endsAt: string | null };

export function isStanding({ startsAt, endsAt }: Standing, now: Date): boolean {
  return (startsAt === null || Date.parse(startsAt) <= now.getTime()) && (endsAt === null || now.getTime() < Date.parse(endsAt));
}

export function entryBoundaries(entries: readonly Standing[]): Date[] {
  return entries.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).flatMap((moment) => (moment === null ? [] : [new Date(moment)]));
}

/** The days that a player has for the rollover; null where that is no whole number of them. */
export function knownDays(validityDays: number | null): number | null {
  return validityDays !== null && Number.isSafeInteger(validityDays) && validityDays > 0 ? validityDays : null;
}

/** From `today` to the last day of an offer, both ISO days: 0 on the last day, negative after it. Null without a day to count to. */
export function countDaysLeft(expiration: string | null, today: string): number | null {
  const last = readDay(dayOf(expiration ?? ''));
  const now = readDay(today);
  return last === null || now === null ? null : (last - now) / dayLength;
}

/** Null for the 31st of February, which `Date` takes for a day in March. */
function readDay(iso: string | null): number | null {
  if (iso === null || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const day = new Date(`${iso}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? day.getTime() : null;
}

const firstHour = 3;

/** Whether what is done once a night in the market, from three on, is due: `last` is when it was done before. */
export const isNightlyDue = (last: Date, now: Date): boolean => hourInMarket(now) >= firstHour && dayInMarket(last) < dayInMarket(now);
