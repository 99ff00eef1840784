import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import { addDays, expiryMoment } from '../schedule.ts';
import { lastFreshDay } from './measure.ts';

/** The moments at which ratings change although nothing is published: a record is no longer fresh, a version of the method begins. */
export function ratingMoments(records: readonly CasinoRecord[], methods: readonly RatingMethod[]): Date[] {
  const lastDays = [...records.filter(({ isWithdrawn }) => !isWithdrawn).map(lastFreshDay), ...methods.map(({ day }) => addDays(day, -1))];
  return [...new Set(lastDays)].map(expiryMoment).filter((moment) => moment !== null);
}
