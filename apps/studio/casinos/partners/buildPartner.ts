import { anyLocale } from '@lupa/database/delivery.ts';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { PartnerFact } from '@lupa/contracts/offer.ts';
import type { ScoreMove } from '@lupa/contracts/ratingMethod.ts';
import { maximumPaymentImages } from '@lupa/contracts/toplist.ts';
import { currencySign } from '@lupa/domain/currencies.ts';
import { formatDevices, formatLicence, formatStatedLimit, formatStatedTime, nameSpokenLanguage } from '@lupa/domain/statedFacts.ts';
import { formatTypedMoney } from '@lupa/domain/typedMoney.ts';
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
    facts: await buildFacts(partner, references),
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
    depositTime: statedTime(partner, 'depositTime') ?? partner.depositTime,
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
    language: languagesOf(partner),
  };
}

async function buildAttributes(partner: Partner, methods: PaymentMethod[], references: References) {
  const images: { name: string; image: string | null }[] = [];
  for (const { name, logo } of methods.slice(0, maximumPaymentImages)) images.push({ name, image: await references.imageSource(logo) });
  return {
    casinoName: partner.name,
    withdrawalLimit: formatStatedLimit({ amount: partner.maximumWithdrawal, per: partner.maximumWithdrawalPer }) ?? partner.withdrawalLimit,
    paymentMethod: images,
    compatibility: formatDevices(partner.devices) ?? partner.compatibility,
    ...depositLimitOf(partner),
    established: partner.established,
    gameType: partner.supportedGameTypes ?? [],
    languageSupport: languagesOf(partner),
    payoutTime: statedTime(partner, 'payoutTime') ?? partner.payoutTime,
    license: licenceOf(partner) ?? partner.license,
    casinoRtp: partner.casinoRtp,
    providers: arcadeReferences(partner.softwareProviders),
    paymentMethods: methods.map(({ name }) => ({ name })),
  };
}

function statedTime(partner: Partner, name: 'depositTime' | 'payoutTime'): string | null {
  return formatStatedTime({ unit: partner[`${name}Unit`], from: partner[`${name}From`], to: partner[`${name}To`] });
}

function depositLimitOf({ minimumDeposit, depositLimit, depositLimitCurrency }: Partner) {
  const isStated = typeof minimumDeposit === 'number';
  const symbols = isStated ? [currencySign] : (depositLimitCurrency ?? []);
  return {
    depositLimit: isStated ? formatTypedMoney(minimumDeposit) : depositLimit,
    depositLimitCurrency: symbols.map((currencySymbol) => ({ currencySymbol })),
  };
}

function licenceOf({ licenceAuthority, licenceAuthorityOther, licenceNumber }: Partner): string | null {
  return formatLicence({ authority: licenceAuthority, other: licenceAuthorityOther, number: licenceNumber });
}

const languagesOf = ({ languages, language }: Partner): string[] =>
  languages?.length ? languages.map(nameSpokenLanguage) : (language ?? []);

async function buildFacts(partner: Partner, references: References) {
  const facts: Record<string, PartnerFact> = {};
  for (const { attribute, source, verifiedOn, capture } of partner.facts ?? [])
    facts[attribute] = { source: source ?? null, verifiedOn: toDay(verifiedOn), capture: await references.capture(capture) };
  return facts;
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
