import { withSlashes } from '@lupa/contracts/slug.ts';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Block, Field } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { CellFault } from '../tables/cells.ts';
import { parseDay, parseMoment, writeDay, writeMoment } from '../tables/dates.ts';
import { normaliseFrom, normaliseTo } from '../../core/publish/siteTarget.ts';
import { type Fault, LineRefused, readRef } from './importLine.schema.ts';
import { externalId } from '../../core/fields/externalId.ts';

type Data = Record<string, unknown>;

/** The number of a document that a line names. @throws LineRefused */
type Resolve = (ref: string, collections: readonly string[], field: string) => Promise<number>;

type Given = { collection: string; resolve: Resolve; siteUrl: string };

const unknownField = 'Este campo no existe aquí, o lo escribe el estudio. Quítalo de la línea.';
const ofDocuments = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', externalId]);
const ofFiles = new Set([...ofDocuments, 'filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL']);

/**
 * What a line says, in the form that the studio stores: `{"ref": "partner:acme"}` becomes the number of that document, Markdown formatted
 * text, a day or a moment what Payload keeps. @throws LineRefused with every field that cannot be read
 */
export async function prepareData(fields: readonly Field[], data: Data, given: Given): Promise<Data> {
  const faults: Fault[] = [];
  const prepared = await prepareFields(fields, data, '', { ...given, faults });
  if (faults.length > 0) throw new LineRefused(faults);
  return prepared;
}

type Context = Given & { faults: Fault[] };

async function prepareFields(fields: readonly Field[], data: Data, path: string, context: Context): Promise<Data> {
  const known = new Map(listNamed(fields).map((field) => [field.name, field]));
  const prepared: Data = {};
  for (const [name, value] of Object.entries(data)) {
    const field = known.get(name);
    const place = path === '' ? name : `${path}.${name}`;
    if (field === undefined || (path === '' && (context.collection === slugs.media ? ofFiles : ofDocuments).has(name)))
      context.faults.push({ field: place, message: unknownField });
    else prepared[name] = value === null ? null : await tryValue(field, value, place, context);
  }
  return prepared;
}

type Named = Exclude<Field, { type: 'ui' | 'row' | 'collapsible' | 'tabs' }> & { name: string };

function listNamed(fields: readonly Field[]): Named[] {
  return fields.flatMap((field): Named[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [{ type: 'group', name: tab.name, fields: tab.fields }] : listNamed(tab.fields),
      );
    if (field.type === 'ui') return [];
    if ('name' in field && field.name) return isClosed(field) ? [] : [field];
    return 'fields' in field ? listNamed(field.fields) : [];
  });
}

const isClosed = (field: Field): boolean =>
  ('access' in field && field.access?.create !== undefined) || ('hidden' in field && field.hidden);

async function tryValue(field: Named, value: unknown, path: string, context: Context): Promise<unknown> {
  try {
    return await prepareValue(field, value, path, context);
  } catch (error) {
    if (error instanceof LineRefused) context.faults.push(...error.faults);
    else if (error instanceof CellFault) context.faults.push({ field: path, message: error.message });
    else throw error;
    return null;
  }
}

async function prepareValue(field: Named, value: unknown, path: string, context: Context): Promise<unknown> {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return field.hasMany
        ? Promise.all(listOf(value, path).map((one, index) => prepareRelation(field.relationTo, one, `${path}.${index}`, context)))
        : prepareRelation(field.relationTo, value, path, context);
    case 'group':
      return prepareFields(field.fields, objectOf(value, path), path, context);
    case 'array':
      return inOrder(listOf(value, path), (row, index) =>
        prepareFields(field.fields, objectOf(row, `${path}.${index}`), `${path}.${index}`, context),
      );
    case 'blocks':
      return inOrder(listOf(value, path), (row, index) =>
        prepareBlock(field.blocks, objectOf(row, `${path}.${index}`), `${path}.${index}`, context),
      );
    case 'richText':
      if (typeof value !== 'string') return resolveWithin(value, path, context);
      return convertMarkdownToLexical({ editorConfig: editorConfigFactory.fromField({ field }), markdown: value });
    case 'date':
      return field.admin?.date?.pickerAppearance === 'dayOnly' ? writeDay(parseDay(value)) : writeMoment(parseMoment(value));
    default:
      return prepareText(field.name, path, value, context);
  }
}

