import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, findRepeated } from './cells.ts';
import { readTable, type Separator } from './readTable.ts';
import { readTableApart } from './readTableApart.ts';
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
    [`clave;título;${'a;'.repeat(498)}a\nx`, 'más de 500 columnas'],
    [`clave;título\nx;y${';'.repeat(500)}`, 'más de 500 columnas'],
    [Array.from({ length: 80_000 }, (_none, index) => `columna ${index}`).join(';'), 'más de 500 columnas'],
    [`clave;título\na;${'x'.repeat(200_001)}`, 'demasiado larga'],
    [`clave;título\na;"${'"'.repeat(1_000_000)}`, 'demasiado larga'],
    [`clave;título\n${`${';'.repeat(400)}\n`.repeat(5100)}`, 'demasiadas celdas'],
    ['\n'.repeat(50_000), 'vacío'],
    [`clave${'\n'.repeat(50_000)}x`, 'más de 20.000 filas'],
    [JSON.stringify([Object.fromEntries(Array.from({ length: 501 }, (_none, index) => [`c${index}`, 1]))]), 'más de 500 columnas'],
    [JSON.stringify(Array.from({ length: 20_001 }, () => ({ clave: 1 }))), 'más de 20.000 filas'],
  ])('%# is refused', (text, message) => expect(faultOf(text)).toContain(message));

  it('says in a short sentence what is wrong with a long one', () => {
    const long = 'x'.repeat(60_000);
    expect(faultOf(`${long};${long}\na;b`).length).toBeLessThan(200);
  });

  it('is read up to its bounds', () => {
    const names = ['clave', ...Array.from({ length: 499 }, (_none, index) => `c${index}`)];
    const { names: given, rows } = read(`${names.join(';')}\n${names.join(';')}\n`);
    expect([given.length, rows.map(({ cells }) => cells)]).toEqual([500, [{ clave: 'clave' }]]);
    expect(read(`clave\n${'x\n'.repeat(20_000)}`).rows).toHaveLength(20_000);
    expect(read(`clave\n${'x'.repeat(199_999)}`).rows).toHaveLength(1);
  });

  it.each(['{"a":', '['])('with values nested 5,000 deep has no row of use: %s', (open) => {
    const close = open === '[' ? ']' : '}';
    const { rows } = read(`[{"clave":"a","título":${open.repeat(5000)}1${close.repeat(5000)}}]`);
    expect(rows).toEqual([{ row: 1, cells: {}, fault: 'Esta entrada lleva listas u objetos demasiado anidados.' }]);
  });

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

it('a column that is there twice is found by looking at each name once', () => {
  let looked = 0;
  const names = Array.from({ length: 2000 }, (_none, index) => `c${index}`);
  const counted = new Proxy(names, { get: (list, name) => ((looked += 1), Reflect.get(list, name) as unknown) });
  expect(findRepeated(counted)).toBeUndefined();
  expect(looked).toBeLessThan(10_000);
  expect(findRepeated(['', 'a', '', 'b', 'a'])).toBe('a');
});

describe('in a thread of its own', () => {
  it('a large file is read while other work goes on', async () => {
    let [turns, isRead] = [0, false];
    const turn = () => {
      turns += 1;
      if (!isRead) setImmediate(turn);
    };
    turn();
    const bytes = new TextEncoder().encode(`clave;título\n${'a;b\n'.repeat(20_000)}`);
    const { rows } = await readTableApart({ bytes, known });
    isRead = true;
    expect([rows.length, turns > 50]).toEqual([20_000, true]);
  });

  it('one that is not read is refused as before, and the next one is read', async () => {
    const bytes = new TextEncoder().encode(Array.from({ length: 80_000 }, (_none, index) => `c${index}`).join(';'));
    await expect(readTableApart({ bytes, known })).rejects.toMatchObject({ name: 'FileFault', status: 400 });
    await expect(readTableApart({ bytes: new TextEncoder().encode('clave\na'), known })).resolves.toMatchObject({ names: ['clave'] });
  });
});
