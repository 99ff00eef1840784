import { describeLoss } from './buildTable.ts';
import { nestsDeeper } from './cells.ts';
import { findLoss } from '@lupa/domain/files/cellFaults.ts';
import { FileFault, type FileRow, maximumColumns, maximumRows, type Table, tooManyColumns, tooManyRows } from './table.ts';

/** Lists and objects inside of each other in one row. */
const maximumNesting = 20;

/** @throws FileFault */
export function readJson(text: string, known: readonly string[]): Omit<Table, 'encoding'> {
  const parsed = parseList(text);
  if (parsed.length > maximumRows) throw tooManyRows();
  const names = new Set<string>();
  const kept = new Set(known);
  const rows = parsed.map((cells: unknown, index): FileRow => {
    const isObject = typeof cells === 'object' && cells !== null && !Array.isArray(cells);
    const entries = isObject ? Object.entries(cells) : [];
    for (const [name] of entries) names.add(name);
    if (names.size > maximumColumns) throw tooManyColumns();
    const isDeep = nestsDeeper(cells, maximumNesting);
    return {
      row: index + 1,
      cells: isDeep ? {} : Object.fromEntries(entries.filter(([name]) => kept.size === 0 || kept.has(name))),
      fault: !isObject ? 'Esta entrada no es un objeto.' : isDeep ? 'Esta entrada lleva listas u objetos demasiado anidados.' : null,
      losses: findLosses(isDeep ? [] : entries),
    };
  });
  return { format: 'json', separator: null, names: [...names], rows };
}

/** Of what a spreadsheet does to a cell, what stays in JSON. */
function findLosses(entries: readonly [string, unknown][]): Record<string, string> {
  const lost = entries.filter(([, cell]) => typeof cell === 'string' && findLoss(cell) === 'letters');
  return Object.fromEntries(lost.map(([name, cell]) => [name, describeLoss(cell, 'letters')]));
}

/** Digits beyond those that a number keeps stay as they are written. */
const keepDigits = (_name: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value) ? (context?.source ?? value) : value;

function parseList(text: string): unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text, keepDigits);
  } catch (error) {
    const [, line] = /\(line (\d+) column \d+\)/.exec(String(error)) ?? [];
    throw new FileFault(`El archivo no es JSON válido${line === undefined ? '' : `: revisa la línea ${line}`}.`);
  }
  // As WordPress' Redirection writes its own.
  if (typeof parsed === 'object' && parsed !== null && 'redirects' in parsed) parsed = parsed.redirects;
  if (!Array.isArray(parsed)) throw new FileFault('El archivo JSON tiene que ser una lista: [{"…": "…"}].');
  return parsed;
}
