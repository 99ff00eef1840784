import { type ContentLocale, defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { importCollections, type ImportLine, LineRefused, listRefs } from './importLine.schema.ts';
import { externalId } from '../../core/fields/externalId.ts';

export type Stored = Record<string, unknown> & { id: number; deletedAt?: unknown; _status?: unknown };

const namedBy: Record<string, { collection: CollectionSlug; field: string }> = {
  ...Object.fromEntries(Object.entries(importCollections).map(([type, collection]) => [type, { collection, field: externalId }])),
  author: { collection: slugs.authors, field: 'name' },
  toplist: { collection: slugs.toplists, field: 'identifier' },
  paymentMethod: { collection: slugs.paymentMethods, field: 'internalName' },
};

export type ImportedDocuments = {
  find: (line: ImportLine) => Promise<Stored | null>;
  /** To be called when a line was written: what was read before is old. */
  forget: (line: ImportLine) => void;
  resolve: (ref: string, collections: readonly string[], field: string) => Promise<number>;
};

export const localeOf = (line: ImportLine): ContentLocale => ('locale' in line ? line.locale : defaultContentLocale);

const keyOf = (line: ImportLine): string => `${line.type} ${localeOf(line)} ${line.externalId}`;

export async function loadImported(req: PayloadRequest, lines: readonly ImportLine[]): Promise<ImportedDocuments> {
  const known = new Map<string, Stored | null>();
  for (const group of Map.groupBy(lines, (line) => `${line.type} ${localeOf(line)}`).values()) {
    const found = await readAll(req, group);
    for (const line of group) known.set(keyOf(line), found.get(line.externalId) ?? null);
  }
  const ids = await findNamed(req, lines);
  return {
    async find(line) {
      const read = known.get(keyOf(line));
      return read === undefined ? ((await readAll(req, [line])).get(line.externalId) ?? null) : read;
    },
    forget: ({ type, externalId: id }) => {
      for (const key of known.keys()) if (key.startsWith(`${type} `) && key.endsWith(` ${id}`)) known.delete(key);
    },
    async resolve(ref, collections, field) {
      const [, type = '', name = ''] = /^(\w+):(.+)$/s.exec(ref) ?? [];
      const target = targetOf(type);
      if (target === undefined)
        refuse(field, `«${ref}» no sirve. Escribe tipo y nombre: ${Object.keys(namedBy).join(', ')}; como partner:acme.`);
      if (!collections.includes(target.collection)) refuse(field, `«${ref}» no puede ir aquí.`);
      const id = ids.get(ref) ?? (await findId(req, target.collection, target.field, name));
      if (id === undefined) refuse(field, `«${ref}» no está en el estudio. Si viene en este archivo, su línea va antes que esta.`);
      ids.set(ref, id);
      return id;
    },
  };
}

async function readAll(req: PayloadRequest, lines: readonly ImportLine[]): Promise<Map<string, Stored>> {
  const [first] = lines;
  if (!first) return new Map();
  const { docs } = await req.payload.find({
    ...plain(req),
    collection: importCollections[first.type],
    where: { [externalId]: { in: lines.map((line) => line.externalId) } },
    locale: localeOf(first),
    fallbackLocale: false,
    draft: true,
    trash: true,
  });
  return new Map((docs as unknown as (Stored & { externalId: string })[]).map((doc) => [doc.externalId, doc]));
}

const targetOf = (type: string) => (Object.hasOwn(namedBy, type) ? namedBy[type] : undefined);

async function findNamed(req: PayloadRequest, lines: readonly ImportLine[]): Promise<Map<string, number>> {
  const refs = new Set(lines.flatMap(({ data }) => listRefs(data)));
  const ids = new Map<string, number>();
  for (const [type, named] of Map.groupBy(refs, (ref) => ref.slice(0, ref.indexOf(':')))) {
    const target = targetOf(type);
    if (target === undefined) continue;
    const { docs } = await req.payload.find({
      ...plain(req),
      collection: target.collection,
      where: { [target.field]: { in: named.map((ref) => ref.slice(type.length + 1)) } },
      select: { [target.field]: true } as never,
    });
    // Of several with one name the newest counts, which comes first.
    for (const doc of (docs as unknown as Stored[]).toReversed()) ids.set(`${type}:${String(doc[target.field])}`, doc.id);
  }
  return ids;
}

async function findId(req: PayloadRequest, collection: CollectionSlug, field: string, name: string): Promise<number | undefined> {
  const { docs } = await req.payload.find({ ...plain(req), collection, where: { [field]: { equals: name } }, select: {}, limit: 1 });
  return docs[0]?.id;
}

function refuse(field: string, message: string): never {
  throw new LineRefused([{ field, message }]);
}
