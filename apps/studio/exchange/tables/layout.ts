import type { Field, Payload, SanitizedCollectionConfig } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { type Cell, formatCell } from './cells.ts';
import { buildColumns, type Column, type Data, listTargets } from './columns.ts';
import { type ExchangeKind, keysOfKind } from './kinds.ts';
import { buildPlaces, type Places } from './places.ts';
import type { References } from './references.ts';

export type Layout = {
  kind: ExchangeKind;
  collection: SanitizedCollectionConfig;
  columns: Column[];
  keyColumns: Column[];
  places: Places | null;
  hasDrafts: boolean;
  targets: ReadonlySet<string>;
};

/** In files, says whether a document is published. It is not read. */
export const statusKey = '_status';

const layouts = new WeakMap<Payload, Map<ExchangeKind, Layout>>();

export function layoutOf(payload: Payload, kind: ExchangeKind): Layout {
  const known = layouts.get(payload) ?? new Map<ExchangeKind, Layout>();
  layouts.set(payload, known);
  const layout = known.get(kind) ?? buildLayout(payload.collections[kind].config, kind);
  known.set(kind, layout);
  return layout;
}

function buildLayout(collection: SanitizedCollectionConfig, kind: ExchangeKind): Layout {
  const { fields, versions } = collection;
  const places = kind === slugs.toplists ? buildPlaces(fields) : null;
  const own = places ? fields.filter((field) => !isPlaces(field)) : fields;
  const listed = buildColumns(own);
  const keyColumns = keysOfKind[kind].map((key) => listed.find((column) => column.key === key)).filter((column) => column !== undefined);
  const others = listed.filter((column) => !keyColumns.includes(column));
  return {
    kind,
    collection,
    columns: [...keyColumns, ...others, ...(places ? [places.column] : [])],
    keyColumns,
    places,
    hasDrafts: Boolean(versions?.drafts),
    targets: new Set(listTargets(fields)),
  };
}

const isPlaces = (field: Field): boolean => 'name' in field && (field.name === 'entries' || field.name === 'highlight');

export function listFileKeys({ columns, keyColumns, places, hasDrafts }: Layout): string[] {
  const keys = keyColumns.map(({ key }) => key);
  const rest = columns.filter((column) => column !== places?.column && !keyColumns.includes(column)).map(({ key }) => key);
  return [...keys, ...(hasDrafts ? [statusKey] : []), ...(places?.keys ?? []), ...rest];
}

export type Cells = Record<string, Cell>;

export const readCells = ({ columns }: Layout, doc: Data, references: References): Cells =>
  Object.fromEntries(columns.map((column) => [column.key, column.read(doc, references)]));

/** What a document is called in files and messages: `casino-andino/bienvenida`. */
export const keyOfCells = ({ keyColumns }: Layout, cells: Cells): string =>
  keyColumns.map(({ key }) => formatCell(cells[key] ?? null).trim()).join('/');
