import { formatTypedMoment, parseTypedDay, parseTypedMoment, writeDay } from '@lupa/domain/typedMoment.ts';

/** `moment`: a day and a time in the market; `day`: a day, which Payload keeps as noon UTC. */
export type DateKind = 'moment' | 'day';

/** What is kept, as an ISO moment, or what is wrong with the text. */
export type ReadDate = { value: string } | { fault: string };

export function readTypedDate(text: string, kind: DateKind): ReadDate {
  if (kind === 'moment') {
    const typed = parseTypedMoment(text);
    return typed.kind === 'moment' ? { value: typed.moment.toISOString() } : { fault: typed.fault };
  }
  const typed = parseTypedDay(text);
  return typed.kind === 'day' ? { value: `${typed.day}T12:00:00.000Z` } : { fault: typed.fault };
}

/** As it is typed; empty for nothing, and for what is no date. */
export function writeTypedDate(value: unknown, kind: DateKind): string {
  const moment = new Date(typeof value === 'string' || value instanceof Date ? value : Number.NaN);
  if (Number.isNaN(moment.getTime())) return '';
  return kind === 'moment' ? formatTypedMoment(moment) : writeDay(moment.toISOString().slice(0, 10));
}

export const placeholders: Record<DateKind, string> = { moment: 'dd-mm-aaaa hh:mm', day: 'dd-mm-aaaa' };
