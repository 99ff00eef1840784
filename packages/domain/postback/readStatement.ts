import type { ConversionKind } from '@lupa/contracts/postback.ts';
import {
  type StatementCell,
  type StatementField,
  statementFields,
  type StatementLine,
  type StatementMapping,
} from '@lupa/contracts/statement.ts';
import { fractionDigitsOf } from '../currencies.ts';
import { isPersonField } from './personFields.ts';
import { readCurrency, readId, readIso, readKind, readPostbackAmount, usualNames } from './readPostback.ts';

export type StatementRow = {
  line: number;
  kind: ConversionKind;
  eventId: string | null;
  clickId: string | null;
  amount: string | null;
  currency: string | null;
  at: Date | null;
};

export type StatementFault = { line: number; fault: StatementField | 'id' };
export type ReadStatement = { rows: StatementRow[]; faults: StatementFault[] };

const headings: Record<StatementField, readonly string[]> = {
  kind: ['tipo', 'evento', 'tipo de evento', 'commission type'],
  clickId: ['clic', 'id de clic', 'click id', 'sub id', 'sub id 1', 'subid 1'],
  eventId: ['id de evento', 'id de transaccion', 'numero', 'n°', 'event id', 'transaction id', 'conversion id', 'reference', 'referencia'],
  amount: ['monto', 'comision', 'importe', 'total', 'earnings', 'commission amount', 'payable'],
  currency: ['moneda', 'divisa'],
  at: ['fecha', 'dia', 'momento', 'event date', 'transaction date', 'created at'],
};

export function guessColumns(header: readonly string[]): StatementMapping['columns'] {
  const left = new Map(header.filter((name) => !isPersonField(name)).map((name) => [plain(name), name]));
  return Object.fromEntries(
    statementFields.flatMap((field) => {
      const found = [...usualNames[field], ...headings[field]].map(plain).find((name) => left.has(name));
      const column = found === undefined ? undefined : left.get(found);
      if (found === undefined || column === undefined) return [];
      left.delete(found);
      return [[field, column]];
    }),
  );
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9°]/g, '');

/** Reads the lines of a statement. Lines without anything are left out. `repeatsIds`: as in the mapping of the programme's calls. */
export function readStatement(lines: readonly StatementLine[], mapping: StatementMapping, repeatsIds: boolean): ReadStatement {
  const rows: StatementRow[] = [];
  const faults: StatementFault[] = [];
  for (const line of lines) {
    const read = readLine(line, mapping, repeatsIds);
    if (read === null) continue;
    if ('fault' in read) faults.push(read);
    else rows.push(read);
  }
  return { rows, faults };
}

function readLine({ line, cells }: StatementLine, mapping: StatementMapping, repeatsIds: boolean): StatementRow | StatementFault | null {
  const textOf = (field: StatementField) => String(cells[field] ?? '').trim();
  if (statementFields.every((field) => textOf(field) === '')) return null;
  const fail = (fault: StatementFault['fault']) => ({ line, fault });
  const kind = textOf('kind') === '' ? mapping.kind : readKind(textOf('kind'), mapping);
  if (kind === null) return fail('kind');
  const clickId = readId(textOf('clickId'));
  if (clickId === null && textOf('clickId') !== '') return fail('clickId');
  const id = readId(textOf('eventId'));
  if (id === null && textOf('eventId') !== '') return fail('eventId');
  if (id === null && clickId === null) return fail('id');
  const amount = readAmount(cells.amount ?? null, mapping.decimal);
  if (amount === undefined || (amount === null && kind === 'commission')) return fail('amount');
  const currency = readCurrency(textOf('currency'), mapping);
  if (currency === undefined || (amount !== null && currency === null)) return fail('currency');
  if (isAmbiguous(cells.amount, currency, mapping.decimal)) return fail('amount');
  const at = textOf('at') === '' ? null : readDay(textOf('at'), mapping.days);
  if (at === undefined) return fail('at');
  const eventId = id !== null && repeatsIds ? `${kind}:${id}` : id;
  return { line, kind, eventId, clickId, amount, currency: amount === null ? null : currency, at };
}

/** Null: there is none; undefined: it cannot be read. A number has no more than the 8 decimals of an amount. */
function readAmount(cell: StatementCell, decimal: '.' | ','): string | null | undefined {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return readPostbackAmount(cell.toFixed(8), '.') ?? undefined;
  const text = cell.replaceAll(/[\s$€£]|US\$/g, '');
  return text === '' ? null : (readPostbackAmount(text, decimal) ?? undefined);
}

/** `1.000` pesos: nobody knows whether it is one peso or a thousand. */
const isAmbiguous = (cell: StatementCell | undefined, currency: string | null, decimal: '.' | ','): boolean =>
  typeof cell === 'string' && currency !== null && fractionDigitsOf(currency) === 0 && decimal === '.' && /\.\d{3}$/.test(cell.trim());

/** ISO 8601, or 03/11/2026, perhaps with a time, in UTC. A day alone is its noon: the same day in the market. */
function readDay(text: string, days: StatementMapping['days']): Date | undefined {
  const [, first = '', second = '', year = '', time = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,T]+(\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(text) ?? [];
  const [day, month] = days === 'dayFirst' ? [first, second] : [second, first];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${(time || '12:00').padStart(5, '0')}`;
  const moment = new Date(readIso(year === '' ? text.replace(/^\d{4}-\d{2}-\d{2}$/, '$&T12:00') : iso));
  const isReal = !Number.isNaN(moment.getTime()) && (year === '' || moment.getUTCDate() === Number(day));
  return isReal ? moment : undefined;
}
