// Requirements: 15.1.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Cell, formatCell, parseBoolean, parseNumber } from './cells.ts';
import { parseDay, parseMoment } from './dates.ts';
import type { Cells } from './layout.ts';
import { readTable } from './readTable.ts';
import type { FileRow } from './table.ts';
import { writeCsv } from './writeTable.ts';

const folder = join(import.meta.dirname, '../../../../tests/studio/files/spreadsheets');
const load = (name: string) => readFile(join(folder, name));

const parsers = {
  clave: formatCell,
  título: formatCell,
  rollover: parseNumber,
  vence: parseDay,
  desde: parseMoment,
  activa: parseBoolean,
  licencia: formatCell,
  lista: formatCell,
} satisfies Record<string, (raw: string) => Cell>;
const keys = Object.keys(parsers);
const own = (...cells: Cell[]): Cells => Object.fromEntries(keys.map((key, index) => [key, cells[index] ?? null]));
const ownRows = [
  own('bienvenida', '100 % hasta $300.000', 30.5, '2099-01-31', '2026-12-01 09:30', true, '=1+1', 'Chat | Correo'),
  own('0012', 'Dos líneas,\ncon "comillas"; y ñ — «así»', 35, null, null, false, "'@2019", '3 | 12'),
  own('1234567890123456789', '1-2', null, '2026-11-03', null, true, '-5 %'),
  own('1e5', '50 %', 1_234_567, null, '2026-12-01 09:30:15', false, '3/11/2026', '1.50'),
];
const parseRow = ({ cells }: FileRow): Cells =>
  Object.fromEntries(
    Object.entries(parsers).map(([key, parse]) => {
      const raw = cells[key] as Cell;
      return [key, raw === '' || raw === null ? null : parse(raw)];
    }),
  );

const written = writeCsv(keys, ownRows, ';');
/** Excel leaves empty cells at the end of a row out, and writes days as the settings of Windows say. */
const byExcel = (csv: string) =>
  csv
    .replaceAll(/;+(?=\r\n)/g, '')
    .replaceAll(/(\d{4})-(\d{2})-(\d{2}) 0?(\d+:\d+)/g, '$3-$2-$1 $4')
    .replaceAll(/(\d{4})-(\d{2})-(\d{2})/g, '$3-$2-$1');
