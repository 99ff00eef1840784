import { chooseOffer } from '@lupa/domain/toplistRules.ts';
import { placeholderProvider, type RawGame } from '@lupa/contracts/game.ts';
import { nameGameType } from '@lupa/contracts/gameType.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import { isCasinoOutdated } from '@lupa/contracts/linkFacts.ts';
import { hasProvider, type PartnerAttributes, type ToplistAnswer, type ToplistPartner } from '@lupa/contracts/toplist.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { BlockContext, DetailLoader } from '../block.ts';
import { hasBonusCost, presentBonusCost } from '../shared/bonusCost/presentBonusCost.ts';
import { type PresentedDetail, presentDetail, presentDetailReport } from '../shared/detail/presentDetail.ts';
import type { DetailKind } from '../shared/detail/detailAddress.ts';
import { type PresentedGameLinks, presentGameLinks } from '../shared/games/presentGameLinks.ts';
import { type EntrySurroundings, linkDataOf } from '../shared/offer/presentEntry.ts';
import {
  partnersLang,
  type PresentedFact,
  type PresentedProof,
  presentFacts,
  presentProof,
  unproved,
} from '../shared/offer/presentFacts.ts';
import type { EntryDetailProps } from './EntryDetail.tsx';
import { type ListOrder, presentReason } from './presentReason.ts';
import type { StoredToplist } from './toplist.schema.ts';

/** In their order, each with its place among those that the block is about; with filters also those beyond `limit`, which they find. */
export function listPartners(
  { limit, providerId, showFilters }: Pick<StoredToplist, 'limit' | 'providerId' | 'showFilters'>,
  answer: Pick<ToplistAnswer, 'partners'> | null,
): { partner: ToplistPartner; position: number }[] {
  return Object.values(answer?.partners ?? {})
    .filter((partner) => providerId === null || hasProvider(partner, providerId))
    .slice(0, showFilters ? undefined : (limit ?? undefined))
    .map((partner, index) => ({ partner, position: index + 1 }));
}

export function presentEntryDetails(
  partner: ToplistPartner,
  { blockId, today }: Pick<EntrySurroundings, 'blockId' | 'today'>,
  { criteria }: ListOrder,
  context: BlockContext,
): PresentedDetail[] {
  const { attributes } = partner;
  const hasReason = criteria !== '' || attributes.rating !== null;
  const hasCost = !isCasinoOutdated(attributes) && hasBonusCost(chooseOffer(attributes.offers, attributes.toplistOfferId), today);
  const kinds: DetailKind[] = [...(hasReason ? ['reason' as const] : []), ...(hasCost ? ['cost' as const] : []), 'facts'];
  return kinds.map((kind) => presentEntryDetail(kind, partner, blockId, context));
}

function presentEntryDetail(kind: DetailKind, partner: ToplistPartner, blockId: string, context: BlockContext): PresentedDetail {
  const { microcopy } = context;
  const { slug, attributes } = partner;
  const factsTitle = attributes.providers.length > 0 ? microcopy.casino_facts_and_games : microcopy.casino_facts;
  const titles = { reason: microcopy.why_ranked, cost: microcopy.bonus_cost, facts: factsTitle };
  const group = `topList-${blockId}-${slug}`;
  return presentDetail({ kind, title: titles[kind], partner, entry: slug, group, blockId }, context);
}

