import type { Separator } from '@lupa/domain/files/findHeading.ts';
import type { PayloadRequest } from 'payload';
import { refuse } from '../../core/api/answers.ts';
import { largeTableMessage, maximumTableBytes } from '../../core/media/uploadLimits.ts';
import { siteUrlOf } from '../../core/publish/siteTarget.ts';
import { slugs } from '../../core/slugs.ts';
import { inOwnTransaction, transactionOf } from '../../core/publish/transaction.ts';
import { mayLackCasino, partnerKey } from './kinds.ts';
import { addImport } from './importTables.ts';
import { isEmptyCell } from './cells.ts';
import { requireImportOf } from './exchangeAccess.ts';
import { foreignNames, translateRedirects } from './translateRedirects.ts';
import { type Layout, layoutOf, listAliases, listFileKeys } from './layout.ts';
import { planImport } from './planImport.ts';
import { FileFault, type Table } from './table.ts';
import { readTableApart } from './readTableApart.ts';

/** Reads an uploaded file and notes what it would change. Nothing else is written. @returns the number of the import @throws APIError */
export async function createImport(req: PayloadRequest, form: FormData): Promise<number> {
  const kind = await requireImportOf(req, form.get('kind'));
  const file = form.get('file');
  if (!(file instanceof File) || file.name === '') throw refuse('Elige un archivo CSV, Excel o JSON, o pega las celdas.');
  if (file.size > maximumTableBytes) throw refuse(largeTableMessage, 413);
  const layout = layoutOf(req.payload, kind);
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const isOfRedirects = kind === slugs.redirects;
    const known = [...listFileKeys(layout), ...(isOfRedirects ? foreignNames : [])];
    const read = await readTableApart({ bytes, known, aliases: listAliases(layout), isOfRedirects });
    const table = isOfRedirects ? translateRedirects(read, siteUrlOf(req.payload)) : fillPartner(layout, read, form.get(partnerKey));
    const { rows, unknown } = await planImport(req, layout, table);
    const reading = { how: describeTable(table), unknown, rows: table.rows.length };
    const person = { id: Number(req.user?.id), name: nameOf(req) };
    return await inOwnTransaction(req, async () =>
      addImport(await transactionOf(req), { kind, fileName: file.name, person, reading }, rows),
    );
  } catch (error) {
    if (error instanceof FileFault) throw refuse(error.message, error.status);
    throw error;
  }
}

/** Rows that name no casino are of the one with this number. */
function fillPartner({ kind, columns }: Layout, table: Table, given: FormDataEntryValue | null): Table {
  if (given === null || given === '') return table;
  if (typeof given !== 'string' || !/^\d{1,9}$/.test(given)) throw refuse('«partner» es el número de un casino.');
  const hasHeading = table.names.some((name) => columns.some(({ key }) => key === name));
  if (!hasHeading || !mayLackCasino(kind)) return table;
  const rows = table.rows.map((row) => ({
    ...row,
    cells: { ...row.cells, ...(isEmptyCell(row.cells[partnerKey]) && { [partnerKey]: `id:${given}` }) },
  }));
  return { ...table, rows, names: [...new Set([...table.names, partnerKey])] };
}

export const nameOf = ({ user }: PayloadRequest): string =>
  user && 'name' in user && typeof user.name === 'string' ? user.name : 'Alguien';

const separators: Record<Separator, string> = { ',': 'comas', ';': 'punto y coma', '\t': 'tabulaciones', '|': 'barras verticales' };

const describeTable = (table: Table): string => [describeFormat(table), ...(table.left ?? [])].join(', ');

function describeFormat({ format, encoding, separator }: Table): string {
  if (format === 'xlsx') return 'libro de Excel';
  if (format === 'apache' || format === 'nginx') return `reglas de ${{ apache: 'Apache', nginx: 'nginx' }[format]}, ${encoding}`;
  return separator === null ? `JSON, ${encoding}` : `CSV separado por ${separators[separator]}, ${encoding}`;
}
