import { contentLocales } from '@lupa/contracts/locale.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { CellFault, shorten } from './cells.ts';

export type References = {
  keyOf: (collection: string, reference: unknown) => string | null;
  /** @throws CellFault when there is no such document, or more than one */
  idOf: (collection: string, key: string) => number;
};

type Known = { byId: Map<number, string>; byKey: Map<string, number | null> };
type Data = Record<string, unknown>;

const withId = /^id:(\d{1,9})$/;

const keyFields: Partial<Record<string, string[]>> = {
  [slugs.partners]: ['slug'],
  [slugs.offers]: ['partner', 'afflinkProxy'],
  [slugs.pages]: ['slug'],
  [slugs.paymentMethods]: ['internalName'],
  [slugs.media]: ['filename'],
  [slugs.authors]: ['name'],
};

export const keyHints: Partial<Record<string, string>> = {
  [slugs.partners]: 'el identificador del casino: casino-andino',
  [slugs.offers]: 'casino y camino de la oferta: casino-andino/bienvenida',
  [slugs.pages]: 'la ruta de la página: /resenas/casino-andino/',
  [slugs.paymentMethods]: 'el identificador del método: webpay',
  [slugs.media]: 'el nombre del archivo en la Biblioteca: casino-andino.svg',
  [slugs.authors]: 'el nombre del autor',
};

export async function loadReferences(request: PayloadRequest, collections: ReadonlySet<string>): Promise<References> {
  const known = new Map<string, Known>();
  const wanted = new Set(collections);
  if (wanted.has(slugs.offers)) wanted.add(slugs.partners);
  const partnersFirst = [...wanted].toSorted((one, other) => Number(other === slugs.partners) - Number(one === slugs.partners));
  const references = createReferences(request, known);
  for (const collection of partnersFirst) known.set(collection, await loadKeys(request, collection as CollectionSlug, references));
  return references;
}

function createReferences({ payload }: PayloadRequest, known: ReadonlyMap<string, Known>): References {
  return {
    keyOf: (collection, reference) => {
      const id = idOf(reference);
      if (id === undefined) return null;
      const { byId, byKey } = known.get(collection) ?? {};
      const key = byId?.get(id);
      return key !== undefined && byKey?.get(key) === id ? key : `id:${id}`;
    },
    idOf: (collection, key) => {
      const { byId, byKey } = known.get(collection) ?? {};
      const [, number] = withId.exec(key) ?? [];
      const id = number === undefined ? byKey?.get(key) : byId?.has(Number(number)) ? Number(number) : undefined;
      const { plural } = payload.collections[collection as CollectionSlug].config.labels;
      const place = typeof plural === 'string' ? plural : collection;
      if (id === undefined) throw new CellFault(`«${shorten(key)}» no está en ${place}.`);
      if (id === null) throw new CellFault(`Hay más de un documento «${shorten(key)}» en ${place}. Escribe su número: id:12.`);
      return id;
    },
  };
}

async function loadKeys(request: PayloadRequest, collection: CollectionSlug, references: References): Promise<Known> {
  const fields = keyFields[collection] ?? [];
  const { docs } = await request.payload.find({
    ...plain(request),
    collection,
    draft: true,
    locale: 'all',
    overrideAccess: false,
    select: Object.fromEntries(fields.map((name) => [name, true])) as never,
  });
  const byId = new Map<number, string>();
  const byKey = new Map<string, number | null>();
  for (const doc of docs as unknown as (Data & { id: number })[]) {
    const parts = fields.map((name) => (name === 'partner' ? references.keyOf(slugs.partners, doc[name]) : inFirstLanguage(doc[name])));
    if (parts.length === 0 || parts.some((part) => part === null)) {
      byId.set(doc.id, `id:${doc.id}`);
      continue;
    }
    const key = parts.join('/');
    byId.set(doc.id, key);
    byKey.set(key, byKey.has(key) ? null : doc.id);
  }
  return { byId, byKey };
}

function inFirstLanguage(value: unknown): string | null {
  const texts = typeof value === 'object' && value !== null ? contentLocales.map((locale) => (value as Data)[locale]) : [value];
  const text = texts.find((one) => typeof one === 'string' && one !== '');
  return typeof text === 'string' ? text : null;
}
