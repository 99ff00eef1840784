import type { GameType } from '@lupa/contracts/gameType.ts';
import { partners } from '@lupa/demo/partners/partners.ts';
import { inventedSource } from '@lupa/demo/partners/partnerTexts.ts';
import { atNoon, createDocument, createFindId, type FindId, keyOf, published, type SeedContext } from './seedContext.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { storedOfferSchema } from '@lupa/database/storedDocuments.ts';
import { termsOfOffer, titleOfOffer } from '@lupa/demo/partners/demoPartner.ts';
import { type DemoOffer, type DemoPartner, offerVersionsOf } from '@lupa/demo/partners/partner.schema.ts';
import { withFixedPercent } from '@lupa/demo/writing/prose.ts';
import { slugs } from '../core/slugs.ts';
import { buildOffers } from '../casinos/offers/buildOffer.ts';
import { createReader } from '../core/publish/reader.ts';
import { sourceOf } from '../core/publish/sources.ts';
import { transactionOf } from '../core/publish/transaction.ts';

export const offerKey = (partner: number, proxy: string): string => `${partner}/${proxy}`;

/** Offers of partners that were there before are left to the people who keep them. */
export async function seedOffers(context: SeedContext, created: ReadonlySet<string | number>): Promise<void> {
  const { payload, req, ids } = context;
  const findId = createFindId(context);
  const { docs } = await payload.find({
    collection: slugs.offers,
    pagination: false,
    depth: 0,
    draft: true,
    select: { partner: true, afflinkProxy: true },
    req,
  });
  for (const { id, partner, afflinkProxy } of docs) ids.set(keyOf(slugs.offers, offerKey(Number(partner), afflinkProxy)), id);
  const ofNew = partners.filter(({ slug }) => created.has(slug));
  for (const partner of ofNew) {
    for (const [position, offer] of partner.offers.entries()) {
      const key = offerKey(findId(slugs.partners, partner.slug), offer.proxy);
      const data = () => ({ ...offerData(partner, offer, findId), position, ...published });
      const id = await createDocument(context, slugs.offers, { key, data });
      ids.set(keyOf(slugs.offers, key), id);
      await seedOfferVersions(context, id, offer);
    }
  }
  context.report(`offers: ${ofNew.flatMap(({ offers }) => offers).length} new, ${docs.length} there already`);
}

function offerData(partner: DemoPartner, offer: DemoOffer, findId: FindId) {
  const { slug, isActive } = partner;
  return {
    partner: findId(slugs.partners, slug),
    afflinkProxy: offer.proxy,
    trackingUrl: isActive ? `https://track.${slug}.example/entrar?oferta=${offer.proxy}&click={clickId}` : null,
    titlePreview: withFixedPercent(titleOfOffer(offer)),
    offerType: offer.type,
    amount1: offer.amount,
    currency1: ['CLP' as const],
    percentage: offer.percentage,
    freeSpins: offer.freeSpins,
    minimumDeposit: offer.minimumDeposit,
    rollover: offer.rollover,
    validityDays: offer.validityDays,
    maximumBet: offer.maximumBet,
    rolloverBasis: offer.rolloverBasis ?? null,
    gameWeights: Object.entries(offer.gameWeights ?? {}).map(([gameType, share]) => ({ gameType: gameType as GameType, share })),
    maximumCashout: offer.maximumCashout ?? null,
    isSticky: offer.isSticky === undefined ? null : offer.isSticky ? ('yes' as const) : ('no' as const),
    spinValue: offer.spinValue ?? null,
    spinRollover: offer.spinRollover ?? null,
    cashbackMinimumLoss: offer.cashbackMinimumLoss ?? null,
    cashbackPaidAs: offer.cashbackPaidAs ?? null,
    territories: offer.territories ?? [],
    expiration: offer.expiration && atNoon(offer.expiration),
    terms: termsOfOffer(offer),
    termsUrl: inventedSource,
    fact: { source: inventedSource, verifiedOn: atNoon(offer.verifiedOn) },
  };
}

const addQuery = defineQuery(
  'delivery.seedOfferVersion',
  'insert into delivery.offer_versions (source, partner_slug, since, offer) values ($1, $2, $3::timestamptz, $4::jsonb)',
);

/** What an offer of the demo said before, as if it had been published then. Its present version follows from its publication. */
async function seedOfferVersions({ req }: SeedContext, id: number, demoOffer: DemoOffer): Promise<void> {
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
