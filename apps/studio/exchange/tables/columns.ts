import type { ChoiceKind } from '@lupa/blocks/shared/forms/fields.ts';
import { type ContentLocale, contentLocales } from '@lupa/contracts/locale.ts';
import type { ArrayField, Field } from 'payload';
import { choicesOf } from '../../core/choices/choice.ts';
import { externalId } from '../../core/fields/externalId.ts';
import { lastEditedBy } from '../../core/editing/lastEditedBy.ts';
import { type Cell, CellFault, formatCell, isEmptyCell, shorten } from './cells.ts';
import {
  booleanCodec,
  choiceCodec,
  type Codec,
  dayCodec,
  listCodec,
  measuredMomentCodec,
  moneyCodec,
  momentCodec,
  numberCodec,
  referenceCodec,
  selectCodec,
  textCodec,
  textRowsCodec,
  markdownCodec,
} from './codecs.ts';
import type { References } from './references.ts';

export type Data = Record<string, unknown>;

export type Column = {
  key: string;
  label: string;
  /** Without the groups that the field is in. */
  shortLabel: string;
  hint: string;
  isRequired: boolean;
  locale: ContentLocale | null;
  names: string[];
  /** What its values may be called by. */
  choices?: ChoiceKind | undefined;
  read: (doc: Data, references: References) => Cell;
  /** For people, where it is not the cell itself. */
  show: Codec['show'];
  /** @throws CellFault */
  parse: (raw: unknown, references: References) => Cell;
  /** @throws CellFault */
  write: (doc: Data, cell: Cell, references: References) => void;
};

type Place = { path: string[]; labels: string[] };

const bookkeeping = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', lastEditedBy, externalId]);

export function buildColumns(fields: readonly Field[], place: Place = { path: [], labels: [] }): Column[] {
  return fields.flatMap((field): Column[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => buildColumns(tab.fields, 'name' in tab && tab.name ? enter(place, tab.name, tab.label) : place));
    if (!('name' in field) || field.name === undefined) return 'fields' in field ? buildColumns(field.fields, place) : [];
    if (bookkeeping.has(field.name) || isHidden(field)) return [];
    const here = enter(place, field.name, 'label' in field ? field.label : undefined);
    if (field.type === 'group') return buildColumns(field.fields, here);
    const keyed = field.type === 'array' ? readKeyedRows(field) : null;
    if (keyed) return keyedColumns(keyed, here);
    const codec = codecOf(field);
    if (codec === null) return [];
    const isRequired = 'required' in field && field.required;
    const isLocalized = 'localized' in field && field.localized;
    return (isLocalized ? contentLocales : [null]).map((locale) =>
      valueColumn(codec, here, { isRequired, locale, choices: choicesOf(field) }),
    );
  });
}

export function listTargets(fields: readonly Field[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => listTargets(tab.fields));
    if (field.type === 'relationship' || field.type === 'upload') return typeof field.relationTo === 'string' ? [field.relationTo] : [];
    return 'fields' in field ? listTargets(field.fields) : [];
  });
}

function enter({ path, labels }: Place, name: string, label: unknown): Place {
  return { path: [...path, name], labels: [...labels, typeof label === 'string' ? label : name] };
}

function isHidden(field: Field): boolean {
  const isClosed = 'access' in field && field.access?.update !== undefined;
  return isClosed || ('hidden' in field && field.hidden) || (field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden);
}

function codecOf(field: Field): Codec | null {
  const plain = codecOfOne(field);
  const kind = choicesOf(field);
  const codec = plain && kind ? choiceCodec(kind, plain) : plain;
  return codec !== null && 'hasMany' in field && field.hasMany === true ? listCodec(codec) : codec;
}

function codecOfOne(field: Field): Codec | null {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return textCodec;
    case 'number':
      return field.custom?.['isMoney'] === true ? moneyCodec : numberCodec;
    case 'checkbox':
      return booleanCodec;
    case 'date':
      if (field.custom?.['isMeasured'] === true) return measuredMomentCodec;
      return field.admin?.date?.pickerAppearance === 'dayOnly' ? dayCodec : momentCodec;
    case 'select':
    case 'radio':
      return selectCodec(field.options);
    case 'relationship':
    case 'upload':
      return typeof field.relationTo === 'string' ? referenceCodec(field.relationTo) : null;
    case 'richText':
      return markdownCodec(field);
    case 'array':
      return rowsCodec(field);
    default:
      return null;
  }
}

type ValueOptions = Pick<Column, 'isRequired' | 'locale' | 'choices'>;

function valueColumn(codec: Codec, { path, labels }: Place, { isRequired, locale, choices }: ValueOptions): Column {
  const way = locale === null ? path : [...path, locale];
  const inLanguage = (label: string) => (locale === null ? label : `${label} (${locale})`);
  return {
    key: way.join('.'),
    label: inLanguage(labels.join(', ')),
    shortLabel: inLanguage(labels.at(-1) ?? ''),
    hint: codec.hint,
    isRequired: isRequired && locale === null,
    locale,
    names: path.slice(0, 1),
    choices,
    read: (doc, references) => readCell(codec, at(doc, way), references),
    show: codec.show,
    parse: (raw, references) => parseCell(codec, raw, references),
    write: (doc, cell, references) => put(doc, way, writeCell(codec, cell, references, at(doc, way))),
  };
}

const readCell = (codec: Codec, stored: unknown, references: References): Cell =>
  isEmptyCell(stored) ? null : codec.read(stored, references);

function parseCell(codec: Codec, raw: unknown, references: References): Cell {
  if (!isEmptyCell(raw)) return codec.parse(raw, references);
  if (codec === booleanCodec) throw new CellFault('Escribe sí o no.');
  return null;
}

