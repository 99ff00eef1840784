import { dayInMarket } from '@lupa/domain/market.ts';
import type { Executor } from '@lupa/database/query.ts';
import { addDays, type Day, listDays } from '../../core/dates/days.ts';
import { queryClicks } from './queryClicks.ts';

/** Clicks of people. `before`: on the same day of the week before. */
export type ClickDay = { day: Day; clicks: number; before: number };
export type ClickWeeks = { days: ClickDay[]; clicks: number; before: number };

const length = 7;

/** The last seven days, today among them, beside the seven before. */
export async function loadClickWeeks(executor: Executor, now: Date): Promise<ClickWeeks> {
  const today = dayInMarket(now);
  const filter = { from: addDays(today, 1 - 2 * length), to: today };
  const { groups } = await queryClicks(executor, { by: 'day', filter, limit: 2 * length });
  const counts = new Map(groups.map(({ key, human }) => [key, human]));
  const days = listDays(addDays(today, 1 - length), today).map((day) => ({
    day,
    clicks: counts.get(day) ?? 0,
    before: counts.get(addDays(day, -length)) ?? 0,
  }));
  const sum = (countOf: (day: ClickDay) => number) => days.reduce((total, day) => total + countOf(day), 0);
  return { days, clicks: sum(({ clicks }) => clicks), before: sum(({ before }) => before) };
}
