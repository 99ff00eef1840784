import { isDeepStrictEqual } from 'node:util';
import { isBlockType } from '@lupa/contracts/blockType.ts';
import { type FieldHook, type PayloadRequest, ValidationError, type CollectionBeforeChangeHook, type Block } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { isPublishing } from '../../core/publish/publishLater.ts';

/** The type under which forms see blocks of types that this studio does not know. It is never stored. */
export const unknownType: string = 'unknownBlock';

export const unknownBlock: Block = {
  slug: unknownType,
  interfaceName: 'UnknownBlock',
  labels: { singular: 'Bloque desconocido', plural: 'Bloques desconocidos' },
  fields: [
    { name: 'stored', type: 'json', label: 'Contenido', admin: { components: { Field: '/content/pages/UnknownBlock.tsx#UnknownBlock' } } },
  ],
};

type Row = Record<string, unknown>;

/** After a read. Payload shows no form, nor duplicates a document, with a block whose type it does not know. */
export const wrapUnknownBlocks: FieldHook = ({ value }) => (Array.isArray(value) ? value.map(wrap) : value);

/** Payload goes on with the list that it had before this hook: it is changed in its place. */
export const wrapBeforeDuplicate: FieldHook = ({ value }) => {
  if (Array.isArray(value)) value.splice(0, value.length, ...value.map(wrap));
  return value;
};

/** Before a write. The other languages of a duplicate have come through `wrapBeforeDuplicate`. */
export const unwrapUnknownBlocks: FieldHook = ({ field, operation, siblingDocWithLocales, value }) => {
  const languages: unknown = siblingDocWithLocales?.[field.name ?? ''];
  if (operation === 'create' && isRow(languages))
    for (const [locale, rows] of Object.entries(languages)) if (Array.isArray(rows)) languages[locale] = rows.map(unwrap);
  return Array.isArray(value) ? value.map(unwrap) : value;
};

/**
 * A block of an unknown type stays as it is stored, wherever it is moved to, copied or restored. A new one is refused.
 * @throws ValidationError (400) that names the type
 */
export const refuseUnknownBlocks: FieldHook = async ({ originalDoc, previousValue, req, value }) => {
  if (!Array.isArray(value)) return value;
  const rows: unknown[] = value;
  if (rows.every((row) => isBlockType(typeOf(row)))) return value;
  const known = collectStored(previousValue);
  const isStored = (row: unknown) => isBlockType(typeOf(row)) || findSame(known, row) !== undefined;
  if (!rows.every(isStored)) known.push(...(await loadStored(originalDoc?.id, req)));
  const errors = rows.flatMap((row, index) => (isStored(row) ? [] : [{ path: 'content', label: 'Bloques', message: refusal(row, index) }]));
  if (errors.length > 0) throw new ValidationError({ collection: slugs.pages, errors }, req.t);
  return rows.map((row) => (isBlockType(typeOf(row)) ? row : wrap({ ...findSame(known, row), id: isRow(row) ? row['id'] : undefined })));
};

function refusal(row: unknown, index: number): string {
  const type = typeOf(unwrap(row));
  const place = `El bloque ${index + 1}`;
  if (type === '' || type === unknownType) return `${place} no dice de qué tipo es. Elige uno de la lista de bloques.`;
  return `${place} es de tipo «${type}», que este estudio no conoce. Quítalo, o elige un tipo de la lista de bloques.`;
}

/** Of all languages and versions: a version may be restored, and a language copied from another. */
async function loadStored(id: unknown, req: PayloadRequest): Promise<Row[]> {
  if (typeof id !== 'number') return [];
  const { docs } = await req.payload.findVersions({
    ...plain(req),
    collection: slugs.pages,
    where: { parent: { equals: id } },
    locale: 'all',
    select: { version: { content: true } },
  });
  return docs.flatMap(({ version }) => (isRow(version.content) ? Object.values(version.content).flatMap(collectStored) : []));
}

function collectStored(rows: unknown): Row[] {
  return Array.isArray(rows) ? rows.filter((row) => !isBlockType(typeOf(row))).flatMap((row) => [unwrap(row)].filter(isRow)) : [];
}

function findSame(known: readonly Row[], row: unknown): Row | undefined {
  const { id: _, ...block } = { ...(unwrap(row) as Row) };
  return known.find(({ id: _ownId, ...stored }) => isDeepStrictEqual(stored, block));
}

function wrap(row: unknown): unknown {
  return isRow(row) && !isBlockType(typeOf(row)) && typeOf(row) !== unknownType
    ? { id: row['id'], blockType: unknownType, stored: row }
    : row;
}

function unwrap(row: unknown): unknown {
  return isRow(row) && typeOf(row) === unknownType && isRow(row['stored']) ? { ...row['stored'], id: row['id'] } : row;
}

const typeOf = (row: unknown): string => (isRow(row) && typeof row['blockType'] === 'string' ? row['blockType'] : '');
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

export const requireBlocks: CollectionBeforeChangeHook = ({ data, req }) => {
  const blocks: unknown[] = Array.isArray(data['content']) ? data['content'] : [];
  if (!isPublishing(data, req) || blocks.some(isShown)) return data;
  const message = 'La página no tiene ningún bloque que mostrar. Agrega al menos uno, o guárdala como borrador.';
  throw new ValidationError({ collection: slugs.pages, errors: [{ path: 'content', label: 'Bloques', message }] }, req.t);
};

function isShown(block: unknown): boolean {
  return typeof block === 'object' && block !== null && 'blockType' in block && isBlockType(String(block.blockType));
}
