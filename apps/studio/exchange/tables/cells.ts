import { parseTypedMoney } from '@lupa/domain/typedMoney.ts';
/** What a file says in one place. Lists, rows of a table in a field, and `null` for nothing. */
export type Cell = string | number | boolean | null | Cell[] | { [key: string]: Cell };

export class CellFault extends Error {
  override readonly name = 'CellFault';
}

const betweenItems = ' | ';

export function formatCell(cell: Cell, decimal = '.'): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'sí' : 'no';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (typeof cell === 'string') return cell;
  if (Array.isArray(cell) && cell.every((item) => typeof item === 'string' || typeof item === 'number'))
    return cell.map((item) => String(item).replaceAll('|', String.raw`\|`)).join(betweenItems);
  return JSON.stringify(cell);
}

/** `uno | dos` → `['uno', 'dos']`; a list of a JSON file as it is. */
export function splitList(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw;
  const items = String(raw).split(/(?<!\\)\|/);
  return items.map((item) => item.trim().replaceAll(String.raw`\|`, '|')).filter((item) => item !== '');
}

export const isEmptyCell = (raw: unknown): boolean =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '') || (Array.isArray(raw) && raw.length === 0);

export const isSameCell = (one: Cell, other: Cell): boolean => JSON.stringify(one) === JSON.stringify(other);

const formula = /^\s*[=+\-@\t\r＝＋－＠]/;
/** Zeros in front, more digits than numbers have, decimals, dates, times and shares: of them another text comes back. */
const number = /^(?:0\d+|\d{16,}|\d[\d\s.,:/%-]*[\s.,:/%-][\d\s.,:/%-]*|\d+(?:[.,]\d+)?E\d+)$/i;
/** Days and moments as files write them come back as they were. */
const moment = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?$/;

function changesInSheets(text: string): boolean {
  const plain = text.replace(/^'+/, '');
  return formula.test(plain) || (number.test(plain) && !moment.test(plain));
}

export const protectCell = (text: string): string => (changesInSheets(text) ? `'${text}` : text);

/** What `protectCell` put in front; and `="0012"`, with which other programs keep zeros. */
export function unprotectCell(cell: string): string {
  const [, text] = /^="([^"]*)"$/.exec(cell) ?? [];
  return text ?? (cell.startsWith("'") && changesInSheets(cell) ? cell.slice(1) : cell);
}

export const normaliseText = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

export function parseText(raw: unknown): string {
  if (typeof raw === 'number') return String(raw);
  if (typeof raw !== 'string') throw new CellFault('Aquí va un texto.');
  return normaliseText(raw);
}

export function parseNumber(raw: unknown): number {
  if (typeof raw === 'number') return raw;
  const text = typeof raw === 'string' ? raw.trim() : '';
  if (isSurelyGrouped(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (/^-?[1-9]\d{0,2}([.,]\d{3})+$/.test(text))
    throw new CellFault(
      `«${text}» se puede leer de dos maneras. Escribe el número sin separar los miles: ${text.replaceAll(/[.,]/g, '')}.`,
    );
  if (!/^-?\d+([.,]\d+)?$/.test(text)) throw new CellFault(`«${shorten(raw)}» no es un número. Escribe solo cifras: 30000 o 0,5.`);
  return Number(text.replace(',', '.'));
}

export const parseMoney = (raw: unknown): number => (typeof raw === 'string' ? parseTypedMoney(raw) : null) ?? parseNumber(raw);

/** Whether its dots can only be those of thousands: 1.234.567, 1.234,5. `1.500` may be one and a half. */
const isSurelyGrouped = (text: string): boolean => /^-?[1-9]\d{0,2}((\.\d{3}){2,}|(\.\d{3})+,\d+)$/.test(text);

const yes = new Set(['sí', 'si', 's', 'true', 'verdadero', '1', 'x']);
const no = new Set(['no', 'n', 'false', 'falso', '0']);

export function parseBoolean(raw: unknown): boolean {
  if (typeof raw === 'boolean') return raw;
  const text = String(raw).trim().toLowerCase();
  if (yes.has(text)) return true;
  if (no.has(text)) return false;
  throw new CellFault(`«${shorten(raw)}» no sirve: escribe sí o no.`);
}

export function shorten(raw: unknown): string {
  const text = typeof raw === 'object' && raw !== null ? JSON.stringify(raw) : String(raw);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** The first that stands there again; an empty text may. */
export function findRepeated<Value>(values: readonly Value[]): Value | undefined {
  const seen = new Set<Value>();
  return values.find((value) => value !== '' && (seen.has(value) || !seen.add(value)));
}

export function nestsDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => nestsDeeper(inner, most - 1));
}
