import { dayInMarket } from '@lupa/domain/market.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import type { Day } from '../../core/dates/days.ts';

export const reportRhythms = ['week', 'month'] as const;
export type ReportRhythm = (typeof reportRhythms)[number];
export const rhythmLabels: Record<ReportRhythm, string> = { week: 'Cada lunes, la semana anterior', month: 'El día 1, el mes anterior' };

/** The last week (Monday to Sunday) or month that is over in the market. `dueOn`: the day after it, on which it is sent. */
export type ReportPeriod = { from: Day; to: Day; dueOn: Day };

export function lastPeriod(rhythm: ReportRhythm, now: Date): ReportPeriod {
  const today = dayInMarket(now);
  if (rhythm === 'month') {
    const dueOn = `${today.slice(0, 8)}01`;
    const to = addDays(dueOn, -1);
    return { from: `${to.slice(0, 8)}01`, to, dueOn };
  }
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const dueOn = addDays(today, -sinceMonday);
  return { from: addDays(dueOn, -7), to: addDays(dueOn, -1), dueOn };
}
