import type { DayOrder } from '@lupa/contracts/postback.ts';
import { foldText } from '../foldText.ts';

type Day = { year: string; month: number; day: string };

const monthNames = 'jan ene,feb,mar,apr abr,may,jun,jul,aug ago,sep set,oct,nov,dec dic'.split(',');
const timePattern =
  /^(.*?)(?:(?:t|,?\s+)(\d{1,2}):(\d{2})(?::(\d{2})([.,]\d{1,9})?)?(?:\s*([ap])\.?\s?m\.?)?\s?(z|utc|gmt|[+-]\d{2}:?\d{2})?)?$/;
const withYearFirst = /^(\d{4})(?:-?(\d{2})-?(\d{2})|[/.](\d{1,2})[/.](\d{1,2}))$/;
const withNumbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const withMonthName = /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*(?:de\s+)?([a-z]{3,10})\.?[\s,./-]*(?:del?\s+)?(\d{4}|\d{2})$/;
const withMonthFirst = /^([a-z]{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})$/;
/** A plus sign that was not encoded is a space in a query. */
const plusLost = /(?<=:\d{2}(?:\.\d+)?) (?=\d{2}:?\d{2}$)/;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/;

/**
 * Seconds or milliseconds since 1970, ISO 8601, or a day as programmes write it, perhaps with a time: in milliseconds. Without a zone it is
 * UTC, without a time it is `hour`. NaN: it cannot be read, or is no day; `03/11/2026` needs `days`.
 */
export function readInstant(text: string, days: DayOrder | undefined, hour = 0): number {
  if (/^\d{10}(?:\.\d{1,9})?$/.test(text)) return Math.floor(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return Number(text);
  const [, head = '', hours, minutes = '0', seconds = '0', fraction = '', half, zone = 'z'] =
    timePattern.exec(foldText(text.trim()).replace(plusLost, '+')) ?? [];
  const date = readDate(head.replace(weekday, ''), days);
  if (date === null) return Number.NaN;
  const time = [readHours(hours ?? String(hour), half), Number(minutes), Number(seconds)] as const;
  const year = date.year.length === 2 ? `20${date.year}` : date.year;
  const moment = Date.UTC(
    Number(year),
    date.month - 1,
    Number(date.day),
    ...time,
    Math.floor(Number(`0${fraction.replace(',', '.')}`) * 1000),
  );
  const read = new Date(moment);
  const isReal = read.getUTCMonth() === date.month - 1 && read.getUTCDate() === Number(date.day) && time[1] < 60 && time[2] < 60;
  return isReal ? moment - readZone(zone) : Number.NaN;
}

function readDate(text: string, days: DayOrder | undefined): Day | null {
  const [, year = '', month, day, otherMonth, otherDay] = withYearFirst.exec(text) ?? [];
  if (year !== '') return { year, month: Number(month ?? otherMonth), day: day ?? otherDay ?? '' };
  const [, first, second, shortYear = ''] = withNumbers.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    if (days === undefined) return null;
    return days === 'dayFirst'
      ? { year: shortYear, month: Number(second), day: first }
      : { year: shortYear, month: Number(first), day: second };
  }
  const [, dayBefore = '', name, itsYear = ''] = withMonthName.exec(text) ?? [];
  if (name !== undefined) return buildNamed(name, dayBefore, itsYear);
  const [, nameFirst, dayAfter = '', yearAfter = ''] = withMonthFirst.exec(text) ?? [];
  return nameFirst === undefined ? null : buildNamed(nameFirst, dayAfter, yearAfter);
}

function buildNamed(name: string, day: string, year: string): Day | null {
  const month = monthNames.findIndex((names) => names.split(' ').some((known) => name.startsWith(known)));
  return month === -1 ? null : { year, month: month + 1, day };
}

/** NaN: there is no such hour. */
function readHours(text: string, half: string | undefined): number {
  const hours = Number(text);
  if (half === undefined) return hours < 24 ? hours : Number.NaN;
  if (hours < 1 || hours > 12) return Number.NaN;
  return (hours % 12) + (half === 'p' ? 12 : 0);
}

/** In milliseconds. */
function readZone(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