export const loadEntryDetail: DetailLoader<StoredToplist, EntryDetailProps> = async (stored, { kind, entry }, context) => {
  const identifier = stored.toplist ?? context.initialToplist;
  const answer = await context.clients.partners.fetchToplist(identifier);
  const found = listPartners(stored, answer).find(({ partner: { slug } }) => slug === entry);
  if (!answer || !found) return null;
  const { partner, position } = found;
  const { responseId, orderedBy } = answer;
  const today = dayInMarket(context.now);
  const list: EntrySurroundings = {
    blockId: stored.id,
    identifier,
    responseId,
    orderedBy,
    today,
    position,
    bonusTypes: {},
    recommended: new Map(),
    summary: null,
  };
  const { microcopy } = context;
  const offer = chooseOffer(partner.attributes.offers, partner.attributes.toplistOfferId);
  const shared = (known: DetailKind) => ({
    detail: presentEntryDetail(known, partner, stored.id, context),
    report: presentDetailReport(known, partner, context),
    microcopy,
  });
  if (kind === 'reason') {
    const reason = presentReason(partner, list, answer, context);
    return reason && { kind, reason, ...shared(kind) };
  }
  if (kind === 'cost') {
    const cost = isCasinoOutdated(partner.attributes) ? null : presentBonusCost(offer, today, context);
    return cost && { kind, cost, ...shared(kind) };
  }
  if (kind !== 'facts') return null;
  const games = presentGames(partner, await loadProviderGames(partner, context), list, context);
  return { kind, facts: presentCasinoFacts(partner, offer, context), games, ...shared(kind) };
};

/** Requirement 7.26: the page size of a provider's games in a toplist. */
const gamesPerProvider = 4;

/** Some games of a partner's first provider. They embellish an entry, which stands without them. */
async function loadProviderGames({ attributes: { providers } }: ToplistPartner, { clients }: BlockContext): Promise<RawGame[]> {
  const [provider] = providers;
  return provider ? clients.arcade.fetchGamesByProvider(provider.arcadeId, gamesPerProvider).catch(() => []) : [];
}

function presentCasinoFacts(partner: ToplistPartner, offer: Offer | undefined, context: BlockContext): (PresentedFact & PresentedProof)[] {
  const { microcopy, locale } = context;
  const { attributes } = partner;
  const isOutdated = isCasinoOutdated(attributes);
  const listed = (texts: readonly string[]) => texts.join(', ') || '-';
  const rows: [label: string, value: string, attribute: string][] = [
    [microcopy.license, attributes.license, 'license'],
    [microcopy.established, attributes.established, 'established'],
    [microcopy.compatibility, attributes.compatibility, 'compatibility'],
    [microcopy.languages, listed(attributes.languageSupport), 'languageSupport'],
    [microcopy.game_types, listed(attributes.gameType.map((type) => nameGameType(type, locale) ?? type)), 'gameType'],
    [microcopy.payment_methods, listed(methodsOf(attributes)), 'paymentMethods'],
  ];
  const known = rows.map(([label, value, attribute]) => {
    // What proves a fact may be a page of the casino's own.
    const lang = attribute === 'gameType' ? undefined : partnersLang(context);
    return { label, value, lang, ...presentProof(partner, attribute, context) };
  });
  const { validity, payoutTime, casinoRtp, depositLimit, withdrawalLimit } = presentFacts(attributes, offer, context);
  const terms = { label: microcopy.record_terms, value: offer?.attributes.terms ?? '', lang: partnersLang(context) };
  const others = [validity, payoutTime, casinoRtp, depositLimit, withdrawalLimit, ...(isOutdated || terms.value === '' ? [] : [terms])];
  return [...known, ...others.map((fact) => ({ ...fact, ...unproved }))];
}

/** All that are known, else those that the list shows. */
const methodsOf = ({ paymentMethods, paymentMethod }: PartnerAttributes): string[] =>
  (paymentMethods.length > 0 ? paymentMethods : paymentMethod).map(({ name }) => name).filter((name) => name !== '');

function presentGames(
  partner: ToplistPartner,
  games: readonly RawGame[],
  list: EntrySurroundings,
  { presenter, microcopy }: BlockContext,
): PresentedGameLinks | null {
  const provider = games[0]?.provider.name ?? placeholderProvider.name;
  if (provider === placeholderProvider.name) return null;
  const title = microcopy.games_of_provider.replace('{provider}', () => provider);
  return presentGameLinks(title, games, { presenter, data: linkDataOf('game', partner.slug, list) });
}
