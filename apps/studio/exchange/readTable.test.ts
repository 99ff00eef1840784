import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from './cells.ts';
import { readTable, type Separator } from './readTable.ts';
import { writeCsv } from './writeTable.ts';

const known = ['clave', 'título', 'monto'];
const read = (text: string | Uint8Array) => readTable(typeof text === 'string' ? new TextEncoder().encode(text) : text, known);
const cellsOf = (text: string | Uint8Array) => read(text).rows.map(({ cells }) => cells);
const faultOf = (text: string | Uint8Array): string => {
  try {
    read(text);
  } catch (error) {
    return String(error);
  }
  throw new Error('The file was read.');
};
const one = [{ clave: 'a', título: 'Año', monto: '1' }];

describe('a file', () => {
  it.each([
    ['commas', 'clave,título,monto\na,Año,1'],
    ['semicolons, CRLF and a mark', '\uFEFFclave;título;monto\r\na;Año;1\r\n'],
    ['tabs', 'clave\ttítulo\tmonto\na\tAño\t1\n'],
    ['the first line of Excel', 'sep=;\nclave;título;monto\na;Año;1'],
    ['a separator inside of a name', '"clave";"título";"monto"\na;Año;1'],
    ['JSON', '[{"clave":"a","título":"Año","monto":"1"}]'],
  ])('with %s', (_name, text) => expect(cellsOf(text)).toEqual(one));

  it('in Windows-1252 and UTF-16', () => {
    expect([
      cellsOf(Buffer.from('clave;título;monto\na;Año;1', 'latin1')),
      read(Buffer.from('clave;título\na;ñ', 'latin1')).encoding,
    ]).toEqual([one, 'Windows-1252']);
    expect(cellsOf(Buffer.from('\uFEFFclave\ttítulo\tmonto\na\tAño\t1', 'utf16le'))).toEqual(one);
  });

  it('numbers its rows as a spreadsheet does, and skips empty ones', () => {
    const { rows } = read('clave;título\na;"dos\nlíneas"\n;\nb;x\nc\nd;x;y\n');
    expect(rows.map(({ row, cells, fault }) => [row, cells['clave'], fault === null])).toEqual([
      [2, 'a', true],
      [4, 'b', true],
      [5, 'c', false],
      [6, 'd', false],
    ]);
  });

  it.each([
    ['', 'está vacío'],
    ['clave;título', 'ninguna fila'],
    ['clave;clave\na;b', '«clave» está dos veces'],
    ['clave;título\na;"b', 'Una comilla se abre'],
    ['clave;título\na;"b"c', 'comilla fuera de lugar'],
    ['[{"clave": 1},\n{]', 'revisa la línea 2'],
    ['{"clave": 1}', 'tiene que ser una lista'],
    ['clave\n\uFFFD', 'ya perdió letras'],
    [Buffer.from('PK\u0003\u0004'), 'libro de Excel'],
    [Buffer.from([0x61, 0xff, 0x81]), 'No se reconoce la codificación'],
    [Buffer.from('a\0b'), 'no es de texto'],
    [`clave\n${'x\n'.repeat(20_001)}`, 'más de 20.000 filas'],
  ])('%j is refused', (text, message) => expect(faultOf(text)).toContain(message));

  it('comes back as it was written, whatever is in it', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=1+1', "'=x", ' +x', '-', '@a', '"', ';', ',', "''", 'a\nb', '\t', '＝1'),
    );
    const separators = fc.constantFrom<Separator>(',', ';', '\t');
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), separators, (pairs, separator) => {
        const rows = pairs.map(([title, amount], index): Record<string, Cell> => ({ clave: `k${index}`, título: title, monto: amount }));
        const written = new TextEncoder().encode(writeCsv(known, rows, separator));
        fc.pre(!written.includes(0) && !JSON.stringify(rows).includes('\uFFFD'));
        expect(readTable(written, known).rows.map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });
});
