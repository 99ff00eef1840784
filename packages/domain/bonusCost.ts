import { dayOf } from './market.ts';

/** What a bonus asks for, as far as it is known: whole units of a currency, times the bonus, and percent. */
export type BonusTerms = { amount: number | null; rollover: number | null; rtp: number | null };

/** In the currency of the amount. What needs something that is not known is null. */
export type BonusCost = {
  /** What has to be bet. */
  turnover: number | null;
  /** What those bets cost on average. */
  expectedLoss: number | null;
  /** What that leaves of the bonus on average: less than nothing where the bets cost more than it gives. */
  left: number | null;
};

const millisecondsPerDay = 86_400_000;
/** Beyond it numbers lose their units, and no bonus is as large. */
const largestAmount = Number.MAX_SAFE_INTEGER;

/**
 * Turnover = amount × rollover, expected loss = turnover × (1 − RTP / 100), left = amount − expected loss. A term that is no number,
 * negative, an RTP above 100, or more than any currency has counts as unknown.
 */
export function computeBonusCost({ amount, rollover, rtp }: BonusTerms): BonusCost {
  const bonus = knownUpTo(amount, largestAmount);
  const share = knownUpTo(rtp, 100);
  const turnover = finite(bonus, knownUpTo(rollover, largestAmount), (given, times) => given * times);
  const expectedLoss = finite(turnover, share, (bet, returned) => bet * ((100 - returned) / 100));
  const left = finite(bonus, expectedLoss, (given, lost) => given - lost);
  return { turnover, expectedLoss, left };
}

/** The days that a player has for the rollover; null where that is no whole number of them. */
export function knownDays(validityDays: number | null): number | null {
  return validityDays !== null && Number.isSafeInteger(validityDays) && validityDays > 0 ? validityDays : null;
}

/**
 * From `today` to the last day of an offer, both ISO days: 0 on the last day, less once it has run out. Of a moment its day counts, as in
 * `hasExpired`. Null without a day to count to.
 */
export function countDaysLeft(expiration: string | null, today: string): number | null {
  return finite(readDay(dayOf(expiration ?? '')), readDay(today), (last, now) => (last - now) / millisecondsPerDay);
}

function knownUpTo(value: number | null, maximum: number): number | null {
  return value !== null && Number.isFinite(value) && value >= 0 && value <= maximum ? value : null;
}

function finite(a: number | null, b: number | null, combine: (a: number, b: number) => number): number | null {
  if (a === null || b === null) return null;
  const result = combine(a, b);
  return Number.isFinite(result) ? result : null;
}

/** Null for the 31st of February, which `Date` takes for a day in March. */
function readDay(iso: string | null): number | null {
  if (iso === null || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const day = new Date(`${iso}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? day.getTime() : null;
}
