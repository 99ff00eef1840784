import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { GameType } from '@lupa/contracts/gameType.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { prose, withFixedPercent } from '@lupa/demo/writing/prose.ts';
import { formatPercent } from '@lupa/demo/writing/figures.ts';
import { iconFile, logoFile, slipFile } from '@lupa/demo/media.ts';
import { termsOfOffer, titleOfOffer } from '@lupa/demo/partners/demoPartner.ts';
import type { DemoOffer, DemoPartner } from '@lupa/demo/partners/partner.schema.ts';
import { recordsOf, ratingMethods } from '@lupa/demo/partners/records.ts';
import { authors } from '@lupa/demo/writing/authors.ts';
import { factsOf, gamesText, inventedSource, numberOfGamesText, realMoneyText, toplistGamesOf } from '@lupa/demo/partners/partnerTexts.ts';
import { partners } from '@lupa/demo/partners/partners.ts';
import { payoutRange } from '@lupa/domain/rating/measure.ts';
import { reviewName, webSiteOf } from '@lupa/demo/reviews/reviewPage.ts';
import { toplists, type DemoToplistEntry } from '@lupa/demo/toplists.ts';
import { slugs } from '../core/slugs.ts';
import { sourceOf } from '../core/publish/sources.ts';
import type { Partner } from '../payload-types.ts';
import { createMissing, findId, keyOf, type SeedContext } from './seedContext.ts';
import { seedOfferVersions } from './seedOfferVersions.ts';
import { seedPublication } from './seedPublication.ts';
import { toLexical } from '../core/fields/toLexical.ts';

const published = { _status: 'published' } as const;
/** A day as the studio's date fields keep it. */
export const atNoon = (day: string): string => `${day}T12:00:00.000Z`;
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the partners that were made, whose links to pages and to each other are still missing. */
export async function seedPartners(context: SeedContext): Promise<DemoPartner[]> {
  const { payload, req } = context;
  return createMissing(
    context,
    slugs.partners,
    partners,
    ({ slug }) => slug,
    (partner) => payload.create({ collection: slugs.partners, data: { ...partnerData(partner, context), ...published }, depth: 0, req }),
  );
}

function partnerData(partner: DemoPartner, context: SeedContext) {
  const { slug, name, licence } = partner;
  const methodIds = (keys: readonly string[]) => keys.map((key) => findId(context, slugs.paymentMethods, key));
  return {
    slug,
    name,
    activePartner: partner.isActive,
    logo: findId(context, slugs.media, logoFile(slug)),
    favicon: findId(context, slugs.media, iconFile(slug)),
    webSite: webSiteOf(partner),
    description: toLexical(prose(partner.summary)),
    realMoneyDescription: toLexical(prose(realMoneyText(partner))),
    pros: partner.pros.map((text) => ({ text })),
    cons: partner.cons.map((text) => ({ text })),
    reputation: partner.reputation,
    security: partner.security,
    customerServices: [...partner.support],
    language: [...partner.languages],
    games: gamesText(partner),
    numberOfGames: partner.numberOfGames,
    numberOfGamesInfo: numberOfGamesText(partner),
    supportedGameTypes: [...partner.gameTypes],
    softwareProviders: [...partner.providers],
    toplistGames: toplistGamesOf(partner),
    license: licence.name,
    established: String(partner.established),
    compatibility: partner.compatibility,
    casinoRtp: formatPercent(partner.rtp),
    depositPaymentMethods: methodIds(partner.deposits),
    withdrawalPaymentMethods: methodIds(partner.withdrawals),
    depositTime: partner.depositTime,
    payoutTime: capitalise(payoutRange(partner.payoutHours)),
    depositLimit: partner.minimumDeposit.toLocaleString(spanishLocale),
    depositLimitCurrency: ['$'],
    withdrawalLimit: partner.withdrawalLimit,
    facts: factsOf(partner).map(({ attribute, source, verifiedOn }) => ({
      attribute: attribute as FactName,
      source,
      verifiedOn: atNoon(verifiedOn),
    })),
    scoreMoves: (partner.scoreMoves ?? []).map(({ day, ...move }) => ({
      ...move,
      day: atNoon(day),
      by: findId(context, slugs.authors, nameOfAuthor(partner.reviewer)),
    })),
  };
}

type FactName = NonNullable<Partner['facts']>[number]['attribute'];

function nameOfAuthor(key: string): string {
  return authors.find((author) => author.key === key)?.name ?? key;
}

