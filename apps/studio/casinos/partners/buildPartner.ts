import { anyLocale } from '@lupa/database/delivery.ts';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { ScoreMove } from '@lupa/contracts/ratingMethod.ts';
import { maximumPaymentImages } from '@lupa/contracts/toplist.ts';
import { slugs } from '../../core/slugs.ts';
import { buildParts } from '../../core/publish/buildSources.ts';
import type { Partner, PaymentMethod } from '../../payload-types.ts';
import { buildRichText } from '../../core/publish/buildRichText.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import { createReferences, type References } from '../../core/publish/references.ts';
import { type Reference } from '../../core/publish/sources.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { toDay } from '../../core/dates/days.ts';

export async function buildPartners(id: number, reader: Reader): Promise<PublicDocument[]> {
  const partner = await reader.find(slugs.partners, id, defaultContentLocale);
  if (partner?._status !== 'published') return [];
  const references = createReferences(reader, defaultContentLocale);
  const state = partner.state ?? 'open';
  const shared = {
    reviewSlug: await references.pagePath(partner.reviewPage),
    // Nothing leads to a casino that is closed or on the black list.
    activePartner: (partner.activePartner ?? true) && state === 'open',
    recommendedPartner: await references.partnerSlug(partner.recommendedPartner),
    facts: buildFacts(partner),
    logo: await references.imageSource(partner.logo),
    favicon: await references.imageSource(partner.favicon),
  };
  const deposit = await findPaymentMethods(partner.depositPaymentMethods, references);
  const withdrawal = await findPaymentMethods(partner.withdrawalPaymentMethods, references);
  const body = {
    entity: { ...shared, ...(await buildEntity(partner, references)), ...nameMethods(deposit, withdrawal) },
    attributes: {
      ...shared,
      ...(await buildAttributes(partner, mergeMethods(deposit, withdrawal), references)),
      dissents: await buildDissents(partner, references),
    },
    scoreMoves: await buildScoreMoves(partner, references),
    state,
    stateSince: toDay(partner.stateSince),
    ...(await buildParts(slugs.partners, partner, defaultContentLocale, reader)),
  };
  return [buildDocument('partner', partner.slug, anyLocale, body, references)];
}

/** The rating itself is computed from the casino's records when it is read. */
async function buildScoreMoves(partner: Partner, references: References): Promise<ScoreMove[]> {
  const moves: ScoreMove[] = [];
  for (const { criterion, score, reason, by, day } of partner.scoreMoves ?? [])
    moves.push({ criterion, score, reason, by: (await references.author(by))?.name ?? '', day: toDay(day) ?? '' });
  return moves;
}

async function buildDissents({ dissents }: Partner, references: References) {
  const built: { text: string; by: string; day: string | null }[] = [];
  for (const { text, by, day } of dissents ?? []) built.push({ text, by: (await references.author(by))?.name ?? '', day: toDay(day) });
  return built;
}

async function buildEntity(partner: Partner, references: References) {
  return {
    partnerSlug: partner.slug,
    partnerName: partner.name,
    depositTime: partner.depositTime,
    numberOfGamesInfo: partner.numberOfGamesInfo,
    numberOfGames: partner.numberOfGames,
    security: partner.security,
    pros: (partner.pros ?? []).map(({ text }) => text),
    cons: (partner.cons ?? []).map(({ text }) => text),
    customerServices: partner.customerServices ?? [],
    softwareProviders: arcadeReferences(partner.softwareProviders),
    description: await buildRichText(partner.description, references),
    realMoneyDescription: await buildRichText(partner.realMoneyDescription, references),
    reputation: partner.reputation,
    games: partner.games,
    toplistGames: arcadeReferences(partner.toplistGames),
    webSite: partner.webSite,
    supportedGameTypes: partner.supportedGameTypes ?? [],
    language: partner.language ?? [],
  };
}

async function buildAttributes(partner: Partner, methods: PaymentMethod[], references: References) {
  const images: { name: string; image: string | null }[] = [];
  for (const { name, logo } of methods.slice(0, maximumPaymentImages)) images.push({ name, image: await references.imageSource(logo) });
  return {
    casinoName: partner.name,
    withdrawalLimit: partner.withdrawalLimit,
    paymentMethod: images,
    compatibility: partner.compatibility,
    depositLimit: partner.depositLimit,
    depositLimitCurrency: (partner.depositLimitCurrency ?? []).map((currencySymbol) => ({ currencySymbol })),
    established: partner.established,
    gameType: partner.supportedGameTypes ?? [],
    languageSupport: partner.language ?? [],
    payoutTime: partner.payoutTime,
    license: partner.license,
    casinoRtp: partner.casinoRtp,
    providers: arcadeReferences(partner.softwareProviders),
    paymentMethods: methods.map(({ name }) => ({ name })),
  };
}

function buildFacts(partner: Partner) {
  const rows = partner.facts ?? [];
  return Object.fromEntries(rows.map(({ attribute, source, verifiedOn }) => [attribute, { source, verifiedOn: toDay(verifiedOn) }]));
}

async function findPaymentMethods(list: Reference[] | null | undefined, references: References): Promise<PaymentMethod[]> {
  const methods: PaymentMethod[] = [];
  for (const reference of list ?? []) {
    const method = await references.paymentMethod(reference);
    if (method) methods.push(method);
  }
  return methods;
}

function nameMethods(deposit: PaymentMethod[], withdrawal: PaymentMethod[]) {
  const nameAll = (methods: PaymentMethod[]) => methods.map(({ internalName, name }) => ({ internalName, name }));
  return { depositPaymentMethods: nameAll(deposit), withdrawalPaymentMethods: nameAll(withdrawal) };
}

const mergeMethods = (deposit: PaymentMethod[], withdrawal: PaymentMethod[]): PaymentMethod[] => [
  ...new Map([...deposit, ...withdrawal].map((method) => [method.id, method])).values(),
];

const arcadeReferences = (ids: number[] | null | undefined) => (ids ?? []).map((arcadeId) => ({ arcadeId }));
