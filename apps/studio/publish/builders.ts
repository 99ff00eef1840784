import { slugs } from '../collections/slugs.ts';
import { buildGlobals } from './buildGlobals.ts';
import { buildOffers } from './buildOffer.ts';
import { buildPages } from './buildPage.ts';
import { buildPartners } from './buildPartner.ts';
import { buildGameExtras, buildMicrocopies, buildNavigationGroups, buildPaymentMethods, buildRedirects } from './buildSiteDocuments.ts';
import { buildToplists } from './buildToplist.ts';
import type { PublicDocument } from './documents.ts';
import type { Reader } from './reader.ts';

/** Studio document → its public documents, all languages. None when it is not published or gone. */
export type Build = (id: number, reader: Reader, editedLocale?: string) => Promise<PublicDocument[]>;

/** Collections that have documents of their own. Authors and media are only copied into those of others. */
export const builders = {
  [slugs.pages]: buildPages,
  [slugs.partners]: buildPartners,
  [slugs.offers]: buildOffers,
  [slugs.toplists]: buildToplists,
  [slugs.paymentMethods]: buildPaymentMethods,
  [slugs.navigationGroups]: buildNavigationGroups,
  [slugs.microcopy]: buildMicrocopies,
  [slugs.gameExtras]: buildGameExtras,
  [slugs.redirects]: buildRedirects,
} as const satisfies Record<string, Build>;

export type BuiltCollection = keyof typeof builders;

/** Collections whose content is copied into the documents of others; of the rest others only know the key. */
export const copiedCollections: readonly string[] = [slugs.authors, slugs.media, slugs.paymentMethods];

const builtCollections = new Set<string>(Object.keys(builders));
export const isBuilt = (collection: string): collection is BuiltCollection => builtCollections.has(collection);

/** The public documents of a `delivery.documents.source`. */
export function buildSource(source: string, reader: Reader, editedLocale?: string): Promise<PublicDocument[]> {
  const [collection = '', id = ''] = source.split(':');
  if (collection === slugs.siteGlobals) return buildGlobals(reader);
  return isBuilt(collection) ? builders[collection](Number(id), reader, editedLocale) : Promise.resolve([]);
}
