import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { storedOfferSchema } from '@lupa/database/storedDocuments.ts';
import { termsOfOffer, titleOfOffer } from '@lupa/demo/partners/demoPartner.ts';
import { type DemoOffer, offerVersionsOf } from '@lupa/demo/partners/partner.schema.ts';
import { withFixedPercent } from '@lupa/demo/writing/prose.ts';
import { slugs } from '../core/slugs.ts';
import { buildOffers } from '../casinos/offers/buildOffer.ts';
import { createReader } from '../core/publish/reader.ts';
import { sourceOf } from '../core/publish/sources.ts';
import { transactionOf } from '../core/publish/transaction.ts';
import type { SeedContext } from './seedContext.ts';

const addQuery = defineQuery(
  'delivery.seedOfferVersion',
  'insert into delivery.offer_versions (source, partner_slug, since, offer) values ($1, $2, $3::timestamptz, $4::jsonb)',
);

/** What an offer of the demo said before, as if it had been published then. Its present version follows from its publication. */
export async function seedOfferVersions({ req }: SeedContext, id: number, demoOffer: DemoOffer): Promise<void> {
  const [document] = await buildOffers(id, createReader(req));
  const { offer, partnerSlug } = storedOfferSchema.parse(document?.body);
  const tx = await transactionOf(req);
  for (const { since, ...past } of offerVersionsOf(demoOffer)) {
    const { percentage, amount, freeSpins, rollover, minimumDeposit, validityDays, maximumBet } = past;
    const terms = { percentage, amount1: amount, freeSpins, rollover, minimumDeposit, validityDays, maximumBet };
    const words = { titlePreview: withFixedPercent(titleOfOffer(past)), terms: termsOfOffer(past) };
    const version = { ...offer, attributes: { ...offer.attributes, ...terms, ...words } };
    await runQuery(tx, addQuery, [sourceOf(slugs.offers, id), partnerSlug, `${since}T15:00:00Z`, JSON.stringify(version)]);
  }
}
