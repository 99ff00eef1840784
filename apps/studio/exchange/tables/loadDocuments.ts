import type { Separator } from '@lupa/domain/files/findHeading.ts';
import type { PayloadRequest, Where } from 'payload';
import { plain } from '../../core/publish/reader.ts';
import type { Data } from './columns.ts';
import { type Layout, type Cells, keyOfCells, listFileKeys, readCells, statusKey } from './layout.ts';
import { mergeListSearchAndWhere } from 'payload/shared';
import { loadReferences } from './references.ts';
import { writeCsv, writeJson } from './writeTable.ts';

export type StoredDocument = Data & { id: number; updatedAt: string; _status?: unknown };

type Options = { where?: Where; sort?: string; draft?: boolean };

/** The newest version of each document that the person behind the request may read; with `draft: false` what is published. */
export async function loadDocuments(
  request: PayloadRequest,
  { kind }: Layout,
  { where = {}, sort = 'id', draft = true }: Options = {},
): Promise<StoredDocument[]> {
  const { docs } = await request.payload.find({
    ...plain(request),
    collection: kind,
    where,
    sort,
    draft,
    locale: 'all',
    overrideAccess: false,
  });
  return docs as unknown as StoredDocument[];
}

/** Null when it is gone or in the trash. */
export async function loadDocument(request: PayloadRequest, { kind }: Layout, id: number, draft: boolean): Promise<StoredDocument | null> {
  const found: unknown = await request.payload.findByID({
    ...plain(request),
    collection: kind,
    id,
    draft,
    locale: 'all',
    disableErrors: true,
    overrideAccess: false,
  });
  return found as StoredDocument | null;
}

export type ExportOptions = { where?: Where; search?: string; sort?: string };

/** What a list shows, all of its pages, as a file that can be brought back: JSON without a separator. Without an order of its own by key. */
export async function exportTable(
  req: PayloadRequest,
  layout: Layout,
  options: ExportOptions,
  separator: Separator | null,
): Promise<string> {
  const { where = {}, search = '', sort } = options;
  const references = await loadReferences(req, layout.targets);
  const narrowed = search === '' ? where : mergeListSearchAndWhere({ collectionConfig: layout.collection, search, where });
  const docs = await loadDocuments(req, layout, { where: narrowed, ...(sort !== undefined && { sort }) });
  const read = docs.map((doc): Cells => ({
    ...readCells(layout, doc, references),
    [statusKey]: typeof doc._status === 'string' ? doc._status : '',
  }));
  const ordered =
    sort === undefined && !layout.isRegister
      ? read.toSorted((one, other) => (keyOfCells(layout, one) < keyOfCells(layout, other) ? -1 : 1))
      : read;
  const rows = ordered.flatMap((cells) => spreadRows(layout, cells));
  const keys = listFileKeys(layout);
  return separator === null ? writeJson(keys, rows) : writeCsv(keys, rows, separator);
}

function spreadRows({ places }: Layout, cells: Cells): Cells[] {
  if (!places) return [cells];
  const { [places.column.key]: list, ...own } = cells;
  const rows = (Array.isArray(list) ? (list as Cells[]) : []).map((place) => ({ ...own, ...place }));
  return rows.length === 0 ? [own] : rows;
}