/** Sheets takes the apostrophe for its own, and ends without a line end. A text that begins with one loses it. */
const bySheets = () =>
  writeCsv(keys, ownRows, ',')
    .replaceAll(/(^|,)'/gm, '$1')
    .replaceAll('\r\n', '\n')
    .replace('\uFEFF', '')
    .replaceAll(',sí,', ',TRUE,')
    .trimEnd();

describe('our own export, saved by', () => {
  it.each<[string, () => string | Uint8Array | Promise<Uint8Array>]>([
    ['nobody', () => written],
    ['Excel as CSV UTF-8', () => byExcel(written)],
    ['Excel as Unicode text', () => Buffer.from(byExcel(written).replaceAll(';', '\t').replace('\t y ñ', '; y ñ'), 'utf16le')],
    ['Google Sheets', bySheets],
    ['Numbers', () => `own\n${written.replace('\uFEFF', '')}`],
    ['LibreOffice as a book', () => load('own.xlsx')],
    ['LibreOffice with semicolons', () => load('own-semicolon-utf8.csv')],
    ['LibreOffice in Windows-1252', () => load('own-semicolon-windows1252.csv')],
    ['LibreOffice with commas', () => load('own-comma-utf8.csv')],
    ['LibreOffice in UTF-16', () => load('own-tab-utf16.csv')],
  ])('%s says the same', async (program, save) => {
    const content = await save();
    const { rows } = await readTable(typeof content === 'string' ? new TextEncoder().encode(content) : content, { known: keys });
    expect(rows.map(parseRow)).toEqual(
      program === 'Google Sheets' ? ownRows.map((row) => (row['licencia'] === "'@2019" ? { ...row, licencia: '@2019' } : row)) : ownRows,
    );
    expect(rows.map(({ fault, losses }) => [fault, losses])).toEqual(rows.map(() => [null, {}]));
  });
});

const runFile = promisify(execFile);
const typed = 'CSV:59,34,76,1,,13322,false,true,false';
const csvFilter = 'csv:Text - txt - csv (StarCalc)';

it.for<[string, string]>([
  ['a book', 'xlsx'],
  ['CSV with semicolons in UTF-8', `${csvFilter}:59,34,76,1,,13322,false,true,false`],
  ['CSV with commas in UTF-8', `${csvFilter}:44,34,76,1,,13322,false,true,false`],
  ['CSV in Windows-1252', `${csvFilter}:59,34,1,1,,13322,false,true,false`],
  ['CSV with tabs in UTF-16', `${csvFilter}:9,34,65535,1,,13322,false,true,false`],
])(
  'our own export comes back from the LibreOffice of this machine as %s',
  { tags: ['thorough'], timeout: 180_000 },
  async ([, filter], { skip }) => {
    skip(
      await runFile('soffice', ['--version']).then(
        () => false,
        () => true,
      ),
      'soffice is not installed: the round trip is not tried',
    );
    const folderOfTest = await mkdtemp(join(tmpdir(), 'lupa-office-'));
    try {
      await writeFile(join(folderOfTest, 'own.csv'), written);
      const profile = `-env:UserInstallation=${pathToFileURL(join(folderOfTest, 'profile')).href}`;
      const out = join(folderOfTest, 'out');
      await runFile('soffice', [
        profile,
        '--headless',
        `--infilter=${typed}`,
        '--convert-to',
        filter,
        '--outdir',
        out,
        join(folderOfTest, 'own.csv'),
      ]);
      const { rows } = await readTable(await readFile(join(out, `own.${filter.split(':', 1)[0]}`)), { known: keys });
      expect(rows.map(parseRow)).toEqual(ownRows);
      expect(rows.map(({ fault, losses }) => [fault, losses])).toEqual(rows.map(() => [null, {}]));
    } finally {
      await rm(folderOfTest, { recursive: true, force: true });
    }
  },
);

const offerKeys = ['clave', 'título', 'monto', 'día', 'momento', 'activa'];
const readOffers = async (name: string) => readTable(await load(name), { known: offerKeys });

describe('a sheet with titles above, a hidden row, formulas and a total', () => {
  it.each([
    ['offers.xlsx', '2026-12-01', '2026-12-01 09:30:00'],
    ['offers-semicolon-windows1252.csv', '12/01/2026', '12/01/2026 09:30:00'],
    ['offers-tab-utf16.csv', '12/01/2026', '12/01/2026 09:30:00'],
    ['offers-quoted-utf8.csv', '12/01/2026', '12/01/2026 09:30:00'],
  ])('%s', async (name, day, moment) => {
    const { names, rows, left = [] } = await readOffers(name);
    expect(names).toEqual(offerKeys);
    const [first, hidden, broken, ...others] = rows;
    expect(Object.values(first?.cells ?? {}).map(String)).toEqual(['0012', 'Año «nuevo»', '0.5', day, moment, '1']);
    expect([hidden?.row, hidden?.cells['clave'], String(hidden?.cells['monto'])]).toEqual([6, 'oculta', '30000']);
    expect([broken?.cells['clave'], broken?.losses]).toEqual([
      '1234567890123456789',
      { título: expect.stringContaining('potencia'), monto: '«#DIV/0!» trae el error de una fórmula.' },
    ]);
    const ofBook = ['hoja «Ofertas», sin leer «Notas»', 'sin totales ni notas (fila 8: «Total»)', 'con lo que la planilla oculta (fila 6)'];
    expect([others, left]).toEqual([[], name.endsWith('.xlsx') ? ofBook : ofBook.slice(1, 2)]);
  });

  it('is not read from a file of OpenDocument, which is named', async () => {
    await expect(readOffers('offers.ods')).rejects.toThrow('planilla OpenDocument (.ods). Guárdalo como «CSV UTF-8» o como libro');
  });

  it('is not chosen where two sheets may be meant', async () => {
    await expect(readTable(await load('offers.xlsx'), { known: ['nada'] })).rejects.toThrow(
      'Más de una hoja puede ser la tabla: «Notas», «Ofertas»',
    );
  });
});

it('a book that would take more memory than it may is refused before it is unpacked', async () => {
  const book = await load('offers.xlsx');
  // In the list of its parts, the size of the first.
  book.writeUInt32LE(300 * 1024 ** 2, book.indexOf('PK\u0001\u0002', 0, 'latin1') + 24);
  await expect(readTable(book, { known: offerKeys })).rejects.toMatchObject({ name: 'FileFault', status: 400 });
});

it('days of a column in which one has its month first are not trusted', async () => {
  const csv = 'clave;vence\na;12/01/2026\nb;12/31/2026\nc;2026-12-01\n';
  const { rows } = await readTable(new TextEncoder().encode(csv), { known: keys });
  expect(rows.map(({ losses }) => 'vence' in losses)).toEqual([true, true, false]);
});
