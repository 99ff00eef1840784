import { market, spanishLocale } from '@lupa/contracts/market.ts';

export type TypedMoment = { kind: 'moment'; moment: Date } | { kind: 'fault'; fault: string };
export type TypedDay = { kind: 'day'; day: string } | { kind: 'fault'; fault: string };

const dayText = String.raw`(?:(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})|(?<isoYear>\d{4})-(?<isoMonth>\d{2})-(?<isoDay>\d{2}))`;
const timeText = String.raw`(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:h|hrs?\.?)?`;
const dayForm = new RegExp(`^${dayText}$`);
const momentForm = new RegExp(`^${dayText}(?:[\\sT,]+(?:a las )?${timeText})?$`, 'i');
const isoMomentForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

const unreadableDay = 'No se entiende esta fecha. Escríbela así: 24-12-2026.';
const unreadableMoment = 'No se entiende esta fecha. Escríbela así: 24-12-2026 09:00.';

/** A day as people of the market write it, `24-12-2026` or `4/1/2027`, or as an ISO date. */
export function parseTypedDay(text: string): TypedDay {
  const day = readDay(dayForm.exec(text.trim()));
  if (day === null) return { kind: 'fault', fault: unreadableDay };
  return isCalendarDay(day) ? { kind: 'day', day } : { kind: 'fault', fault: nonexistent(day) };
}

/** `24-12-2026 09:00` by the clocks of `timeZone`, or an ISO moment. Of an hour that comes twice it is the first. */
export function parseTypedMoment(text: string, timeZone: string = market.timeZone): TypedMoment {
  const typed = text.trim();
  if (isoMomentForm.test(typed)) return readIso(typed);
  const groups = momentForm.exec(typed);
  const day = readDay(groups);
  if (day === null) return { kind: 'fault', fault: unreadableMoment };
  if (!isCalendarDay(day)) return { kind: 'fault', fault: nonexistent(day) };
  const { hour, minute } = groups?.groups ?? {};
  if (hour === undefined || minute === undefined) return { kind: 'fault', fault: `Falta la hora. Escríbela así: ${writeDay(day)} 09:00.` };
  if (Number(hour) > 23 || Number(minute) > 59) return { kind: 'fault', fault: `${hour}:${minute} no es una hora. Va de 00:00 a 23:59.` };
  const time = `${hour.padStart(2, '0')}:${minute}`;
  const [moment] = findMoments(day, time, timeZone);
  return moment
    ? { kind: 'moment', moment }
    : { kind: 'fault', fault: `El ${writeDay(day)} a las ${time} no existe: esa noche se adelanta el reloj. Elige otra hora.` };
}

export function formatTypedMoment(moment: Date, timeZone: string = market.timeZone): string {
  const { day, time } = readClock(moment, timeZone);
  return `${writeDay(day)} ${time}`;
}

/** The ISO date and the time, `09:00`, that clocks show at a moment. */
export function readClock(moment: Date, timeZone: string = market.timeZone): { day: string; time: string } {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}` };
}

/** `24-12-2026` of an ISO date. */
export const writeDay = (day: string): string => day.split('-').toReversed().join('-');

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat(spanishLocale, { ...options, timeZone });
  clocks.set(timeZone, made);
  return made;
}

const quarter = 900_000;

/** The moments at which clocks show this: none, one or two, the first one first. Offsets from UTC are whole quarters of an hour. */
function findMoments(day: string, time: string, timeZone: string): Date[] {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const found: Date[] = [];
  for (let offset = 14 * 4; offset >= -14 * 4; offset--) {
    const moment = new Date(asUtc - offset * quarter);
    const clock = readClock(moment, timeZone);
    if (clock.day === day && clock.time === time) found.push(moment);
  }
  return found;
}

function readDay(found: RegExpExecArray | null): string | null {
  if (!found?.groups) return null;
  const { day, month, year, isoDay, isoMonth, isoYear } = found.groups;
  return [year ?? isoYear, (month ?? isoMonth)?.padStart(2, '0'), (day ?? isoDay)?.padStart(2, '0')].join('-');
}

function readIso(text: string): TypedMoment {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? { kind: 'fault', fault: unreadableMoment } : { kind: 'moment', moment };
}

function isCalendarDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

const nonexistent = (day: string): string => `El ${writeDay(day)} no existe. Revisa el día y el mes.`;
