import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import { prose } from '@lupa/demo/writing/prose.ts';
import { formatPercent } from '@lupa/demo/writing/figures.ts';
import { iconFile, logoFile, slipFile } from '@lupa/demo/media.ts';
import type { DemoPartner } from '@lupa/demo/partners/partner.schema.ts';
import { recordsOf } from '@lupa/demo/partners/records.ts';
import { nameOfAuthor } from '@lupa/demo/writing/authors.ts';
import { factsOf, gamesText, numberOfGamesText, toplistGamesOf } from '@lupa/demo/partners/partnerTexts.ts';
import { partners } from '@lupa/demo/partners/partners.ts';
import { spokenLanguages, type StatedTime } from '@lupa/domain/statedFacts.ts';
import { reviewName, webSiteOf } from '@lupa/demo/reviews/reviewPage.ts';
import { toplists, type DemoToplistEntry } from '@lupa/demo/toplists.ts';
import { slugs } from '../core/slugs.ts';
import type { Partner } from '../payload-types.ts';
import { atNoon, createDocument, createFindId, type FindId, published, type SeedContext, type SeedDocument } from './seedContext.ts';
import { offerKey } from './seedOffers.ts';
import { toLexical } from '../core/fields/toLexical.ts';

/** Partners know their review and whom we recommend instead, and their descriptions name figures of them; all come after them. */
export const partnerDocuments: SeedDocument<'partners'>[] = partners.map((partner) => ({
  key: partner.slug,
  data: (findId) => ({ ...partnerData(partner, findId), ...published }),
  links: (findId) => ({
    description: toLexical(prose(partner.summary), (slug) => findId(slugs.partners, slug)),
    reviewPage: findId(slugs.pages, reviewName(partner)),
    ...(partner.recommendedPartner && { recommendedPartner: findId(slugs.partners, partner.recommendedPartner) }),
    ...published,
  }),
}));

function partnerData(partner: DemoPartner, findId: FindId) {
  const { slug, name, licence } = partner;
  const methodIds = (keys: readonly string[]) => keys.map((key) => findId(slugs.paymentMethods, key));
  return {
    slug,
    name,
    activePartner: partner.isActive,
    state: partner.state ?? ('open' as const),
    stateSince: partner.stateSince === undefined ? null : atNoon(partner.stateSince),
    logo: findId(slugs.media, logoFile(slug)),
    favicon: findId(slugs.media, iconFile(slug)),
    webSite: webSiteOf(partner),
    pros: partner.pros.map((text) => ({ text })),
    cons: partner.cons.map((text) => ({ text })),
    reputation: partner.reputation,
    security: partner.security,
    customerServices: [...partner.support],
    games: gamesText(partner),
    numberOfGames: partner.numberOfGames,
    numberOfGamesInfo: numberOfGamesText(partner),
    supportedGameTypes: [...partner.gameTypes],
    softwareProviders: [...partner.providers],
    toplistGames: toplistGamesOf(partner),
    licenceAuthority: licence.authority,
    licenceAuthorityOther: licence.other ?? null,
    established: String(partner.established),
    casinoRtp: formatPercent(partner.rtp),
    depositPaymentMethods: methodIds(partner.deposits),
    withdrawalPaymentMethods: methodIds(partner.withdrawals),
    minimumDeposit: partner.minimumDeposit,
    minimumWithdrawal: partner.minimumWithdrawal,
    ...statedData(partner),
    facts: factsOf(partner).map(({ attribute, source, verifiedOn }) => ({
      attribute: attribute as FactName,
      source,
      verifiedOn: atNoon(verifiedOn),
    })),
    dissents: (partner.dissents ?? []).map(({ text, day }) => ({
      text,
      day: atNoon(day),
      by: findId(slugs.authors, nameOfAuthor(partner.reviewer)),
    })),
    scoreMoves: (partner.scoreMoves ?? []).map(({ day, ...move }) => ({
      ...move,
      day: atNoon(day),
      by: findId(slugs.authors, nameOfAuthor(partner.reviewer)),
    })),
  };
}

/** In fields where there is one for it, else as text. */
function statedData({ depositTime, payoutHours, withdrawalLimit, compatibility, languages }: DemoPartner): Partial<Partner> {
  return {
    ...(typeof depositTime === 'string' ? { depositTime } : timeData('depositTime', depositTime)),
    ...timeData('payoutTime', statePayout(payoutHours)),
    ...(typeof withdrawalLimit === 'string'
      ? { withdrawalLimit }
      : { maximumWithdrawal: withdrawalLimit.amount, maximumWithdrawalPer: withdrawalLimit.per }),
    ...(typeof compatibility === 'string' ? { compatibility } : { devices: [...compatibility] }),
    ...(languages.every((language) => spokenLanguages.includes(language))
      ? { languages: languages as NonNullable<Partner['languages']> }
      : { language: languages }),
  };
}

const timeData = (name: 'depositTime' | 'payoutTime', { unit, from, to }: StatedTime) => ({
  [`${name}Unit`]: unit,
  [`${name}From`]: from,
  [`${name}To`]: to,
});

/** In the units of `payoutRange`, which is shown once withdrawals are measured. */
function statePayout([shortest, longest]: DemoPartner['payoutHours']): StatedTime {
  const isInDays = shortest >= 24;
  if (!isInDays && longest <= 72) return { unit: 'hours', from: shortest, to: longest };
  const [from, to] = [Math.round(shortest / 24), Math.round(longest / 24)];
  return { unit: 'days', to, ...(isInDays && from < to && { from }) };
}

type FactName = NonNullable<Partner['facts']>[number]['attribute'];

/** What was found out about the casinos. A casino that has a record already is left as it is. */
export async function seedRecords(context: SeedContext): Promise<void> {
  const { payload, req } = context;
  const findId = createFindId(context);
  const { docs } = await payload.find({
    collection: slugs.records,
    pagination: false,
    depth: 0,
    draft: true,
    select: { partner: true },
    req,
  });
  const known = new Set(docs.map(({ partner }) => Number(partner)));
  const records = partners.filter(({ slug }) => !known.has(findId(slugs.partners, slug))).flatMap(recordsOf);
  for (const record of records)
    await createDocument(context, slugs.records, {
      key: record.id,
      data: () => ({ ...recordData(record, findId), ...published }),
      publishedOn: [[anyLocale, record.publishedDate]],
    });
  context.report(`records: ${records.length} new`);
}

function recordData(record: CasinoRecord, findId: FindId) {
  const { partnerSlug, kind, day, timeToLive, note, by, transfer, checks, terms, games, support, corrections } = record;
  const slip = slipFile(record);
  return {
    kind,
    partner: findId(slugs.partners, partnerSlug),
    day: atNoon(day),
    timeToLive,
    capture: slip === null ? null : findId(slugs.media, slip),
    by: findId(slugs.authors, by),
    note,
    ...(transfer && {
      transfer: {
        method: findId(slugs.paymentMethods, transfer.method),
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

export const toplistDocuments: SeedDocument<'toplists'>[] = toplists.map(({ entries, ...toplist }) => ({
  key: toplist.identifier,
  data: (findId) => ({ ...toplist, entries: entries.map((entry) => entryData(entry, findId)), ...published }),
}));

function entryData({ partner, offer, startsAt, endsAt }: DemoToplistEntry, findId: FindId) {
  const partnerId = findId(slugs.partners, partner);
  return { partner: partnerId, offer: offer === null ? null : findId(slugs.offers, offerKey(partnerId, offer)), startsAt, endsAt };
}
