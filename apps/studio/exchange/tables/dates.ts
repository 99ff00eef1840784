import { countryName } from '@lupa/domain/marketNames.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { parseTypedDay, parseTypedMoment } from '@lupa/domain/typedMoment.ts';
import { formatSortableMoment, toDay } from '../../core/dates/days.ts';
import { CellFault, shorten } from './cells.ts';

/** A day as forms take it, perhaps with a time. */
const momentPattern = /^([^\sT]+)(?:[T ]+(\d{1,2}:\d{2})(?::([0-5]\d)(?:\.\d+)?)?)?$/;
const zonedPattern = /^\d{4}-\d{2}-\d{2}T(?!24).*(?:Z|[+-]\d{2}:?\d{2})$/i;
/** Days since 1900, as sheets keep a date of these years. */
const serialPattern = /^[45]\d{4}(?:[.,]\d+)?$/;

/** A day of a date field, which Payload keeps as noon UTC: `2026-12-01`. */
export const readDay = (stored: string): string | null => toDay(stored);
export const writeDay = (day: string): string => `${day}T12:00:00.000Z`;

/** `2026-12-01`, and what spreadsheets make of it: `01-12-2026`, `1/12/2026 0:00`. Of a moment with a zone it is the market's day. */
export function parseDay(raw: unknown): string {
  const text = textOf(raw);
  if (isZoned(text)) return /T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$/i.test(text) ? text.slice(0, 10) : dayInMarket(new Date(text));
  const [, date = '', time = '00:00'] = momentPattern.exec(text) ?? [];
  const day = parseTypedDay(date);
  if (day.kind === 'fault' || Number(time.split(':')[0]) > 23)
    throw new CellFault(`«${shorten(raw)}» no es una fecha. ${explainSerial(text)}Escribe 2026-12-01 o 01-12-2026.`);
  return day.day;
}

/** A moment by the market's clock: `2026-12-01 09:30`. */
export function readMoment(stored: string): string {
  return formatSortableMoment(new Date(stored)).replace(/:00$/, '');
}

/** `2026-12-01`, `01-12-2026 09:30`, or with a zone: `2026-12-01T12:30:00Z`. */
export function parseMoment(raw: unknown): string {
  const text = textOf(raw);
  if (isZoned(text)) return readMoment(text);
  const [, date = '', time = '00:00', seconds = '00'] = momentPattern.exec(text) ?? [];
  const day = parseTypedDay(date);
  if (day.kind === 'fault')
    throw new CellFault(`«${shorten(raw)}» no es un momento. ${explainSerial(text)}Escribe 2026-12-01 09:30, en hora de ${countryName}.`);
  const moment = `${day.day} ${time.padStart(5, '0')}`;
  writeMoment(moment);
  return `${moment}:${seconds}`.replace(/:00$/, '');
}

/** A moment from which hours are measured: a day alone would start them at midnight. */
export function parseMeasuredMoment(raw: unknown): string {
  const moment = parseMoment(raw);
  const text = textOf(raw);
  if (!isZoned(text) && momentPattern.exec(text)?.[2] === undefined)
    throw new CellFault(`A «${shorten(raw)}» le falta la hora: de ella salen las horas medidas. Escribe ${moment.slice(0, 10)} 09:30.`);
  return moment;
}

/** @throws CellFault for an hour that no clock of the market shows on that day */
export function writeMoment(moment: string): string {
  const typed = parseTypedMoment(moment);
  if (typed.kind === 'fault') throw new CellFault(typed.fault);
  const [, seconds = '0'] = /:\d{2}:(\d{2})$/.exec(moment) ?? [];
  return new Date(typed.moment.getTime() + Number(seconds) * 1000).toISOString();
}

const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? String(raw) : '');
const isZoned = (text: string): boolean => zonedPattern.test(text) && !Number.isNaN(Date.parse(text));
const explainSerial = (text: string): string =>
  serialPattern.test(text) ? 'Es el número con que una planilla guarda una fecha: dale formato de fecha a la columna. ' : '';
