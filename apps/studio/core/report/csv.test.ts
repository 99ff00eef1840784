import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildCsv } from './csv.ts';

it('is a file that spreadsheets set for Chile read', () => {
  expect(
    buildCsv([
      ['Casino', 'Clics', '%'],
      ['Pudú "Club"; Ñuñoa', 1234, 12.5],
      [null, 0, 0],
    ]),
  ).toBe('\uFEFFCasino;Clics;%\r\n"Pudú ""Club""; Ñuñoa";1234;12,5\r\n;0;0\r\n');
});

it.each(['=1+1', '+56 9', '-2', '@SUM(A1)', '\t=1', '  =1', '\r=1', '＝1'])('never lets %j be computed', (text) => {
  expect(parse(buildCsv([[text]]))).toEqual([[`'${text}`]]);
});

it('gives every text back as it was, but for the apostrophe', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ñ', ';', ',', '"', '\n', '\r', '\t', '=', ' ', "'") });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
      const found = parse(buildCsv(rows));
      expect(found.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [line, row] of rows.entries())
        for (const [place, cell] of row.entries()) expect([cell, `'${cell}`]).toContain(found[line]?.[place]);
    }),
  );
});

/** RFC 4180 with semicolons. */
function parse(file: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n)/gy;
  for (const [, quoted, plain, end] of file.slice(1).matchAll(cells)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ';') rows.push([]);
  }
  return rows.slice(0, -1);
}
