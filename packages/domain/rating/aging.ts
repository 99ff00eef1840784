import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { RatingMethod, ScoreMove } from '@lupa/contracts/ratingMethod.ts';
import { addDays, expiryMoment } from '../schedule.ts';
import { isFresh, lastFreshDay } from './measure.ts';
import { scoreCasino } from './scoreCasino.ts';

/** A record that stops counting. `total` is the casino's sum now, `totalAfter` once this record no longer counts and no other is made. */
export type AgingRecord = { record: CasinoRecord; lastDay: string; isStale: boolean; total: number | null; totalAfter: number | null };

/**
 * A casino's records that are stale, and those that will be within some days, the soonest first. Records that were withdrawn are left out.
 */
export function listAging(
  { method, records, moves }: { method: RatingMethod; records: readonly CasinoRecord[]; moves: readonly ScoreMove[] },
  within: number,
  now: Date,
): AgingRecord[] {
  const total = scoreCasino(method, records, moves, now)?.total ?? null;
  const horizon = addDays(now.toISOString().slice(0, 10), within);
  return records
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map((record) => ({ record, lastDay: lastFreshDay(record), isStale: !isFresh(record, now) }))
    .filter(({ lastDay, isStale }) => isStale || lastDay <= horizon)
    .map((aging) => {
      const after = expiryMoment(aging.lastDay);
      const totalAfter = aging.isStale || after === null ? total : (scoreCasino(method, records, moves, after)?.total ?? null);
      return { ...aging, total, totalAfter };
    })
    .toSorted((one, other) => one.lastDay.localeCompare(other.lastDay));
}

/** The moments at which ratings change although nothing is published: a record is no longer fresh, a version of the method begins. */
export function ratingMoments(records: readonly CasinoRecord[], methods: readonly RatingMethod[]): Date[] {
  const lastDays = [...records.filter(({ isWithdrawn }) => !isWithdrawn).map(lastFreshDay), ...methods.map(({ day }) => addDays(day, -1))];
  return [...new Set(lastDays)].map(expiryMoment).filter((moment) => moment !== null);
}
