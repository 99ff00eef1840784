import type { CasinoRecord, RecordKind } from '@lupa/contracts/casinoRecord.ts';
import type { MeasureName } from '@lupa/contracts/ratingMethod.ts';
import { addDays, isExpired } from '../schedule.ts';

/**
 * What records say of a criterion on a day. `value` is in the measure's unit, the less the better, and Infinity for money or an answer that
 * never came. Of a stale measure no record is fresh any more: the last ones are shown, and do not count. `verifiedOn` is the day of the
 * newest record behind it, `staleAfter` the last day on which it counts.
 */
export type Measured = { value: number; isStale: boolean; verifiedOn: string; staleAfter: string; records: CasinoRecord[] };

/** From which records a measure comes, and how: of all fresh ones the worst, or the newest alone. */
type Measure = { kind: RecordKind; of: 'worst' | 'newest'; read: (record: CasinoRecord) => number | null };

const hour = 3_600_000;

const measures: Record<MeasureName, Measure> = {
  /** Hours from asking to having the money. */
  worstWithdrawal: { kind: 'withdrawal', of: 'worst', read: hoursOfTransfer },
  failedChecks: {
    kind: 'licence',
    of: 'newest',
    read: ({ checks }) => (checks.length > 0 ? checks.filter(({ holds }) => !holds).length : null),
  },
  /** Times that the bonus is bet in the games that count most; a casino without bonus asks for none. */
  rollover: { kind: 'terms', of: 'newest', read: ({ terms }) => (terms ? timesBet(terms) : null) },
  /** Percent of the sampled games that run with less than their highest RTP. */
  reducedGames: {
    kind: 'games',
    of: 'newest',
    read: ({ games }) => (games && games.sampled > 0 ? (games.reduced * 100) / games.sampled : null),
  },
  /** Minutes until the slowest useful answer. */
  slowestAnswer: { kind: 'support', of: 'worst', read: ({ support }) => (support ? (support.answeredAfterMinutes ?? Infinity) : null) },
};

/** Null where nothing was ever recorded of it. Records that were withdrawn do not count. */
export function measure(name: MeasureName, records: readonly CasinoRecord[], now: Date): Measured | null {
  const { kind, of, read } = measures[name];
  const known = records
    .filter((record) => record.kind === kind && !record.isWithdrawn)
    .flatMap((record) => {
      const value = read(record);
      return value === null ? [] : [{ record, value }];
    })
    .toSorted((one, other) => other.record.day.localeCompare(one.record.day) || other.value - one.value);
  const fresh = known.filter(({ record }) => isFresh(record, now));
  const [newest] = known;
  if (!newest) return null;
  const counting = fresh.length > 0 ? fresh : known;
  const used = of === 'worst' ? counting : counting.slice(0, 1);
  return {
    value: Math.max(...used.map(({ value }) => value)),
    isStale: fresh.length === 0,
    verifiedOn: used[0]?.record.day ?? newest.record.day,
    staleAfter: used.map(({ record }) => lastFreshDay(record)).reduce((last, day) => (day > last ? day : last)),
    records: used.map(({ record }) => record),
  };
}

/** 30 times where a fifth of each bet counts are 150; where nothing counts it has no end. */
function timesBet({ rollover, weight }: NonNullable<CasinoRecord['terms']>): number {
  return rollover ? rollover / ((weight ?? 100) / 100) : 0;
}

/** From asking to receiving, in hours; Infinity where it has not come, null where it cannot be read. */
export function hoursOfTransfer({ transfer }: Pick<CasinoRecord, 'transfer'>): number | null {
  if (!transfer) return null;
  if (transfer.receivedAt === null) return Infinity;
  const hours = (Date.parse(transfer.receivedAt) - Date.parse(transfer.askedAt)) / hour;
  return hours >= 0 ? hours : null;
}

export function lastFreshDay({ day, timeToLive }: Pick<CasinoRecord, 'day' | 'timeToLive'>): string {
  return addDays(day, timeToLive);
}

export function isFresh(record: Pick<CasinoRecord, 'day' | 'timeToLive'>, now: Date): boolean {
  return !isExpired(lastFreshDay(record), now);
}

/** Whole hours of the quickest and the slowest withdrawal that arrived; null where none was measured. */
export function measuredHours(records: readonly CasinoRecord[]): [number, number] | null {
  const hours = records
    .filter(({ kind, isWithdrawn }) => kind === 'withdrawal' && !isWithdrawn)
    .flatMap((record) => hoursOfTransfer(record) ?? [])
    .filter(Number.isFinite);
  return hours.length === 0 ? null : [Math.floor(Math.min(...hours)), Math.ceil(Math.max(...hours))];
}

/** As texts of the market say it: `de 3 a 24 horas`, `de 1 a 4 días`, of a single withdrawal `hasta 7 días`. */
export function payoutRange([shortest, longest]: readonly [number, number]): string {
  const [from, to] = [Math.round(shortest / 24), Math.round(longest / 24)];
  if (shortest >= 24) return from === to ? `hasta ${to} días` : `de ${from} a ${to} días`;
  if (shortest === longest) return `en ${longest} horas`;
  return longest > 72 ? `de ${shortest} horas a ${to} días` : `de ${shortest} a ${longest} horas`;
}
