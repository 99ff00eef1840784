// Requirements: 15.1.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readBook } from './readBook.ts';

const book = join(import.meta.dirname, '../../../../tests/studio/files/spreadsheets/offers.xlsx');

it('reads a large book without a worker, which the pages of the studio may not start', async () => {
  // Before the library is there, which takes it then.
  const startWorker = vi.spyOn(process.getBuiltinModule('node:worker_threads'), 'Worker');
  const { strToU8, unzipSync, zipSync } = await import('fflate');
  const parts = unzipSync(await readFile(book));
  const padding = strToU8('<!---->'.repeat(90_000));
  const sheet = parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array();
  const large = zipSync({ ...parts, 'xl/worksheets/sheet2.xml': Buffer.concat([sheet, padding]) });
  const { rows } = await readBook(large, { known: ['clave', 'título'] });
  expect([rows.length, startWorker.mock.calls.length]).toEqual([3, 0]);
});

const head = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const cell = (text: string | number, address: string) =>
  typeof text === 'number'
    ? `<c r="${address}"><v>${text}</v></c>`
    : text === ''
      ? ''
      : `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (line: number, cells: (string | number)[], attributes = '') =>
  `<row r="${line}"${attributes}>${cells.map((text, index) => cell(text, `${'ABC'[index]}${line}`)).join('')}</row>`;

/** As small writers do: texts within the cells, paths from the root. */
async function writeBook(sheets: Record<string, { rows: string; after?: string; state?: string }>): Promise<Uint8Array> {
  const { strToU8, zipSync } = await import('fflate');
  const names = Object.keys(sheets);
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets>${names.map((name, index) => `<sheet r:id="rId${names.length - index}" name="${name}" sheetId="${index + 5}"${sheets[name]?.state ?? ''}/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_name, index) => `<Relationship Target="/xl/worksheets/s${index}.xml" Type="${relations}/worksheet" Id="rId${names.length - index}"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map(({ rows, after = '' }, index) => [
        `xl/worksheets/s${index}.xml`,
        `${head}${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const known = ['clave', 'título', 'monto'];
const names = row(1, known);
const readSheets = async (sheets: Parameters<typeof writeBook>[0]) => readBook(await writeBook(sheets), { known });

it('says which sheet is read and which rows of it are hidden, and takes errors of another sheet for none of its own', async () => {
  const other = row(1, ['Notas']) + '<row r="3"><c r="C3" t="e"><v>#REF!</v></c></row>';
  const { rows, left } = await readSheets({
    Notas: { rows: other },
    'Ofertas &amp; más': {
      rows: names + row(2, ['a', 'Uno', 1], ' hidden="1"') + row(3, ['b', 'Dos', '']) + row(4, ['Total', '', 1], ' hidden="true"'),
    },
  });
  expect(rows.map(({ cells, losses }) => [...Object.values(cells), losses])).toEqual([
    ['a', 'Uno', 1, {}],
    ['b', 'Dos', '', {}],
  ]);
  expect(left).toEqual([
    'hoja «Ofertas & más», sin leer «Notas»',
    'sin totales ni notas (fila 4: «Total»)',
    'con lo que la planilla oculta (fila 2)',
  ]);
});

it('names a hidden sheet that may be meant', async () => {
  const rows = names + row(2, ['a', 'Uno', 1]);
  await expect(readSheets({ Ofertas: { rows }, Vieja: { rows, state: ' state="veryHidden"' } })).rejects.toThrow(
    '«Ofertas», «Vieja» (oculta)',
  );
});

it('trusts no cell that is merged with another one', async () => {
  const merged = '<mergeCells count="3"><mergeCell ref="A2:A3"/><mergeCell ref="B4:C4"/><mergeCell ref="B3:C3"/></mergeCells>';
  const { rows } = await readSheets({
    Hoja1: { rows: names + row(2, ['a', 'Uno', 1]) + row(4, ['b', 'Dos']), after: merged },
  });
  expect(rows.map(({ row: line, losses }) => [line, losses])).toEqual([
    [2, {}],
    [4, { monto: 'Está combinada con la celda B4. Sepáralas y escribe el valor en cada fila.' }],
  ]);
});

it('trusts no number of 16 digits or more that ends in zeros: Excel keeps 15', async () => {
  const { rows } = await readSheets({ Hoja1: { rows: names + row(2, ['a', 1_234_567_890_123_450, 123_456_789_012_000]) } });
  expect(rows[0]?.losses).toEqual({ título: expect.stringContaining('15 cifras') });
});
