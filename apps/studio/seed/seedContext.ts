import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
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
export type SeededCollection = keyof typeof naturalKeys;

export const keyOf = (collection: string, key: string | number): string => `${collection}/${key}`;

/** @throws when the key has not been seeded: the demo names something that it does not have. */
export function findId({ ids }: SeedContext, collection: string, key: string | number): number {
  const id = ids.get(keyOf(collection, key));
  if (id === undefined) throw new Error(`The demo names ${key}, which is not among the ${collection}.`);
  return id;
}

/** Learns what is there already, drafts and what is in the trash included: it is never written to. */
export async function learnIds(context: SeedContext, collection: SeededCollection): Promise<void> {
  const key = naturalKeys[collection];
  const { docs } = await context.payload.find({
    collection,
    pagination: false,
    depth: 0,
    draft: true,
    locale: 'all',
    trash: true,
    select: { [key]: true },
    req: context.req,
  });
  for (const doc of docs) {
    const value = Object.entries(doc).find(([name]) => name === key)?.[1];
    if (typeof value === 'string' || typeof value === 'number') context.ids.set(keyOf(collection, value), doc.id);
  }
}

/** Creates the items that are missing, one after the other: they share a transaction. Returns how many there were. */
export async function createMissing<Item>(
  context: SeedContext,
  collection: SeededCollection,
  items: readonly Item[],
  keyOfItem: (item: Item) => string | number,
  create: (item: Item) => Promise<{ id: number }>,
): Promise<Item[]> {
  await learnIds(context, collection);
  const missing = items.filter((item) => !context.ids.has(keyOf(collection, keyOfItem(item))));
  for (const item of missing) context.ids.set(keyOf(collection, keyOfItem(item)), (await create(item)).id);
  context.report(`${collection}: ${missing.length} new, ${items.length - missing.length} there already`);
  return missing;
}
