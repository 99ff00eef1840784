import { addDays } from '@lupa/domain/schedule.ts';
import { countDays, isDay, type Day } from '../dates/days.ts';

export type GivenParameters = Record<string, string | string[] | undefined>;

export type PeriodFaults = { from?: string; to?: string };

const usualPeriod = 30;
const longestPeriod = 400;

/** The days of a report as they were typed; what cannot be used is replaced by what is usual. */
export function readPeriod(typed: { from: string; to: string }, today: Day) {
  const faults: PeriodFaults = {};
  if (typed.from !== '' && !isDay(typed.from)) faults.from = `«${typed.from}» no es un día. Escríbelo así: ${today}.`;
  if (typed.to !== '' && !isDay(typed.to)) faults.to = `«${typed.to}» no es un día. Escríbelo así: ${today}.`;
  const to = isDay(typed.to) ? typed.to : today;
  const from = isDay(typed.from) ? typed.from : addDays(to, 1 - usualPeriod);
  if (from > to) faults.from = 'El primer día es posterior al último. Cambia uno de los dos.';
  else if (countDays(from, to) > longestPeriod) faults.from = `Son ${countDays(from, to)} días. Elige ${longestPeriod} como máximo.`;
  return faults.from || faults.to ? { from: addDays(today, 1 - usualPeriod), to: today, faults } : { from, to, faults };
}
