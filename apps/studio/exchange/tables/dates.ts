import { countryName } from '@lupa/domain/marketNames.ts';
import { dayOf } from '@lupa/domain/market.ts';
import { formatSortableMoment, isDay, toDay } from '../../core/dates/days.ts';
import { CellFault, shorten } from './cells.ts';

const dayPattern = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}))$/;
const momentPattern = /^([^\sT]+)(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** A day of a date field, which Payload keeps as noon UTC: `2026-12-01`. */
export const readDay = (stored: string): string | null => toDay(stored);
export const writeDay = (day: string): string => `${day}T12:00:00.000Z`;

/** `2026-12-01`, and what spreadsheets make of it: `01-12-2026`, `1/12/2026`. */
export function parseDay(raw: unknown): string {
  const text = typeof raw === 'string' ? raw.trim() : '';
  const day = isoDay(text) ?? (text.includes('T') ? dayOf(text) : isoDay(text.split(' ')[0] ?? ''));
  if (day === null) throw new CellFault(`«${shorten(raw)}» no es una fecha. Escribe 2026-12-01 o 01-12-2026.`);
  return day;
}

/** A moment by the market's clock: `2026-12-01 09:30`. */
export function readMoment(stored: string): string {
  return formatSortableMoment(new Date(stored)).replace(/:00$/, '');
}

/** `2026-12-01`, `01-12-2026 09:30`, or with a zone: `2026-12-01T12:30:00Z`. */
export function parseMoment(raw: unknown): string {
  const text = typeof raw === 'string' ? raw.trim() : '';
  if (/T.*(Z|[+-]\d{2}:?\d{2})$/i.test(text) && !Number.isNaN(Date.parse(text))) return readMoment(text);
  const [, date = '', hours = '0', minutes = '00', seconds = '00'] = momentPattern.exec(text) ?? [];
  const day = isoDay(date);
  const time = `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
  if (day === null || Number.isNaN(Date.parse(`${day}T${time}Z`)))
    throw new CellFault(`«${shorten(raw)}» no es un momento. Escribe 2026-12-01 09:30, en hora de ${countryName}.`);
  return `${day} ${time}`.replace(/:00$/, '');
}

export function writeMoment(moment: string): string {
  const wanted = Date.parse(`${moment.replace(' ', 'T')}Z`);
  const offsetAt = (at: number) => Date.parse(`${formatSortableMoment(new Date(at)).replace(' ', 'T')}Z`) - at;
  return new Date(wanted - offsetAt(wanted - offsetAt(wanted))).toISOString();
}

function isoDay(text: string): string | null {
  const [, year, month, day, dayFirst, monthSecond, yearLast] = dayPattern.exec(text) ?? [];
  const parts = [year ?? yearLast, month ?? monthSecond, day ?? dayFirst];
  const iso = parts.map((part) => (part ?? '').padStart(2, '0')).join('-');
  return isDay(iso) ? iso : null;
}
