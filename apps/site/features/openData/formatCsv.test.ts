// Requirements: 10.10.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv } from './buildOpenData.ts';

const columns = { a: ({ a }: Row) => a, b: ({ b }: Row) => b };
type Row = { a: string | null; b: string | boolean };

test('commas, quotes and lines stay within their field', () => {
  expect(formatCsv(columns, [{ a: 'uno, "dos"', b: 'tres\ncuatro' }])).toBe('a,b\r\n"uno, ""dos""","tres\ncuatro"\r\n');
  expect(formatCsv(columns, [{ a: null, b: false }])).toBe('a,b\r\n,false\r\n');
});

test('whatever is written is read again', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\r', '\n', ' ', 'ñ') });
  fc.assert(
    fc.property(fc.array(fc.record({ a: text, b: text })), (rows) => {
      expect(readCsv(formatCsv(columns, rows))).toEqual([['a', 'b'], ...rows.map(({ a, b }) => [a, b])]);
    }),
  );
});

/** RFC 4180, by its grammar. */
function readCsv(csv: string): string[][] {
  const records: string[][] = [];
  let fields: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    fields.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    records.push(fields);
    fields = [];
  }
  return records;
}
