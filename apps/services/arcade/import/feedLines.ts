import { parse, type CsvError } from 'csv-parse';
import { pipeline, type Readable } from 'node:stream';

/** A row as the feed has it, or why it cannot be read. `row` is the line where it stands (where it ends, in CSV). */
export type FeedEntry = { row: number; value: unknown } | { row: number; unreadable: string };

export type FeedFormat = 'jsonLines' | 'csv';

export class FeedError extends Error {
  override readonly name = 'FeedError';
}

/** Longest row, in bytes. */
export const maximumRowLength = 256 * 1024;

/** Reads a feed row by row; holds one chunk and one row at a time. @throws FeedError */
export function readFeed(stream: Readable, format: FeedFormat): AsyncGenerator<FeedEntry> {
  return format === 'csv' ? readCsv(stream) : readJsonLines(stream);
}

async function* readJsonLines(stream: Readable): AsyncGenerator<FeedEntry> {
  let row = 0;
  for await (const line of splitLines(stream)) {
    row++;
    if (line === undefined) {
      yield { row, unreadable: `is longer than ${maximumRowLength} bytes` };
      continue;
    }
    const entry = parseLine(row, line);
    if (entry) yield entry;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function parseLine(row: number, line: Buffer): FeedEntry | undefined {
  let text: string;
  try {
    text = decoder.decode(line).trim();
  } catch {
    return { row, unreadable: 'is not UTF-8' };
  }
  if (text === '') return undefined;
  try {
    return { row, value: JSON.parse(text) as unknown };
  } catch {
    return { row, unreadable: 'is not JSON' };
  }
}

/** Lines without their end; undefined for one that is too long. */
async function* splitLines(stream: Readable): AsyncGenerator<Buffer | undefined> {
  let parts: Buffer[] = [];
  let length = 0;
  const take = () => {
    const line = length > maximumRowLength ? undefined : Buffer.concat(parts);
    parts = [];
    length = 0;
    return line;
  };
  const keep = (part: Buffer) => {
    length += part.length;
    if (length <= maximumRowLength) parts.push(part);
    else parts = [];
  };
  for await (const chunk of stream) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as Uint8Array);
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      keep(bytes.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(bytes.subarray(start));
  }
  if (length > 0) yield take();
}

const numberColumns = new Set(['id', 'providerId', 'searchVolume']);
const jsonColumns = new Set(['images', 'attributes', 'jackpots', 'archived']);

/** A broken quote makes everything after it doubtful, so it costs the feed, not the row. */
async function* readCsv(stream: Readable): AsyncGenerator<FeedEntry> {
  const parser = parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: maximumRowLength });
  pipeline(stream, parser, () => undefined);
  let columns: string[] | undefined;
  try {
    for await (const entry of parser) {
      const { record, info } = entry as CsvEntry;
      if (columns) yield readRecord(info.lines, columns, record);
      else columns = record.map((name) => name.trim());
    }
  } catch (error) {
    if (isCsvError(error)) throw new FeedError(`The CSV cannot be read: ${error.message}`, { cause: error });
    throw error;
  } finally {
    stream.destroy();
  }
}

type CsvEntry = { record: string[]; info: { lines: number } };

function readRecord(row: number, columns: string[], cells: string[]): FeedEntry {
  if (cells.length !== columns.length) return { row, unreadable: `has ${cells.length} columns instead of ${columns.length}` };
  const value: Record<string, unknown> = {};
  for (const [place, column] of columns.entries()) {
    const text = cells[place] ?? '';
    if (text === '') continue;
    try {
      value[column] = readCell(column, text);
    } catch {
      return { row, unreadable: `${column}: is not JSON` };
    }
  }
  return { row, value };
}

function readCell(column: string, text: string): unknown {
  if (jsonColumns.has(column)) return JSON.parse(text) as unknown;
  return numberColumns.has(column) && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('CSV_');
}