function prepareText(name: string, path: string, value: unknown, { collection, siteUrl }: Context): unknown {
  if (typeof value !== 'string' || path !== name) return value;
  if (collection === slugs.pages && name === 'slug') return withSlashes(value.trim().toLowerCase());
  if (collection === slugs.redirects && name === 'from') return normaliseFrom(value, siteUrl);
  if (collection === slugs.redirects && name === 'to') return normaliseTo(value, siteUrl);
  return value;
}

async function prepareBlock(blocks: readonly Block[], row: Data, path: string, context: Context): Promise<Data> {
  const { blockType, ...own } = row;
  const form = blocks.find(({ slug }) => slug === blockType);
  if (!form) {
    const message = `«${String(blockType)}» no es un tipo de bloque. Elige uno de: ${blocks.map(({ slug }) => slug).join(', ')}.`;
    throw new LineRefused([{ field: `${path}.blockType`, message }]);
  }
  return { blockType, ...(await prepareFields(form.fields, own, path, context)) };
}

async function prepareRelation(relationTo: string | string[], value: unknown, path: string, context: Context): Promise<unknown> {
  if (typeof value === 'number') return value;
  if (Array.isArray(relationTo)) {
    const { relationTo: collection, value: named } = objectOf(value, path);
    if (!relationTo.includes(String(collection)))
      throw new LineRefused([{ field: `${path}.relationTo`, message: `Escribe una de: ${relationTo.join(', ')}.` }]);
    return { relationTo: collection, value: await prepareRelation(String(collection), named, `${path}.value`, context) };
  }
  const ref = readRef(value);
  if (ref !== null) return context.resolve(ref, [relationTo], path);
  throw new LineRefused([{ field: path, message: 'Nombra un documento: {"ref": "partner:acme"}, o su número.' }]);
}

/** In formatted text a link or an image says `relationTo` beside what it names. */
async function resolveWithin(value: unknown, path: string, context: Context): Promise<unknown> {
  if (Array.isArray(value)) return inOrder(value, (one, index) => resolveWithin(one, `${path}.${index}`, context));
  if (typeof value !== 'object' || value === null) return value;
  const own = value as Data;
  const resolved: Data = {};
  for (const [name, part] of Object.entries(own)) {
    const ref = readRef(part);
    const collections = typeof own['relationTo'] === 'string' ? [own['relationTo']] : [slugs.partners, slugs.offers];
    resolved[name] =
      ref === null ? await resolveWithin(part, `${path}.${name}`, context) : await context.resolve(ref, collections, `${path}.${name}`);
  }
  return resolved;
}

// One after the other: they share one database connection.
async function inOrder<Item, Result>(items: readonly Item[], act: (item: Item, index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) results.push(await act(item, index));
  return results;
}

function listOf(value: unknown, field: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new LineRefused([{ field, message: 'Aquí va una lista: [ … ].' }]);
}

function objectOf(value: unknown, field: string): Data {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Data;
  throw new LineRefused([{ field, message: 'Aquí va un objeto: { … }.' }]);
}

/** Whether a document says already what a line says. What the studio adds, as ids of rows, and what is empty make no difference. */
export function isWithin(given: unknown, stored: unknown): boolean {
  if (isEmpty(given)) return isEmpty(stored);
  if (Array.isArray(given)) {
    return Array.isArray(stored) && given.length === stored.length && given.every((one, index) => isWithin(one, stored[index]));
  }
  if (typeof given === 'object' && given !== null) {
    if (typeof stored !== 'object') return Object.values(given).every(isEmpty);
    return Object.entries(given).every(([name, value]) => isWithin(value, (stored as Data | null)?.[name]));
  }
  return given === stored;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
