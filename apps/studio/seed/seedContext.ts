import { type ContentLocale, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { CollectionSlug, Payload, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { sourceOf } from '../core/publish/sources.ts';
import { transactionOf } from '../core/publish/transaction.ts';
import { slugs } from '../core/slugs.ts';

/** What every step of the seed works with. All of it happens in the one transaction of `req`. */
export type SeedContext = {
  payload: Payload;
  req: PayloadRequest;
  /** Says what a step has done, in one line. */
  report: (line: string) => void;
  /** Ids in the studio by natural key; see `findId`. */
  ids: Map<string, number>;
};

const naturalKeys = {
  [slugs.media]: 'filename',
  [slugs.paymentMethods]: 'internalName',
  [slugs.authors]: 'name',
  [slugs.partners]: 'slug',
  [slugs.toplists]: 'identifier',
  [slugs.pages]: 'internalName',
  [slugs.microcopy]: 'key',
  [slugs.navigationGroups]: 'groupName',
  [slugs.redirects]: 'from',
  [slugs.gameExtras]: 'arcadeId',
  [slugs.ratingMethods]: 'version',
} as const satisfies Partial<Record<CollectionSlug, string>>;
type SeededCollection = keyof typeof naturalKeys;

export const published = { _status: 'published' } as const;
/** A day as the studio's date fields keep it. */
export const atNoon = (day: string): string => `${day}T12:00:00.000Z`;

export const keyOf = (collection: string, key: string | number): string => `${collection}/${key}`;

/**
 * The id in the studio of what a key of the demo names. @throws when it has not been seeded: the demo names something that it does not
 * have.
 */
export type FindId = (collection: string, key: string | number) => number;

export const createFindId =
  ({ ids }: Pick<SeedContext, 'ids'>): FindId =>
  (collection, key) => {
    const id = ids.get(keyOf(collection, key));
    if (id === undefined) throw new Error(`The demo names ${key}, which is not among the ${collection}.`);
    return id;
  };

type Data<Collection extends CollectionSlug> = RequiredDataFromCollectionSlug<Collection>;

/** A document of the demo, in the form that Payload takes. */
export type SeedDocument<Collection extends CollectionSlug> = {
  /** Its natural key. */
  key: string | number;
  data: (findId: FindId) => Data<Collection>;
  /** The same in further languages. */
  translations?: [ContentLocale, (findId: FindId) => Partial<Data<Collection>>][];
  /** What it names that comes after it; see `linkDocuments`. */
  links?: (findId: FindId) => Partial<Data<Collection>>;
  /** When it was published first, in each language. */
  publishedOn?: [locale: string, at: string | null][];
  readFile?: () => Promise<Buffer>;
};

/**
 * Creates the documents that are missing, one after the other: they share a transaction. What is there already, drafts and what is in the
 * trash included, is never written to. Returns those that it created.
 */
export async function seedCollection<Collection extends SeededCollection>(
  context: SeedContext,
  collection: Collection,
  documents: readonly SeedDocument<Collection>[],
): Promise<SeedDocument<Collection>[]> {
  await learnIds(context, collection);
  const missing = documents.filter(({ key }) => !context.ids.has(keyOf(collection, key)));
  for (const document of missing) context.ids.set(keyOf(collection, document.key), await createDocument(context, collection, document));
  context.report(`${collection}: ${missing.length} new, ${documents.length - missing.length} there already`);
  return missing;
}

async function learnIds({ payload, req, ids }: SeedContext, collection: SeededCollection): Promise<void> {
  const key = naturalKeys[collection];
  const { docs } = await payload.find({
    collection,
    pagination: false,
    depth: 0,
    draft: true,
    locale: 'all',
    trash: true,
    select: { [key]: true },
    req,
  });
  for (const doc of docs) {
    const value = Object.entries(doc).find(([name]) => name === key)?.[1];
    if (typeof value === 'string' || typeof value === 'number') ids.set(keyOf(collection, value), doc.id);
  }
}

/** Returns its id. */
export async function createDocument<Collection extends CollectionSlug>(
  context: SeedContext,
  collection: Collection,
  { key, data, translations, publishedOn = [], readFile }: SeedDocument<Collection>,
): Promise<number> {
  const { payload, req } = context;
  const findId = createFindId(context);
  const bytes = await readFile?.();
  // A file that an interrupted seed left behind belongs to no document.
  const file = bytes && { file: { name: key, mimetype: 'image/png', data: bytes, size: bytes.length }, overwriteExistingFiles: true };
  const language = translations && { locale: defaultContentLocale };
  const created = await payload.create({ collection, ...language, data: data(findId), ...file, depth: 0, req } as never);
  const { id } = created as { id: number };
  for (const [locale, translation] of translations ?? [])
    await payload.update({ collection, id, locale, data: translation(findId), depth: 0, req } as never);
  for (const [locale, at] of publishedOn)
    await runQuery(await transactionOf(req), datePublicationQuery, [sourceOf(collection, id), locale, at]);
  return id;
}

/** As if the first publication had been then. */
const datePublicationQuery = defineQuery(
  'delivery.seedPublication',
  `insert into delivery.publications (source, locale, first_published_at) values ($1, $2, $3::timestamptz)
   on conflict (source, locale) do update set first_published_at = excluded.first_published_at`,
);

/** Adds to documents what they name of those that were created after them. */
export async function linkDocuments<Collection extends SeededCollection>(
  context: SeedContext,
  collection: Collection,
  created: readonly SeedDocument<Collection>[],
): Promise<void> {
  const { payload, req } = context;
  const findId = createFindId(context);
  for (const { key, links } of created)
    if (links) await payload.update({ collection, id: findId(collection, key), data: links(findId), depth: 0, req } as never);
}
