import type { CasinoRecord, RecordCounts } from '@lupa/contracts/casinoRecord.ts';
import type { Correction } from '@lupa/contracts/correction.ts';
import type { Facets, GamePages, GamesAnswer, Provider, RawGame, SimilarGames } from '@lupa/contracts/game.ts';
import type { GameEntity } from '@lupa/contracts/gameEntity.ts';
import type { Globals } from '@lupa/contracts/globals.ts';
import type { JackpotAnswer } from '@lupa/contracts/jackpot.ts';
import type { LegalPeriod } from '@lupa/contracts/legalStatus.ts';
import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { NavigationGroup } from '@lupa/contracts/navigation.ts';
import type { TraitSort, VolatilityLevel } from '@lupa/contracts/gameTraits.ts';
import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';
import type { Page } from '@lupa/contracts/page.ts';
import type { PartnerEntity, PublishedReview } from '@lupa/contracts/partnerEntity.ts';
import type { PaymentMethod, PaymentUse } from '@lupa/contracts/paymentMethod.ts';
import type { RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import type { Redirect } from '@lupa/contracts/redirect.ts';
import type { Route } from '@lupa/contracts/route.ts';
import type { SearchAnswer } from '@lupa/contracts/search.ts';
import type { PartnerBySlug, ToplistAnswer } from '@lupa/contracts/toplist.ts';

/** Fields that games can be sorted by (requirement 7.29), and what an extension adds (`gameTraits.ts`). */
type GameSort = `${'release_date' | 'search_volume' | 'name'}:${'asc' | 'desc'}` | TraitSort;

/** `GET {arcade}/games/`. `page` counts from 1; `pageSize` is 1 to 100, 24 when missing. */
export type GamesQuery = {
  gameTypes?: readonly string[] | undefined;
  providerIds?: readonly string[] | undefined;
  search?: string | undefined;
  jackpots?: boolean | undefined;
  /** One of `rtpFloors`, some of `volatilityLevels`, one of `winFloors`: only where the service's facets have them. */
  minRtp?: number | undefined;
  volatility?: readonly VolatilityLevel[] | undefined;
  minHighestWin?: number | undefined;
  sort?: GameSort | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
  /** False: nobody reads the counts of the filters, which are most of the answer where there are many providers. */
  facets?: boolean | undefined;
};

/** `GET {arcade}/games/game_type/`: the most searched games of some types. */
type GamesByTypeQuery = {
  gameTypes: readonly string[];
  providerIds?: readonly string[] | undefined;
  pageSize?: number | undefined;
};

/**
 * `GET {arcade}/games/search/`. `exclude` are arcade ids; `pageSize` is 5 when missing (requirement 9.5). `like`, an extension, is the id of a game:
 * the answer is the games most like it, of any provider.
 */
type SimilarGamesQuery = {
  providerIds: readonly string[];
  like?: string | undefined;
  pageSize?: number | undefined;
  exclude?: readonly string[] | undefined;
};
type SimilarGame = SimilarGames['results'][number];

/** `first`: a part of all by casino and number, `after` one of them (`<partnerSlug>/<id>`). At most 1000. */
export type RecordChoice = { partner: string } | { newest: number } | { corrected: number } | { first: number; after?: string };
/** Which versions of offers: of a partner, the last changes of all with the version before each, or the first versions of all. At most 1000. */
export type OfferVersionChoice = { partner: string } | { newest: number } | { oldest: number };
type ReviewChoice = { partner: string } | { paths: readonly string[] } | { newest: number };

/** A page and the language that the service says it is in; null where it says nothing. */
export type FetchedPage = Page & { locale: ContentLocale | null };

/** Calls reject with `ServiceUnavailableError` when no good answer is kept. A page or toplist that is not there is null. */
export type ContentClient = {
  fetchPage: (slug: string, locale: ContentLocale) => Promise<FetchedPage | null>;
  fetchNavigation: () => Promise<NavigationGroup[]>;
  fetchMicrocopy: (locale: ContentLocale) => Promise<Microcopy>;
  fetchGlobals: (locale: ContentLocale) => Promise<Globals>;
  fetchRoutes: () => Promise<Route[]>;
  /** Those that `choose` takes of all. What is made of them ends with their pages, and not with every new one. */
  chooseRoutes: (choose: (routes: readonly Route[]) => Route[]) => Promise<Route[]>;
  fetchRedirects: () => Promise<Redirect[]>;
  /** What pages said before it was put right, the newest first; nothing where the service has no corrections. */
  fetchCorrections: () => Promise<Correction[]>;
  /** How the law has stood to casinos, the newest period first; nothing where the service does not tell. */
  fetchLegalPeriods: () => Promise<LegalPeriod[]>;
  fetchPaymentMethods: () => Promise<PaymentMethod[]>;
  fetchPartnerEntities: (slugs: readonly string[]) => Promise<PartnerEntity[]>;
  fetchGameEntities: () => Promise<GameEntity[]>;
  /** What is published about a question in a language, the best first; nothing where the service has no search. */
  search: (question: string, locale: ContentLocale) => Promise<SearchAnswer>;
};

export type ArcadeClient = {
  fetchProviders: () => Promise<Provider[]>;
  fetchFilters: () => Promise<Facets>;
  fetchGames: (query: GamesQuery) => Promise<GamesAnswer>;
  fetchGamesByIds: (ids: readonly string[]) => Promise<RawGame[]>;
  fetchGamesByType: (query: GamesByTypeQuery) => Promise<RawGame[]>;
  /** The games that search engines may know of, a part at a time, from 1; none where the service does not tell. */
  fetchGamePages: (part: number) => Promise<GamePages>;
  /** Type → label. */
  fetchGameTypes: () => Promise<Record<string, string>>;
  fetchSimilarGames: (query: SimilarGamesQuery) => Promise<SimilarGame[]>;
  /** A provider's games in a toplist: 4 when `pageSize` is missing (requirement 9.4). */
  fetchGamesByProvider: (providerId: string, pageSize?: number) => Promise<RawGame[]>;
};

export type PartnersClient = {
  fetchToplist: (identifier: string) => Promise<ToplistAnswer | null>;
  fetchPartnersBySlug: (slugs: readonly string[]) => Promise<PartnerBySlug[]>;
  /** What was found out about casinos, the newest first; nothing where the service has no records. */
  fetchRecords: (choice: RecordChoice) => Promise<CasinoRecord[]>;
  /** How many there are; none where the service has no records. */
  fetchRecordCounts: () => Promise<RecordCounts>;
  /** The published reviews of casinos, the newest first; nothing where the service does not tell. */
  fetchReviews: (choice: ReviewChoice) => Promise<PublishedReview[]>;
  /** How many casinos take a payment method, by its internal name, and the best of them; null where the service does not tell. */
  fetchPaymentUse: (internalName: string) => Promise<PaymentUse | null>;
  /** All versions, the newest first; nothing where the service computes no ratings. */
  fetchRatingMethods: () => Promise<RatingMethod[]>;
  /** What offers said since when, the newest first; nothing where the service keeps no versions. */
  fetchOfferVersions: (choice: OfferVersionChoice) => Promise<OfferVersion[]>;
  /** Those that offers name; none where the service does not tell them apart. */
  fetchTerritories: () => Promise<string[]>;
};

export type JackpotsClient = {
  /** Origin of the broadcaster, http or https, that browsers connect to; null while none is configured. */
  broadcaster: string | null;
  /** Null for an unknown jackpot, and without a broadcaster. */
  fetchJackpot: (id: string, currencyCode: string) => Promise<JackpotAnswer | null>;
};

export type Clients = { content: ContentClient; arcade: ArcadeClient; partners: PartnersClient; jackpots: JackpotsClient };
