import type { ChoiceKind } from '@lupa/blocks/shared/forms/fields.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import type { SelectField, RichTextField } from 'payload';
import { foldText } from '@lupa/domain/foldText.ts';
import {
  type Cell,
  CellFault,
  formatCell,
  isEmptyCell,
  normaliseText,
  parseBoolean,
  parseMoney,
  parseNumber,
  parseText,
  shorten,
  splitList,
} from './cells.ts';
import { parseDay, parseMeasuredMoment, parseMoment, readDay, readMoment, writeDay, writeMoment } from './dates.ts';
import { choiceHints, keyHints, type References } from './references.ts';
import { convertLexicalToMarkdown, convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';

export type Codec = {
  read: (stored: unknown, references: References) => Cell;
  /** @throws CellFault */
  parse: (raw: unknown, references: References) => Cell;
  /** `stored` is what the document has now. @throws CellFault */
  write: (cell: Cell, references: References, stored: unknown) => unknown;
  hint: string;
  /** What people read of it, where that is not the cell itself. */
  show?: (cell: Cell) => string;
};

const asIs = (cell: Cell): unknown => cell;

export const textCodec: Codec = {
  read: (stored) => normaliseText(String(stored)),
  parse: parseText,
  write: asIs,
  hint: 'texto',
};

export const numberCodec: Codec = {
  read: (stored) => Number(stored),
  parse: parseNumber,
  write: asIs,
  hint: 'número, sin puntos de miles',
};
export const moneyCodec: Codec = { ...numberCodec, parse: parseMoney, hint: 'monto: 20000 o $20.000' };
export const booleanCodec: Codec = { read: (stored) => stored === true, parse: parseBoolean, write: asIs, hint: 'sí o no' };

export const dayCodec: Codec = {
  read: (stored) => readDay(String(stored)),
  parse: parseDay,
  write: (cell) => writeDay(parseText(cell)),
  hint: 'fecha: 2026-12-01',
};

export const momentCodec: Codec = {
  read: (stored) => readMoment(String(stored)),
  parse: parseMoment,
  write: (cell) => writeMoment(parseText(cell)),
  hint: `fecha y hora de ${countryName}: 2026-12-01 09:30`,
};

export const measuredMomentCodec: Codec = { ...momentCodec, parse: parseMeasuredMoment };

export function selectCodec(options: SelectField['options']): Codec {
  const known = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
  const list = known.map(({ value, label }) => (label === value || typeof label !== 'string' ? value : `${value} (${label})`)).join(', ');
  const labelOf = (cell: Cell): string => {
    const label = known.find(({ value }) => value === cell)?.label;
    return typeof label === 'string' ? label : formatCell(cell);
  };
  return {
    read: (stored) => String(stored),
    parse: (raw) => {
      const text = String(raw).trim();
      const isAlike = (name: unknown) => typeof name === 'string' && foldText(name) === foldText(text);
      const found =
        known.find(({ value, label }) => value === text || label === text) ??
        known.find(({ value, label }) => isAlike(label) || isAlike(value));
      if (!found) throw new CellFault(`«${shorten(raw)}» no está entre las opciones: ${list}.`);
      return found.value;
    },
    write: asIs,
    show: labelOf,
    hint: `una de: ${list}`,
  };
}

export const referenceCodec = (collection: string): Codec => ({
  read: (stored, references) => references.keyOf(collection, stored),
  parse: (raw, references) => references.keyOf(collection, references.idOf(collection, parseText(raw).trim())),
  write: (cell, references) => references.idOf(collection, parseText(cell)),
  hint: keyHints[collection] ?? 'el número del documento: id:12',
});

/** A value that stands for something: as it is, or by the name or address of what it stands for. */
export const choiceCodec = (kind: ChoiceKind, plain: Codec): Codec => ({
  ...plain,
  parse: (raw, references) => {
    const value = typeof raw === 'string' ? references.choose(kind, raw.trim()) : null;
    return plain.parse(value ?? raw, references);
  },
  hint: choiceHints[kind] ?? plain.hint,
});

export const listCodec = (item: Codec): Codec => ({
  read: (stored, references) => {
    const items = (Array.isArray(stored) ? stored : []).filter((one) => !isEmptyCell(one)).map((one) => item.read(one, references));
    return items.length === 0 ? null : items.map((cell) => (typeof cell === 'string' ? cell.trim() : cell));
  },
  parse: (raw, references) => {
    const items = splitList(raw).map((one) => item.parse(one, references));
    return items.length === 0 ? null : items;
  },
  write: (cell, references, stored) => (Array.isArray(cell) ? cell : []).map((one) => item.write(one, references, stored)),
  hint: `varios, separados por |: ${item.hint}`,
});

export const textRowsCodec = (name: string): Codec => {
  const list = listCodec(textCodec);
  const textOf = (row: unknown): unknown => (typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[name] : null);
  return {
    ...list,
    read: (stored, references) => list.read(Array.isArray(stored) ? stored.map(textOf) : [], references),
    write: (cell) => (Array.isArray(cell) ? cell : []).map((text) => ({ [name]: text })),
  };
};

type LexicalNode = { type?: unknown; format?: unknown; fields?: { linkType?: unknown; newTab?: unknown }; children?: LexicalNode[] };
type Lexical = Parameters<typeof convertLexicalToMarkdown>[0]['data'];

const sayable = new Set(['root', 'paragraph', 'text', 'heading', 'list', 'listitem', 'quote', 'linebreak', 'link', 'autolink']);
const underline = 8;

/** A text with formats, as Markdown. What Markdown cannot say stays as it is as long as nobody changes the cell. */
export function markdownCodec(field: RichTextField): Codec {
  const editorConfig = editorConfigFactory.fromField({ field: field });
  return {
    read: (stored) => {
      const markdown = normaliseText(convertLexicalToMarkdown({ data: stored as Lexical, editorConfig })).trim();
      return markdown === '' ? null : markdown;
    },
    parse: (raw) => parseText(raw).trim(),
    write: (cell, _references, stored) => {
      if (!isEmptyCell(stored) && !isSayable((stored as { root: LexicalNode }).root))
        throw new CellFault(
          'Este texto lleva imágenes, subrayados o enlaces a páginas, que un archivo no puede llevar. Cámbialo en el estudio.',
        );
      return cell === null ? null : convertMarkdownToLexical({ editorConfig, markdown: parseText(cell) });
    },
    hint: 'texto en Markdown',
  };
}

function isSayable({ type, format, fields, children = [] }: LexicalNode): boolean {
  if (typeof type !== 'string' || !sayable.has(type)) return false;
  if (type === 'text' && typeof format === 'number' && (format & underline) !== 0) return false;
  if (fields && (fields.linkType === 'internal' || fields.newTab === true)) return false;
  return children.every(isSayable);
}
