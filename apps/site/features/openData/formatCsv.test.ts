// Requirements: 10.10.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv } from './formatCsv.ts';

test('commas, quotes and lines stay within their field', () => {
  expect(formatCsv(['a', 'b'], [{ a: 'uno, "dos"', b: 'tres\ncuatro' }])).toBe('a,b\r\n"uno, ""dos""","tres\ncuatro"\r\n');
  expect(formatCsv(['a', 'b', 'c'], [{ a: null, b: false, c: 1.5 }])).toBe('a,b,c\r\n,false,1.5\r\n');
});

test('whatever is written is read again', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\r', '\n', ' ', 'ñ') });
  fc.assert(
    fc.property(fc.array(fc.record({ a: text, b: text })), (rows) => {
      expect(readCsv(formatCsv(['a', 'b'], rows))).toEqual([['a', 'b'], ...rows.map(({ a, b }) => [a, b])]);
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