/** What was found out about the casinos, and the rule by which it becomes a rating. A casino that has a record already is left as it is. */
export async function seedRecords(context: SeedContext): Promise<void> {
  const { payload, req } = context;
  await createMissing(
    context,
    slugs.ratingMethods,
    ratingMethods,
    ({ version }) => version,
    ({ day, ...method }) =>
      payload.create({ collection: slugs.ratingMethods, data: { ...method, day: atNoon(day), ...published }, depth: 0, req }),
  );
  const { docs } = await payload.find({
    collection: slugs.records,
    pagination: false,
    depth: 0,
    draft: true,
    select: { partner: true },
    req,
  });
  const known = new Set(docs.map(({ partner }) => Number(partner)));
  const records = partners.filter(({ slug }) => !known.has(findId(context, slugs.partners, slug))).flatMap(recordsOf);
  for (const record of records) {
    const data = { ...recordData(record, context), ...published };
    const { id } = await payload.create({ collection: slugs.records, data, depth: 0, req });
    await seedPublication(context, sourceOf(slugs.records, id), anyLocale, record.publishedDate);
  }
  context.report(`records: ${records.length} new`);
}

function recordData(record: CasinoRecord, context: SeedContext) {
  const { partnerSlug, kind, day, timeToLive, note, by, transfer, checks, terms, games, support, corrections } = record;
  const slip = slipFile(record);
  return {
    kind,
    partner: findId(context, slugs.partners, partnerSlug),
    day: atNoon(day),
    timeToLive,
    capture: slip === null ? null : findId(context, slugs.media, slip),
    by: findId(context, slugs.authors, by),
    note,
    ...(transfer && {
      transfer: {
        method: findId(context, slugs.paymentMethods, transfer.method),
        amount: transfer.amount,
        askedAt: transfer.askedAt,
        approvedAt: transfer.approvedAt,
        receivedAt: transfer.receivedAt,
      },
    }),
    checks: checks.map(({ name, holds }) => ({ name, holds: holds ? ('yes' as const) : ('no' as const) })),
    ...(terms && { terms }),
    ...(games && { games }),
    ...(support && { support }),
    corrections: corrections.map((correction) => ({ ...correction, day: atNoon(correction.day) })),
  };
}

/** Partners know their review and whom we recommend instead; both come after them. */
export async function linkPartners(context: SeedContext, created: readonly DemoPartner[]): Promise<void> {
  const { payload, req } = context;
  for (const partner of created) {
    const { slug, recommendedPartner } = partner;
    await payload.update({
      collection: slugs.partners,
      id: findId(context, slugs.partners, slug),
      data: {
        reviewPage: findId(context, slugs.pages, reviewName(partner)),
        ...(recommendedPartner && { recommendedPartner: findId(context, slugs.partners, recommendedPartner) }),
        ...published,
      },
      depth: 0,
      req,
    });
  }
  context.report(`partners: ${created.length} linked to their reviews`);
}

const offerKey = (partner: number, proxy: string): string => `${partner}/${proxy}`;

/** Offers of partners that were there before are left to the people who keep them. */
export async function seedOffers(context: SeedContext, created: readonly DemoPartner[]): Promise<void> {
  const { payload, req, ids } = context;
  const { docs } = await payload.find({
    collection: slugs.offers,
    pagination: false,
    depth: 0,
    draft: true,
    select: { partner: true, afflinkProxy: true },
    req,
  });
  for (const { id, partner, afflinkProxy } of docs) ids.set(keyOf(slugs.offers, offerKey(Number(partner), afflinkProxy)), id);
  for (const partner of created) {
    for (const [position, offer] of partner.offers.entries()) {
      const { id } = await payload.create({
        collection: slugs.offers,
        data: { ...offerData(partner, offer, context), position, ...published },
        depth: 0,
        req,
      });
      ids.set(keyOf(slugs.offers, offerKey(findId(context, slugs.partners, partner.slug), offer.proxy)), id);
      await seedOfferVersions(context, id, offer);
    }
  }
  context.report(`offers: ${created.flatMap(({ offers }) => offers).length} new, ${docs.length} there already`);
}

function offerData(partner: DemoPartner, offer: DemoOffer, context: SeedContext) {
  const { slug, isActive } = partner;
  return {
    partner: findId(context, slugs.partners, slug),
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

export async function seedToplists(context: SeedContext): Promise<void> {
  const { payload, req } = context;
  await createMissing(
    context,
    slugs.toplists,
    toplists,
    ({ identifier }) => identifier,
    ({ entries, ...toplist }) =>
      payload.create({
        collection: slugs.toplists,
        data: { ...toplist, entries: entries.map((entry) => entryData(entry, context)), ...published },
        depth: 0,
        req,
      }),
  );
}

function entryData({ partner, offer, startsAt, endsAt }: DemoToplistEntry, context: SeedContext) {
  const partnerId = findId(context, slugs.partners, partner);
  return { partner: partnerId, offer: offer === null ? null : findId(context, slugs.offers, offerKey(partnerId, offer)), startsAt, endsAt };
}
