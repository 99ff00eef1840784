import { offerSchema } from '@lupa/contracts/offer.ts';
import { offerVersionsTag, type CacheTag } from '@lupa/contracts/tags.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { storedOfferSchema } from '@lupa/database/storedDocuments.ts';
import { changedTerms } from '@lupa/domain/offerChanges.ts';
import { slugs } from '../../core/slugs.ts';
import type { PublicDocument } from '../../core/publish/documents.ts';
import type { Built } from '../../core/publish/syncDelivery.ts';
import type { Transaction } from '../../core/publish/transaction.ts';

const latestQuery = defineQuery(
  'delivery.latestOfferVersion',
  'select offer from delivery.offer_versions where source = $1 order by since desc, id desc limit 1',
);
const addQuery = defineQuery(
  'delivery.addOfferVersion',
  'insert into delivery.offer_versions (source, partner_slug, offer) values ($1, $2, $3::jsonb)',
);
const endQuery = defineQuery(
  'delivery.endOfferVersion',
  `insert into delivery.offer_versions (source, partner_slug, offer)
   select source, partner_slug, null from delivery.offer_versions where source = $1 order by since desc, id desc limit 1`,
);
const renameQuery = defineQuery(
  'delivery.renameOfferVersions',
  'update delivery.offer_versions set partner_slug = $2 where source = $1 and partner_slug <> $2',
);

/**
 * Adds to the public history of an offer when this publication changes its terms, or takes it away. Editors cannot leave this out, and nothing
 * takes a version back. Documents of other collections have none.
 */
async function logOfferVersion(tx: Transaction, source: string, documents: readonly PublicDocument[]): Promise<CacheTag[]> {
  if (!source.startsWith(`${slugs.offers}:`)) return [];
  const document = documents.find(({ kind }) => kind === 'offer');
  const { rows } = await runQuery(tx, latestQuery, [source]);
  const latest = rows[0]?.offer ? offerSchema.parse(rows[0].offer) : null;
  if (!document) {
    if (!latest) return [];
    await runQuery(tx, endQuery, [source]);
    return [offerVersionsTag()];
  }
  const { offer, partnerSlug } = storedOfferSchema.parse(document.body);
  const { rowCount: renamed } = await runQuery(tx, renameQuery, [source, partnerSlug]);
  const isChanged = !latest || latest.offerType !== offer.offerType || changedTerms(latest, offer).length > 0;
  if (isChanged) await runQuery(tx, addQuery, [source, partnerSlug, JSON.stringify(offer)]);
  return isChanged || renamed > 0 ? [offerVersionsTag()] : [];
}

export async function logOfferVersions(tx: Transaction, built: Built): Promise<CacheTag[]> {
  const tags: CacheTag[] = [];
  for (const [source, documents] of built) tags.push(...(await logOfferVersion(tx, source, documents)));
  return tags;
}
