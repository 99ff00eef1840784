// Requirements: 15.1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Separator } from '@lupa/domain/files/findHeading.ts';
import { type Cell, findRepeated } from './cells.ts';
import { readTable } from './readTable.ts';
import type { Table } from './table.ts';
import { readTableApart } from './readTableApart.ts';
import { writeCsv } from './writeTable.ts';

const known = ['clave', 'título', 'monto'];
type Input = string | Uint8Array;
const bytesOf = (text: Input) => (typeof text === 'string' ? new TextEncoder().encode(text) : text);
const latin = (text: string) => Buffer.from(text, 'latin1');
const read = (text: Input): Promise<Table> => readTable(bytesOf(text), { known });
const cellsOf = async (text: Input) => (await read(text)).rows.map(({ cells }) => cells);
const one = [{ clave: 'a', título: 'Año', monto: '1' }];

describe('a file', () => {
  it.each<[string, Input]>([
    ['Sheets: commas', 'clave,título,monto\na,Año,1'],
    ['Excel: semicolons, CRLF and a mark', '\uFEFFclave;título;monto\r\na;Año;1\r\n'],
    ['tabs', 'clave\ttítulo\tmonto\na\tAño\t1\n'],
    ['Excel for Macintosh: lines end in CR', latin('clave;título;monto\ra;Año;1\r')],
    ['Excel: the line that names the separator', 'sep=;\nclave;título;monto\na;Año;1'],
    ['a separator inside of a name', '"clave";"título";"monto"\na;Año;1'],
    ['LibreOffice: every text quoted', '"clave","título","monto"\n"a","Año",1\n'],
    ['JSON', '[{"clave":"a","título":"Año","monto":"1"}]'],
    ['JSON with a mark', '\uFEFF[{"clave":"a","título":"Año","monto":"1"}]'],
    ['bars', 'clave|título|monto\na|Año|1\n'],
    ['bars, and the line that names them', 'SEP=|\rclave|título|monto\ra|Año|1\r'],
    ['MS-DOS: the sign that ends a file', 'clave;título;monto\r\na;Año;1\r\n\u001A'],
    ['a heading at each page', 'Ofertas\nclave;título;monto\na;Año;1\n\nOfertas\nClave; título;Monto;;\n'],
    ['Excel: Windows-1252', latin('clave;título;monto\r\na;Año;1\r\n')],
    ['Excel: CSV of MS-DOS', latin('clave;t\u00A1tulo;monto\r\na;A\u00A4o;1\r\n')],
    ['Excel for Macintosh: its own letters', latin('clave;t\u0092tulo;monto;P\u0087gina;Cu\u0087ndo\ra;A\u0096o;1\r')],
    ['UTF-16 without a mark', Buffer.from('clave\ttítulo\tmonto\r\na\tAño\t1\r\n', 'utf16le')],
    ['UTF-16 without a mark, the high byte first', Buffer.from('clave\ttítulo\tmonto\na\tAño\t1', 'utf16le').swap16()],
    ['Excel: Unicode text', Buffer.from('\uFEFFclave\ttítulo\tmonto\r\na\tAño\t1\r\n', 'utf16le')],
    ['UTF-16, the high byte first', Buffer.from('\uFEFFclave\ttítulo\tmonto\na\tAño\t1', 'utf16le').swap16()],
    ['names in capitals, with spaces and a sign that is not seen', ' CLAVE ;T\u00CDTULO\u200B;Monto\na;Año;1\n'],
    ['a name in two code points', 'clave;ti\u0301tulo;monto\na;Año;1\n'],
    ['other columns in between', 'clave;nota;título;;monto\na;x;Año;;1\n'],
    ['Numbers: the name of the table above', 'Tabla 1\nclave;título;monto\na;Año;1\n'],
    ['a title, a period and a blank line above', 'Ofertas de noviembre;;\nDesde;1-11-2026;\n;;\nclave;título;monto\na;Año;1\n'],
    ['a title with commas above', 'Ofertas, noviembre, 2026\nclave;título;monto\na;Año;1\n'],
    ['a heading of other words above', 'Oferta;de quién;cuánto\nclave;título;monto\na;Año;1\n'],
    ['blank lines below', 'clave;título;monto\na;Año;1\n;;\n\n;;\n'],
    ['empty cells beyond the heading in all rows', 'clave;título;monto\na;Año;1;;\n'],
    ['Markdown, and consoles of databases', '|clave|título|monto|\n|---|:---|---:|\n|a|Año|1|\n'],
    ['Excel: zeros kept by a formula', 'clave;título;monto\n="a";Año;="1"\n'],
  ])('of %s', async (_name, text) => expect(await cellsOf(text)).toEqual(one));

  it('may call columns as people do, where its own name is not there', async () => {
    const aliases = new Map([
      ['cuando', 'título'],
      ['cuanto', 'monto'],
    ]);
    const { names, rows } = await readTable(bytesOf('Clave\tCUÁNDO\t cuanto \tOtra\na\tAño\t1\tx\n'), { known, aliases });
    expect([names, rows.map(({ cells }) => cells)]).toEqual([['clave', 'título', 'monto', 'Otra'], one]);
    await expect(readTable(bytesOf('clave\tCuándo\ttítulo\na\tb\tc\n'), { known, aliases })).rejects.toThrow('está dos veces');
  });

  it('of a sheet has quotes inside of cells as they are', async () =>
    expect(await cellsOf('clave\ttítulo\tmonto\na\t"Año" dice\t27"\nb\t"dos\nlíneas"\t\n')).toEqual([
      { clave: 'a', título: '"Año" dice', monto: '27"' },
      { clave: 'b', título: 'dos\nlíneas', monto: '' },
    ]));

  it.each<[string, string, (string | null)[]]>([
    ['Excel leaves out empty cells at the end of a row', 'clave;título;monto\na;Año\nb\n', [null, null]],
    ['a row with a cell too many', 'clave;título;monto\na;Año;1\nb;x;y;z\nc;;;1\n', [null, 'sobra un separador', 'sobra un separador']],
    ['a row that was moved, with nothing at its end', 'clave;título;monto\na;;;\nb;x;y\nc;x;y\n', ['sobra un separador', null, null]],
    ['a file that ends in the middle of a row', 'clave;título;monto\na;Año;1\nb;Añ', [null, 'parece cortado']],
  ])('%s', async (_name, text, faults) => {
    const { rows } = await read(text);
    expect(rows.map(({ fault }) => fault)).toEqual(faults.map((fault) => (fault === null ? null : expect.stringContaining(fault))));
  });

  it.each<[string, string, string | null]>([
    ['Excel: an id as a power', '1.23E+18', 'potencia'],
    ['Excel in Spanish: an id as a power', '1,23E+18', 'potencia'],
    ['digits that became zeros', '1234567890123450000', '15 cifras'],
    ['digits that are whole', '1234567890123456789', null],
    ['15 digits', '123456789012000', null],
    ['a formula', '=SUMA(A1:A3)', 'fórmula'],
    ['a formula of another sheet', "='Hoja 2'!B3", 'fórmula'],
    ['a reference', '=$B$2', 'fórmula'],
    ['text that begins with its sign', "'=SUMA(A1:A3)", null],
    ['an error', '#REF!', 'error de una fórmula'],
    ['an error in Spanish', '#¡DIV/0!', 'error de una fórmula'],
    ['a name that is none', '#¿NOMBRE?', 'error de una fórmula'],
    ['nothing found', '#N/D', 'error de una fórmula'],
    ['LibreOffice: an error', 'Err:502', 'error de una fórmula'],
    ['Sheets: a formula that was still computed', 'Loading...', 'error de una fórmula'],
    ['Excel: a formula that was still computed', '#GETTING_DATA', 'error de una fórmula'],
    ['a column that is too narrow', '########', 'error de una fórmula'],
    ['a heading in Markdown', '# Uno', null],
    ['UTF-8 that was saved as Windows-1252', 'AÃ±o', 'perdió sus tildes'],
    ['quotes that were saved so', 'â€œBonoâ€\u009D', 'perdió sus tildes'],
    ['letters of MS-DOS that were saved so', 'Ma¤ana', 'perdió sus tildes'],
    ['letters of other languages', 'São João Âme', null],
    ['a code that looks like a power', '1E5', null],
  ])('with %s in a cell: %s', async (_name, cell, loss) => {
    const { rows } = await read(`clave;título;monto\na;${cell};1\n`);
    expect(rows[0]?.losses).toEqual(loss === null ? {} : { título: expect.stringContaining(loss) });
  });

  it('says where its heading stands again, and leaves out what is above it each time', async () => {
    const { left, rows } = await read('sep=;\nHoja\nclave;título\na;b\nHoja\nclave;título\nHoja;\nclave;clave\n');
    expect([left, rows.map(({ row }) => row)]).toEqual([['sin el encabezado repetido (filas 5, 6)'], [4, 7, 8]]);
    expect((await read('clave\na\nclave\n')).rows).toHaveLength(2);
  });

  it.each<[string, string, number[], string]>([
    ['a total', 'a;b;1\nTotal;;1\n', [2], '3: «Total»'],
    ['a total in capitals, with a colon', 'a;b;1\nTOTAL:;;$ 1.234,50\n', [2], '3: «TOTAL:»'],
    ['a total by its formula', 'a;b;1\n;Total general;=SUMA(C2:C3)\n', [2], '3: «Total general»'],
    ['a total with its month and its currency', 'a;b;1\nTotal noviembre 2026;;1 USD\n', [2], '3: «Total noviembre 2026»'],
    [
      'sums of parts',
      'a;b;1\nSubtotal;;1\nc;d;2\nSub-total;;2\nGrand Total;;3\n',
      [2, 4],
      '3: «Subtotal», 5: «Sub-total», 6: «Grand Total»',
    ],
    ['when it was made', 'a;b;1\nExported on 2026-11-30 10:00\n', [2], '3: «Exported on 2026-11-30 10:00»'],
    ['when it was made, in two cells', 'a;b;1\n;;\nGenerado el;30-11-2026\n', [2], '4: «Generado el»'],
    ['notes after a blank line', 'a;b;1\n\n* sin IVA\nLos montos son en pesos.\n', [2], '4: «* sin IVA», 5: «Los montos son en pesos.»'],
    ['the number of the page', 'a;b;1\nPágina 1 de 1;;\n', [2], '3: «Página 1 de 1»'],
    ['how many there are', 'a;b;1\n(1 fila)\n', [2], '3: «(1 fila)»'],
    ['how many there are, with a mean', 'a;b;1\nPromedio;;1\nRegistros: 1\n', [2], '3: «Promedio», 4: «Registros: 1»'],
    ['a row with a key alone', 'a;b;1\nc;;\n\nd;;\n', [2, 3, 5], ''],
    ['documents that are called so', 'total;Uno;1\ntotal-bet;;1\nreporte;Dos\nnota-1;;\n', [2, 3, 4, 5], ''],
    ['a brand that is called so', 'Total Casino;b;1\nOtro;c;2\n', [2, 3], ''],
  ])('with %s below it: %#', async (_name, text, lines, left) => {
    const table = await read(`clave;título;monto\n${text}`);
    expect(table.rows.map(({ row, fault }) => [row, fault])).toEqual(lines.map((row) => [row, null]));
    expect(table.left).toEqual(left === '' ? [] : [expect.stringContaining(`(${left.includes(',') ? 'filas' : 'fila'} ${left})`)]);
  });

  it('with another table below its total has that one refused, row by row', async () => {
    const { rows, left } = await read('clave;título;monto\na;b;1\nTotal;;1\n\nMoneda;Suma;\nUSD;1;\n');
    expect(rows.map(({ row, fault }) => [row, fault?.includes('otra tabla')])).toEqual([
      [2, undefined],
      [5, true],
      [6, true],
    ]);
    expect(left).toEqual(['sin totales ni notas (fila 3: «Total»)']);
  });

  it('is in Windows-1252 where its last letter alone says so', async () => {
    const { encoding, rows } = await read(latin('clave;monto\na;Ñ'));
    expect([encoding, rows[0]?.cells['monto']]).toEqual(['Windows-1252', 'Ñ']);
  });

  it('in JSON with a long number keeps its digits, and says which letters are lost', async () => {
    const { rows } = await read('[{"clave":1234567890123456789,"título":"AÃ±o","monto":1.5,"otra":"AÃ±o"}]');
    expect(rows[0]).toMatchObject({
      cells: { clave: '1234567890123456789', monto: 1.5 },
      losses: { título: expect.stringContaining('tildes') },
    });
  });

  it('trusts long numbers of a column in which one has all of its digits', async () => {
    const { rows } = await read('clave;título\na;1234567890123450000\nb;1234567890123456789\n');
    expect(rows.map(({ losses }) => losses)).toEqual([{}, {}]);
  });

  it('does not look at cells of columns that are not read', async () => {
    const { rows } = await read('clave;teléfono\na;5,69E+10\n');
    expect(rows).toEqual([{ row: 2, cells: { clave: 'a' }, fault: null, losses: {} }]);
  });

  it('numbers its rows as a spreadsheet does, and skips empty ones', async () => {
    const { rows } = await read('Título arriba\nclave;título\na;"dos\nlíneas"\n;\nb;x\nc\nd;x;y\n');
    expect(rows.map(({ row, cells, fault }) => [row, cells['clave'], fault === null])).toEqual([
      [3, 'a', true],
      [5, 'b', true],
      [6, 'c', true],
      [7, 'd', false],
    ]);
  });

  it.each<[Input, string]>([
    ['', 'está vacío'],
    ['clave;título', 'ninguna fila'],
    ['clave;clave\na;b', '«clave» está dos veces'],
    ['clave;título\na;"b', 'Una comilla se abre'],
    ['clave;título\na;"b"c', 'comilla fuera de lugar'],
    ['[{"clave": 1},\n{]', 'revisa la línea 2'],
    ['{"clave": 1}', 'tiene que ser una lista'],
    ['clave\n\uFFFD', 'ya perdió letras'],
    [Buffer.concat([bytesOf('clave\nAño '), Buffer.from([0xf1])]), 'mezcla dos codificaciones'],
    [Buffer.concat([latin('clave\nma\u00F1ana '), bytesOf('mañana')]), 'mezcla dos codificaciones'],
    [Buffer.from('PK\u0003\u0004'), 'archivo comprimido'],
    [Buffer.from('PK\u0003\u0004 mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'OpenDocument (.ods)'],
    [Buffer.from('PK\u0003\u0004 xl/workbook.xml'), 'no se puede abrir'],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'Excel antiguo (.xls)'],
    [Buffer.from([0x1f, 0x8b, 8]), 'comprimido (.gz)'],
    [Buffer.from('%PDF-1.7'), 'es un PDF'],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'es una imagen'],
    ['<html><table><tr><td>clave</td></tr></table></html>', 'página web'],
    ['<?xml version="1.0"?><filas/>', 'es XML'],
    [Buffer.from([0x61, 0xff, 0x81]), 'No se reconoce la codificación'],
    [latin('clave\nMa\u0096ana'), 'No se reconoce la codificación'],
    [latin('clave\nma\u00A0s'), 'No se reconoce la codificación'],
    [Buffer.from('a\0b'), 'no es de texto'],
    ['clave;título;monto\na;b;1\nmonto;clave\n2;c', 'empieza otra tabla con otras columnas, en «monto»'],
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
  ])('%# is refused', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('says in a short sentence what is wrong with a long one', async () => {
    const long = 'x'.repeat(60_000);
    await expect(read(`${long};${long}\na;b`)).rejects.toThrow(/^.{1,100}dos veces.{1,90}$/);
  });

  it('is read up to its bounds', async () => {
    const names = ['clave', ...Array.from({ length: 499 }, (_none, index) => `c${index}`)];
    const { names: given, rows } = await read(`${names.join(';')}\n${names.join(';').replace('clave', 'a')}\n`);
    expect([given.length, rows.map(({ cells }) => cells)]).toEqual([500, [{ clave: 'a' }]]);
    expect((await read(`clave\n${'x\n'.repeat(20_000)}`)).rows).toHaveLength(20_000);
    expect((await read(`clave\n${'x'.repeat(199_999)}`)).rows).toHaveLength(1);
    expect((await read(`clave;título;monto\nTotal;${'-'.repeat(190_000)}a;1\n`)).rows).toHaveLength(1);
  });

  it.each(['{"a":', '['])('with values nested 5,000 deep has no row of use: %s', async (open) => {
    const close = open === '[' ? ']' : '}';
    const { rows } = await read(`[{"clave":"a","título":${open.repeat(5000)}1${close.repeat(5000)}}]`);
    expect(rows).toMatchObject([{ row: 1, cells: {}, fault: 'Esta entrada lleva listas u objetos demasiado anidados.' }]);
  });

  it('comes back as it was written, whatever is in it', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=1+1', '="a"', "'=x", ' +x', '-', '@a', '"', ';', ',', "''", 'a\nb', '\t', '＝1'),
    );
    const separators = fc.constantFrom<Separator>(',', ';', '\t');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1 }), separators, async (pairs, separator) => {
        const rows = pairs.map(([title, amount], index): Record<string, Cell> => ({ clave: `k${index}`, título: title, monto: amount }));
        const written = new TextEncoder().encode(writeCsv(known, rows, separator));
        fc.pre(!written.includes(0) && !JSON.stringify(rows).includes('\uFFFD'));
        expect((await readTable(written, { known })).rows.map(({ cells }) => cells)).toEqual(rows);
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
