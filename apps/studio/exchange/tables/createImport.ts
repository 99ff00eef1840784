import type { Separator } from '@lupa/domain/files/findHeading.ts';
import type { PayloadRequest } from 'payload';
import { refuse } from '../../core/api/answers.ts';
import { largeTableMessage, maximumTableBytes } from '../../core/media/uploadLimits.ts';
import { siteUrlOf } from '../../core/publish/siteTarget.ts';
import { slugs } from '../../core/slugs.ts';
import { inOwnTransaction, transactionOf } from '../../core/publish/transaction.ts';
import { addImport } from './importTables.ts';
import { requireImportOf } from './exchangeAccess.ts';
import { foreignNames, translateRedirects } from './translateRedirects.ts';
import { layoutOf, listFileKeys } from './layout.ts';
import { planImport } from './planImport.ts';
import { FileFault, type Table } from './table.ts';
import { readTableApart } from './readTableApart.ts';

/** Reads an uploaded file and notes what it would change. Nothing else is written. @returns the number of the import @throws APIError */
export async function createImport(req: PayloadRequest, form: FormData): Promise<number> {
  const kind = await requireImportOf(req, form.get('kind'));
  const file = form.get('file');
  if (!(file instanceof File) || file.name === '') throw refuse('Elige un archivo CSV, Excel o JSON.');
  if (file.size > maximumTableBytes) throw refuse(largeTableMessage, 413);
  const layout = layoutOf(req.payload, kind);
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const isOfRedirects = kind === slugs.redirects;
    const known = [...listFileKeys(layout), ...(isOfRedirects ? foreignNames : [])];
    const read = await readTableApart({ bytes, known, isOfRedirects });
    const table = isOfRedirects ? translateRedirects(read, siteUrlOf(req.payload)) : read;
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

export const nameOf = ({ user }: PayloadRequest): string =>
  user && 'name' in user && typeof user.name === 'string' ? user.name : 'Alguien';

const separators: Record<Separator, string> = { ',': 'comas', ';': 'punto y coma', '\t': 'tabulaciones', '|': 'barras verticales' };

const describeTable = (table: Table): string => [describeFormat(table), ...(table.left ?? [])].join(', ');

function describeFormat({ format, encoding, separator }: Table): string {
  if (format === 'xlsx') return 'libro de Excel';
  if (format === 'apache' || format === 'nginx') return `reglas de ${{ apache: 'Apache', nginx: 'nginx' }[format]}, ${encoding}`;
  return separator === null ? `JSON, ${encoding}` : `CSV separado por ${separators[separator]}, ${encoding}`;
}
