import type { Field, Payload, SanitizedCollectionConfig } from 'payload';
import { foldText } from '@lupa/domain/foldText.ts';
import { slugs } from '../../core/slugs.ts';
import { buildColumns, type Column, type Data, listTargets } from './columns.ts';
import { CellFault, type Cell, formatCell, parseNumber, shorten } from './cells.ts';
import { type ExchangeKind, isRegister, keysOfKind, numberKey } from './kinds.ts';
import { buildPlaces, type Places, positionKey, positionLabel } from './places.ts';
import type { References } from './references.ts';

export type Layout = {
  kind: ExchangeKind;
  collection: SanitizedCollectionConfig;
  columns: Column[];
  keyColumns: Column[];
  places: Places | null;
  hasDrafts: boolean;
  isRegister: boolean;
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
  const listed = [...(isRegister(kind) ? [numberColumn] : []), ...buildColumns(own)];
  const keyColumns = keysOfKind[kind].map((key) => listed.find((column) => column.key === key)).filter((column) => column !== undefined);
  const others = listed.filter((column) => !keyColumns.includes(column));
  return {
    kind,
    collection,
    columns: [...keyColumns, ...others, ...(places ? [places.column] : [])],
    keyColumns,
    places,
    hasDrafts: Boolean(versions?.drafts),
    isRegister: isRegister(kind),
    targets: new Set(listTargets(fields)),
  };
}

const numberColumn: Column = {
  key: numberKey,
  label: 'Número en el estudio',
  shortLabel: 'Número en el estudio',
  hint: 'el de una que ya está; vacío: una nueva',
  isRequired: false,
  locale: null,
  names: [],
  show: undefined,
  read: (doc) => Number(doc[numberKey]),
  parse: (raw) => {
    const number = parseNumber(raw);
    if (!Number.isSafeInteger(number) || number < 1) throw new CellFault(`«${shorten(raw)}» no es un número del estudio.`);
    return number;
  },
  write: () => undefined,
};

const isPlaces = (field: Field): boolean => 'name' in field && (field.name === 'entries' || field.name === 'highlight');

export function listFileKeys({ columns, keyColumns, places, hasDrafts }: Layout): string[] {
  const keys = keyColumns.map(({ key }) => key);
  const rest = columns.filter((column) => column !== places?.column && !keyColumns.includes(column)).map(({ key }) => key);
  return [...keys, ...(hasDrafts ? [statusKey] : []), ...(places?.keys ?? []), ...rest];
}

/** What people may call columns: their names in forms, folded, where they are of one column: `metodo` and `la plata, metodo`. */
export function listAliases({ columns, places }: Layout): Map<string, string> {
  const named = [...columns.filter((column) => column !== places?.column), ...(places?.columns ?? [])].flatMap(
    ({ key, label, shortLabel }) => [...new Set([foldText(shortLabel), foldText(label)])].map((alias) => ({ alias, key })),
  );
  if (places) named.push({ alias: foldText(positionLabel), key: positionKey });
  const groups = [...Map.groupBy(named, ({ alias }) => alias)];
  return new Map(groups.flatMap(([alias, [first, ...others]]) => (first && others.length === 0 ? [[alias, first.key]] : [])));
}

export type Cells = Record<string, Cell>;

export const readCells = ({ columns }: Layout, doc: Data, references: References): Cells =>
  Object.fromEntries(columns.map((column) => [column.key, column.read(doc, references)]));

/** What a document is called in files and messages: `casino-andino/bienvenida`. */
export const keyOfCells = ({ keyColumns }: Layout, cells: Cells): string =>
  keyColumns.map(({ key }) => formatCell(cells[key] ?? null).trim()).join('/');
