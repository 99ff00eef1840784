import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStatementFile } from './readStatementFile.ts';

const book = join(import.meta.dirname, '../../../../tests/studio/files/statement.xlsx');

it('reads the first sheet of a book below its heading, with exact numbers and days', async () => {
  const { names, rows } = await readStatementFile(new File([await readFile(book)], 'octubre.xlsx'));
  expect(names).toEqual(['Player Name', 'Transaction ID', 'SubID1', 'Fecha', 'Comisión', 'Moneda']);
  expect(rows.map(({ line, cells }) => [line, cells['Transaction ID'], cells['Fecha'], cells['Comisión']])).toEqual([
    [4, 'liq-1', '2026-10-01T12:00:00.000Z', 25000],
    [5, 'liq-2', '2026-10-10', 9000.5],
    [6, 'liq-9', '2026-10-20T06:00:00.000Z', 700],
    [7, null, null, 34700.5],
  ]);
});

it.each([
  ['ID;Monto\r\n0012;1.234,50\r\n', { line: 2, cells: { ID: '0012', Monto: '1.234,50' } }],
  ['ID,Monto\nA,"1,234.50"\n', { line: 2, cells: { ID: 'A', Monto: '1,234.50' } }],
])('reads %j', async (text, row) => {
  expect((await readStatementFile(new File([text], 'a.csv'))).rows).toEqual([row]);
});

it.each([
  ['', /vacío/],
  ['ID;Monto\r\n', /ninguna fila/],
  ['PK\u0003\u0004 no es un libro', /no se puede abrir/],
])('says in a sentence what is wrong with %j', async (text, message) => {
  await expect(readStatementFile(new File([text], 'a'))).rejects.toThrow(message);
});
