import type { ConversionKind, PostbackMapping } from '@lupa/contracts/postback.ts';
import {
  type StatementCell,
  type StatementField,
  statementFields,
  type StatementLine,
  type StatementMapping,
} from '@lupa/contracts/statement.ts';
import { isPersonField } from './personFields.ts';
import { readClickId, readId } from './readIds.ts';
import { readInstant } from './readMoment.ts';
import { type Payment, readPayment } from './readPayment.ts';
import { negate, usualNames } from './readPostback.ts';
import { readKind, readStatus } from './readWords.ts';

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
  clickId: ['clic', 'id de clic', 'click id', 'sub id', 'sub id 1', 'subid 1', 'btag', 'afp1'],
  eventId: [
    'id de evento',
    'id de transaccion',
    'id transaccion',
    'numero',
    'n°',
    'event id',
    'transaction id',
    'conversion id',
    'reference',
    'referencia',
  ],
  amount: [
    'monto',
    'comision',
    'importe',
    'total',
    'earnings',
    'commission amount',
    'commission usd',
    'total commission',
    'comision total',
    'payable',
  ],
  currency: ['moneda', 'divisa'],
  at: ['fecha', 'dia', 'momento', 'event date', 'transaction date', 'created at', 'date created'],
  status: ['estado'],
};

/** By the names of the programme's parameters, then by those that are common. */
export function guessColumns(header: readonly string[], programme: PostbackMapping | null = null): StatementMapping['columns'] {
  const own = (field: StatementField) => (field === 'status' ? programme?.status : programme?.parameters[field]) ?? [];
  const left = new Map(header.filter((name) => !isPersonField(name)).map((name) => [plain(name), name]));
  return Object.fromEntries(
    statementFields.flatMap((field) => {
      const found = [own(field), usualNames[field], headings[field]]
        .flat()
        .map(plain)
        .find((name) => left.has(name));
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

/** Reads the lines of a statement. Lines without anything are left out. */
export function readStatement(lines: readonly StatementLine[], mapping: StatementMapping): ReadStatement {
  const rows: StatementRow[] = [];
  const faults: StatementFault[] = [];
  for (const line of lines) {
    const read = readLine(line, mapping);
    if (read === null) continue;
    if ('fault' in read) faults.push(read);
    else rows.push(read);
  }
  return { rows, faults };
}

function readLine({ line, cells }: StatementLine, mapping: StatementMapping): StatementRow | StatementFault | null {
  const textOf = (field: StatementField) => String(cells[field] ?? '').trim();
  if (statementFields.every((field) => textOf(field) === '')) return null;
  const fail = (fault: StatementFault['fault']) => ({ line, fault });
  const read = textOf('kind') === '' ? { kind: mapping.kind, isReversal: false } : readKind(textOf('kind'), mapping);
  if (read === null) return fail('kind');
  const { kind, isReversal } = read;
  // What is not approved is not owed.
  if (textOf('status') !== '' && readStatus(textOf('status'), mapping) !== 'approved') return fail('status');
  const clickId = readClickId(textOf('clickId'));
  if (clickId === null && textOf('clickId') !== '') return fail('clickId');
  const eventId = readId(textOf('eventId'));
  if (eventId === null && textOf('eventId') !== '') return fail('eventId');
  if (eventId === null && clickId === null) return fail('id');
  const payment = readCells(cells.amount ?? null, textOf('currency'), mapping);
  if (typeof payment === 'string') return fail(payment);
  const { amount, currency } = payment;
  if (amount === null && kind === 'commission') return fail('amount');
  const at = textOf('at') === '' ? null : readDay(textOf('at'), mapping.days);
  if (at === undefined) return fail('at');
  return { line, kind, eventId, clickId, amount: isReversal ? negate(amount) : amount, currency, at };
}

/** A cell with a number has no more than the 8 decimals of an amount. */
const readCells = (cell: StatementCell, code: string, mapping: StatementMapping): Payment | 'amount' | 'currency' =>
  typeof cell === 'number'
    ? readPayment(cell.toFixed(8), code, { ...mapping, decimal: '.' })
    : readPayment((cell ?? '').trim(), code, mapping);

/** A day alone, or at midnight as spreadsheets write one, is its noon in UTC: the same day in the market. */
function readDay(text: string, days: StatementMapping['days']): Date | undefined {
  const moment = new Date(readInstant(text.replace(/[ T]0?0:00(?::00(?:\.0+)?)?$/, ''), days, 12));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
