import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findDamaged, readStatementFile } from './readStatementFile.ts';

const book = join(import.meta.dirname, '../../../../tests/studio/files/statement.xlsx');

it('reads the first sheet of a book below its heading, with exact numbers and days', async () => {
  const { names, rows, left } = await readStatementFile(new File([await readFile(book)], 'octubre.xlsx'));
  expect(names).toEqual(['Player Name', 'Transaction ID', 'SubID1', 'Fecha', 'Comisión', 'Moneda']);
  expect(rows.map(({ line, cells }) => [line, cells['Transaction ID'], cells['Fecha'], cells['Comisión']])).toEqual([
    [4, 'liq-1', '2026-10-01 12:00:00', 25000],
    [5, 'liq-2', '2026-10-10', 9000.5],
    [6, 'liq-9', '2026-10-20 06:00:00', 700],
  ]);
  expect(left).toBe('sin totales ni notas (fila 7: «Total»)');
});

it.each([
  ['ID;Monto\r\n0012;1.234,50\r\n', { line: 2, cells: { ID: '0012', Monto: '1.234,50' } }],
  ['ID,Monto\nA,"1,234.50"\n', { line: 2, cells: { ID: 'A', Monto: '1,234.50' } }],
])('reads %j', async (text, row) => {
  expect((await readStatementFile(new File([text], 'a.csv'))).rows).toEqual([{ ...row, fault: null, losses: {} }]);
});

it.each([
  ['', /vacío/],
  ['ID;Monto\r\n', /ninguna fila/],
  ['PK\u0003\u0004 no es un libro', /archivo comprimido/],
])('says in a sentence what is wrong with %j', async (text, message) => {
  await expect(readStatementFile(new File([text], 'a'))).rejects.toThrow(message);
});

it('finds its heading below what the sheet is about, and says which rows of the chosen columns cannot be trusted', async () => {
  const lines = ['Affiliate Earnings Report,,,', 'Account,ACME SpA,,', 'Period,Nov 2026,,', '', 'Event ID,Phone,Earnings,Currency'];
  const rows = ['1.23E+18,5.69E+10,10.50,USD', 'ev-2,5.69E+10,3.00,USD', 'Total,,13.50,'];
  const sheet = await readStatementFile(new File([[...lines, ...rows].join('\r\n')], 'noviembre.csv'));
  expect([sheet.names, sheet.rows.map(({ line }) => line)]).toEqual([
    ['Event ID', 'Phone', 'Earnings', 'Currency'],
    [6, 7],
  ]);
  expect([...findDamaged(sheet, { columns: { eventId: 'Event ID', amount: 'Earnings' } })]).toEqual([
    [6, expect.stringContaining('potencia')],
  ]);
});

it('tells columns of one name apart by the heading above them', async () => {
  const file = new File(['Jugador;CPA;;Revshare;\nID;Monto;Moneda;Monto;Moneda\nev-1;10;USD;3;USD\n'], 'a.csv');
  expect((await readStatementFile(file)).names).toEqual(['ID', 'CPA Monto', 'CPA Moneda', 'Revshare Monto', 'Revshare Moneda']);
});
