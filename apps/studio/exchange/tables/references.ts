import type { ChoiceKind } from '@lupa/blocks/shared/forms/fields.ts';
import { contentLocales } from '@lupa/contracts/locale.ts';
import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { foldText } from '@lupa/domain/foldText.ts';
import { type Choice, readTypedValues } from '../../core/choices/choice.ts';
import { choiceSourceOf } from '../../core/choices/choiceEndpoint.ts';
import { readSiteTarget, siteUrlOf } from '../../core/publish/siteTarget.ts';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { CellFault, shorten } from './cells.ts';

export type References = {
  keyOf: (collection: string, reference: unknown) => string | null;
  /** By its key, its name or its address on the site. @throws CellFault when there is no such document, or more than one */
  idOf: (collection: string, key: string) => number;
  /** The value of what is called so; null where it is to be read as it stands. @throws CellFault */
  choose: (kind: ChoiceKind, typed: string) => string | null;
};

/** Texts of a file that may name a choice. */
export type TypedChoice = { kind: ChoiceKind; typed: string };

type Known = { byId: Map<number, string>; byKey: Map<string, number | null>; byName: Map<string, number[]> };
type Chosen = Map<string, readonly Choice[] | CellFault>;
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

const nameFields: Partial<Record<string, string>> = {
  [slugs.partners]: 'name',
  [slugs.toplists]: 'name',
  [slugs.pages]: 'internalName',
  [slugs.paymentMethods]: 'name',
};

export const choiceHints: Partial<Record<ChoiceKind, string>> = {
  games: 'el número, el nombre o la dirección del juego',
  providers: 'el número, el nombre o la dirección del proveedor',
  bonusTypes: 'la clave o el nombre del tipo de bono: welcome',
};

export const keyHints: Partial<Record<string, string>> = {
  [slugs.partners]: 'el identificador o el nombre del casino: casino-andino',
  [slugs.offers]: 'casino y camino de la oferta: casino-andino/bienvenida',
  [slugs.pages]: 'la ruta, la dirección o el nombre interno de la página: /resenas/casino-andino/',
  [slugs.paymentMethods]: 'el identificador o el nombre del método: webpay',
  [slugs.media]: 'el nombre del archivo en la Biblioteca: casino-andino.svg',
  [slugs.authors]: 'el nombre del autor',
};

/** `typed`: what a file may name by other names than its values. */
export async function loadReferences(
  request: PayloadRequest,
  collections: ReadonlySet<string>,
  typed: readonly TypedChoice[] = [],
): Promise<References> {
  const known = new Map<string, Known>();
  const wanted = new Set(collections);
  if (wanted.has(slugs.offers)) wanted.add(slugs.partners);
  const partnersFirst = [...wanted].toSorted((one, other) => Number(other === slugs.partners) - Number(one === slugs.partners));
  const references = createReferences(request, known, await matchChoices(request, typed));
  for (const collection of partnersFirst) known.set(collection, await loadKeys(request, collection as CollectionSlug, references));
  return references;
}

