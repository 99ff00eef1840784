import { pipeline, Readable } from 'node:stream';
import { type CellLoss, findLoss } from '@lupa/domain/files/cellFaults.ts';
import { cleanName, findHeading, findSeparator, headingRows, type Separator } from '@lupa/domain/files/findHeading.ts';
import { parse, type CsvError } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { type FeedEntry, FeedError, maximumRowLength } from './feedText.ts';

const numberColumns = new Set(['id', 'providerId', 'searchVolume']);
const jsonColumns = new Set(['images', 'attributes', 'jackpots', 'archived']);
const textColumns = ['kind', 'name', 'normalisedName', 'type', 'freePlayHash', 'releaseDate', 'localUrl', 'founded', 'url'];
const columnsByPlain = new Map([...numberColumns, ...jsonColumns, ...textColumns].map((name) => [name.toLowerCase(), name]));

const columnOf = (name: string): string => columnsByPlain.get(cleanName(name).toLowerCase()) ?? cleanName(name);
const isKnown = (name: string): boolean => columnsByPlain.has(cleanName(name).toLowerCase());

const format = { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, skip_empty_lines: true };

/** Titles above the names of the columns are passed over. A broken quote makes everything after it doubtful, so it costs the feed, not the row. */
export async function* readCsv(head: string, texts: AsyncIterable<string>): AsyncGenerator<FeedEntry> {
  const delimiter = findSeparator((separator) => parseHead(head, separator), isKnown);
  const heading = findHeading(parseHead(head, delimiter), isKnown);
  const columns = heading.names.map(columnOf);
  if (head.trim() === '') return;
  if (!columns.includes('id')) throw new FeedError(`The feed is read as CSV, and no line at its start names the column id`);
  const parser = parse({ ...format, delimiter, info: true, max_record_size: maximumRowLength });
  const source = Readable.from(texts);
  pipeline(source, parser, () => undefined);
  let place = -1;
  try {
    for await (const entry of parser) {
      const { record, info } = entry as { record: string[]; info: { lines: number } };
      place++;
      if (place > heading.index) yield readRecord(info.lines, columns, record);
    }
  } catch (error) {
    if (isCsvError(error)) throw new FeedError(`The CSV cannot be read: ${error.message}`, { cause: error });
    throw error;
  } finally {
    source.destroy();
  }
}

/** By a separator that is not the feed's, quotes may make no sense; and the head may end within a quote. */
function parseHead(head: string, delimiter: Separator, to = headingRows): string[][] {
  try {
    return parseAll(head, { ...format, delimiter, to });
  } catch (error) {
    if (!isCsvError(error)) throw error;
    return to === 1 ? [] : parseHead(head, delimiter, 1);
  }
}

function readRecord(row: number, columns: string[], cells: string[]): FeedEntry {
  if (cells.slice(columns.length).some((cell) => cell !== ''))
    return { row, unreadable: `has ${cells.length} columns instead of ${columns.length}` };
  const value: Record<string, unknown> = {};
  for (const [place, column] of columns.entries()) {
    const text = cells[place] ?? '';
    if (text === '') continue;
    const loss = jsonColumns.has(column) ? null : findLoss(text);
    if (loss !== null) return { row, unreadable: `${column}: ${lossTexts[loss]}` };
    try {
      value[column] = readCell(column, text);
    } catch {
      return { row, unreadable: `${column}: is not JSON` };
    }
  }
  return { row, value };
}

const lossTexts: Record<CellLoss, string> = {
  scientific: 'was written as a power by a spreadsheet, and lost its last digits',
  rounded: 'lost its last digits in a spreadsheet',
  monthFirst: 'has its month first',
  formula: 'holds a formula instead of its result',
  error: 'holds the error of a formula',
  letters: 'was read with another encoding, and lost its letters',
};

function readCell(column: string, text: string): unknown {
  if (jsonColumns.has(column)) return JSON.parse(text) as unknown;
  return numberColumns.has(column) && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(?:CSV|INVALID)_/.test(error.code);
}