function writeCell(codec: Codec, cell: Cell, references: References, stored: unknown): unknown {
  if (cell !== null) return codec.write(cell, references, stored);
  return Array.isArray(stored) ? [] : null;
}

export function at(doc: unknown, path: readonly string[]): unknown {
  return path.reduce((value, name) => (typeof value === 'object' && value !== null ? (value as Data)[name] : undefined), doc);
}

function put(doc: Data, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    doc[name] = value;
    return;
  }
  const inner = doc[name];
  const next: Data = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  put(next, rest, value);
  doc[name] = next;
}

type KeyedRows = { key: string; options: { value: string; label: string }[]; columns: Column[] };

function readKeyedRows({ fields }: ArrayField): KeyedRows | null {
  const plain = fields.flatMap((field) => (field.type === 'row' ? field.fields : [field]));
  const [first] = plain;
  if (first?.type !== 'select' || first.hasMany === true || first.required !== true) return null;
  const options = first.options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
  const labelled = options.map(({ value, label }) => ({ value, label: typeof label === 'string' ? label : value }));
  return { key: first.name, options: labelled, columns: buildColumns(fields).filter(({ key }) => key !== first.name) };
}

function keyedColumns({ key, options, columns }: KeyedRows, { path, labels }: Place): Column[] {
  const isAlone = columns.length === 1;
  return options.flatMap(({ value, label }) =>
    columns.map((column): Column => {
      const isOf = (row: Data) => row[key] === value;
      return {
        ...column,
        key: [...path, value, ...(isAlone ? [] : [column.key])].join('.'),
        label: [...labels, label, ...(isAlone ? [] : [column.label])].join(', '),
        shortLabel: isAlone ? label : `${label}, ${column.label}`,
        isRequired: false,
        names: path.slice(0, 1),
        read: (doc, references) => {
          const row = rowsAt(doc, path).find(isOf);
          return row ? column.read(row, references) : null;
        },
        write: (doc, cell, references) => {
          const rows = rowsAt(doc, path);
          const row = { ...(rows.find(isOf) ?? { [key]: value }) };
          column.write(row, cell, references);
          const isEmpty = columns.every((one) => one.read(row, references) === null);
          const others = rows.some(isOf) ? rows.map((one) => (isOf(one) ? row : one)) : [...rows, row];
          put(doc, path, isEmpty ? others.filter((one) => !isOf(one)) : others);
        },
      };
    }),
  );
}

function rowsAt(doc: Data, path: readonly string[]): Data[] {
  const rows = at(doc, path);
  return Array.isArray(rows) ? (rows as Data[]) : [];
}

function rowsCodec({ fields }: ArrayField): Codec {
  const columns = buildColumns(fields);
  const [only, other] = columns;
  if (columns.length === 1 && only && fields[0]?.type === 'text') return textRowsCodec(only.key);
  const codec: Codec = {
    read: (stored, references) =>
      (Array.isArray(stored) ? (stored as Data[]) : []).map((row) =>
        Object.fromEntries(columns.map((column) => [column.key, column.read(row, references)])),
      ),
    parse: (raw, references) => parseRows(raw).map((row) => parseRow(columns, row, references)),
    write: (cell, references) =>
      (Array.isArray(cell) ? cell : []).map((cells) => {
        const row: Data = {};
        for (const column of columns) column.write(row, (cells as Record<string, Cell>)[column.key] ?? null, references);
        return row;
      }),
    hint: `lista en JSON; cada fila lleva ${columns.map(({ key }) => key).join(', ')}`,
  };
  return columns.length === 2 && only && other?.show ? pairsCodec(codec, only, other) : codec;
}

/** Rows of a name and one of a few answers, which people write in one line: `Figura en el registro: sí; Responde: no`. */
function pairsCodec(codec: Codec, name: Column, answer: Column): Codec {
  const split = (pair: string): Data => {
    const end = pair.lastIndexOf(':');
    if (end === -1) throw new CellFault(`En «${shorten(pair.trim())}» falta «: ${answer.shortLabel}».`);
    return { [name.key]: pair.slice(0, end).trim(), [answer.key]: pair.slice(end + 1).trim() };
  };
  return {
    ...codec,
    parse: (raw, references) => {
      const isLine = typeof raw === 'string' && !raw.trim().startsWith('[');
      const pairs = isLine ? raw.split(/[;\n]/).filter((pair) => pair.trim() !== '') : [];
      return codec.parse(isLine ? pairs.map(split) : raw, references);
    },
    show: (cell) =>
      (cell as Record<string, Cell>[])
        .map((row) => `${formatCell(row[name.key] ?? null)}: ${answer.show?.(row[answer.key] ?? null)}`)
        .join('; '),
    hint: `${name.shortLabel}: ${answer.shortLabel}; … (${answer.hint}), o una ${codec.hint}`,
  };
}

function parseRow(columns: readonly Column[], row: Data, references: References): Record<string, Cell> {
  const unknown = Object.keys(row).find((name) => !columns.some(({ key }) => key === name));
  if (unknown !== undefined) throw new CellFault(`«${unknown}» no existe en esta lista.`);
  return Object.fromEntries(columns.map((column) => [column.key, column.parse(row[column.key], references)]));
}

function parseRows(raw: unknown): Data[] {
  const fault = new CellFault('Aquí va una lista en JSON: [{"…": "…"}].');
  let rows: unknown = raw;
  if (typeof raw === 'string') {
    try {
      rows = JSON.parse(raw);
    } catch {
      throw fault;
    }
  }
  if (!Array.isArray(rows) || rows.some((row) => typeof row !== 'object' || row === null || Array.isArray(row))) throw fault;
  return rows as Data[];
}