function createReferences({ payload }: PayloadRequest, known: ReadonlyMap<string, Known>, chosen: Chosen): References {
  const siteUrl = siteUrlOf(payload);
  return {
    keyOf: (collection, reference) => {
      const id = idOf(reference);
      if (id === undefined) return null;
      const { byId, byKey } = known.get(collection) ?? {};
      const key = byId?.get(id);
      return key !== undefined && byKey?.get(key) === id ? key : `id:${id}`;
    },
    idOf: (collection, key) => {
      const { byId, byKey, byName } = known.get(collection) ?? {};
      const [, number] = withId.exec(key) ?? [];
      const path = collection === slugs.pages ? readSiteTarget(key, siteUrl)?.path : undefined;
      const keyed = number === undefined ? byKey?.get(path ?? key) : byId?.has(Number(number)) ? Number(number) : undefined;
      const named = keyed === undefined ? (byName?.get(foldText(key)) ?? []) : [];
      if (named.length > 1) throw ambiguous(key, named.map((one) => byId?.get(one) ?? `id:${one}`).toSorted());
      const id = keyed === undefined ? named[0] : keyed;
      const { plural } = payload.collections[collection as CollectionSlug].config.labels;
      const place = typeof plural === 'string' ? plural : collection;
      if (id === undefined) throw new CellFault(`«${shorten(key)}» no está en ${place}.`);
      if (id === null) throw new CellFault(`Hay más de un documento «${shorten(key)}» en ${place}. Escribe su número: id:12.`);
      return id;
    },
    choose: (kind, typed) => {
      const found = chosen.get(choiceKey(kind, typed));
      if (found === undefined) return null;
      if (found instanceof CellFault) throw found;
      if (found.length > 1)
        throw ambiguous(
          typed,
          found.map(({ value, title, detail }) => `${value} (${title}, ${detail})`),
        );
      return found[0]?.value ?? null;
    },
  };
}

const ambiguous = (typed: string, candidates: readonly string[]): CellFault =>
  new CellFault(`«${shorten(typed)}» puede ser ${candidates.join(' o ')}. Escribe cuál.`);

const choiceKey = (kind: ChoiceKind, typed: string): string => `${kind} ${foldText(typed)}`;

/** Asks for each text once. Numbers and keys stand for themselves where nothing is called so. */
async function matchChoices(request: PayloadRequest, typed: readonly TypedChoice[]): Promise<Chosen> {
  const chosen: Chosen = new Map();
  for (const { kind, typed: text } of typed) {
    const match = choiceSourceOf(request.payload, kind)?.match;
    const isNumber = kind !== 'bonusTypes' && readTypedValues(kind, text) !== null;
    if (!match || isNumber || chosen.has(choiceKey(kind, text))) continue;
    try {
      const found = await match(request, text);
      const isMissing = found.length === 0 && kind !== 'bonusTypes';
      chosen.set(choiceKey(kind, text), isMissing ? new CellFault(`«${shorten(text)}» no está en el catálogo.`) : found);
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      chosen.set(choiceKey(kind, text), new CellFault(`${error.message} Escribe el número.`));
    }
  }
  return chosen;
}

async function loadKeys(request: PayloadRequest, collection: CollectionSlug, references: References): Promise<Known> {
  const fields = keyFields[collection] ?? [];
  const nameField = nameFields[collection];
  const { docs } = await request.payload.find({
    ...plain(request),
    collection,
    draft: true,
    locale: 'all',
    overrideAccess: false,
    select: Object.fromEntries([...fields, ...(nameField === undefined ? [] : [nameField])].map((name) => [name, true])) as never,
  });
  const byId = new Map<number, string>();
  const byKey = new Map<string, number | null>();
  const byName = new Map<string, number[]>();
  for (const doc of docs as unknown as (Data & { id: number })[]) {
    const name = nameField === undefined ? null : inFirstLanguage(doc[nameField]);
    if (name !== null) byName.set(foldText(name), [...(byName.get(foldText(name)) ?? []), doc.id]);
    const parts = fields.map((name) => (name === 'partner' ? references.keyOf(slugs.partners, doc[name]) : inFirstLanguage(doc[name])));
    if (parts.length === 0 || parts.some((part) => part === null)) {
      byId.set(doc.id, `id:${doc.id}`);
      continue;
    }
    const key = parts.join('/');
    byId.set(doc.id, key);
    byKey.set(key, byKey.has(key) ? null : doc.id);
  }
  return { byId, byKey, byName };
}

function inFirstLanguage(value: unknown): string | null {
  const texts = typeof value === 'object' && value !== null ? contentLocales.map((locale) => (value as Data)[locale]) : [value];
  const text = texts.find((one) => typeof one === 'string' && one !== '');
  return typeof text === 'string' ? text : null;
}
