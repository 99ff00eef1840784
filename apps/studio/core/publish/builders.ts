import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import { slugs } from '../slugs.ts';
import type { Toplist } from '../../payload-types.ts';
import { buildGlobals } from './buildGlobals.ts';
import { buildLegalStatus } from './buildLegalStatus.ts';
import { buildOffers } from './buildOffer.ts';
import { buildPages } from './buildPage.ts';
import { buildPartners } from './buildPartner.ts';
import { buildRatingMethods, buildRecords } from './buildRecord.ts';
import {
  buildCorrections,
  buildGameExtras,
  buildMicrocopies,
  buildNavigationGroups,
  buildPaymentMethods,
  buildRedirects,
} from './buildSiteDocuments.ts';
import { buildDocument, type PublicDocument } from './documents.ts';
import type { Reader } from './reader.ts';
import { createReferences } from './references.ts';

/** Studio document → its public documents, all languages. None when it is not published or gone. */
export type Build = (id: number, reader: Reader, editedLocale?: string) => Promise<PublicDocument[]>;

/** Collections that have documents of their own. Authors and media are only copied into those of others. */
export const builders = {
  [slugs.pages]: buildPages,
  [slugs.partners]: buildPartners,
  [slugs.offers]: buildOffers,
  [slugs.toplists]: buildToplists,
  [slugs.records]: buildRecords,
  [slugs.ratingMethods]: buildRatingMethods,
  [slugs.corrections]: buildCorrections,
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
  if (collection === slugs.legalStatus) return buildLegalStatus(reader);
  return isBuilt(collection) ? builders[collection](Number(id), reader, editedLocale) : Promise.resolve([]);
}

/** Places in rank order, the ones of another date included: the service knows what time it is. */
async function buildToplists(id: number, reader: Reader): Promise<PublicDocument[]> {
  const toplist = await reader.find(slugs.toplists, id, defaultContentLocale);
  if (toplist?._status !== 'published') return [];
  const references = createReferences(reader, defaultContentLocale);
  const build = async (entry: NonNullable<Toplist['highlight']>) => {
    const partnerSlug = await references.partnerSlug(entry.partner);
    if (partnerSlug === null) return null;
    const offerId = await references.offerId(entry.offer);
    return { partnerSlug, offerId, startsAt: entry.startsAt ?? null, endsAt: entry.endsAt ?? null };
  };
  const entries: unknown[] = [];
  for (const entry of toplist.entries ?? []) entries.push((await build(entry)) ?? []);
  const body = {
    identifier: toplist.identifier,
    name: toplist.name,
    criteria: toplist.criteria?.trim() ?? '',
    orderedBy: toplist.orderedBy ?? 'editor',
    entries: entries.flat(),
    highlight: toplist.highlight?.partner ? await build(toplist.highlight) : null,
  };
  return [buildDocument('toplist', toplist.identifier, anyLocale, body, references)];
}
