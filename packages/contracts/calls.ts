import { casinoRecordExample, casinoRecordsSchema, recordCountsExample, recordCountsSchema } from './casinoRecord.ts';
import { correctionsExample, correctionsSchema } from './correction.ts';
import {
  facetsExample,
  filtersSchema,
  gamePagesExample,
  gamePagesSchema,
  gameResultsSchema,
  gamesAnswerExample,
  gamesAnswerSchema,
  gameTypesAnswerSchema,
  providerExample,
  providersSchema,
  rawGameExample,
  similarGamesExample,
  similarGamesSchema,
} from './game.ts';
import { gameEntitiesExample, gameEntitiesSchema } from './gameEntity.ts';
import { requestableTypeLabels } from './gameType.ts';
import { globalsExample, globalsSchema } from './globals.ts';
import { jackpotAnswerExample, jackpotAnswerSchema } from './jackpot.ts';
import { legalAnswerExample, legalAnswerSchema } from './legalStatus.ts';
import { microcopyEntriesExample, microcopyEntriesSchema } from './microcopy.ts';
import { navigationGroupsExample, navigationGroupsSchema } from './navigation.ts';
import { offerVersionsExample, offerVersionsSchema } from './offerVersion.ts';
import { pageAnswerExample, pageAnswerSchema } from './page.ts';
import { partnerEntitiesSchema, partnerEntityExample, publishedReviewsExample, publishedReviewsSchema } from './partnerEntity.ts';
import { paymentMethodsExample, paymentMethodsSchema, paymentUseExample, paymentUseSchema } from './paymentMethod.ts';
import { ratingMethodExample, ratingMethodsSchema } from './ratingMethod.ts';
import { redirectsExample, redirectsSchema } from './redirect.ts';
import { routesExample, routesSchema } from './route.ts';
import { searchAnswerExample, searchAnswerSchema } from './search.ts';
import { territoriesExample, territoriesSchema, territoryParameter } from './territory.ts';
import { partnersBySlugExample, partnersBySlugSchema, toplistAnswersExample, toplistAnswersSchema } from './toplist.ts';
import { z } from 'zod';

export type ServiceName = 'content' | 'arcade' | 'partners' | 'jackpots';

/** Where each service's calls start, below its host. */
export const serviceBases: Record<ServiceName, string> = {
  content: '/api/cms',
  arcade: '/api/arcade',
  partners: '/api/fenix',
  jackpots: '',
};

/** A GET of requirements 7.2 to 7.23, or an extension (docs/contracts.md): `{…}` in the path is filled by the caller. */
export type Call = {
  service: ServiceName;
  path: string;
  parameters: readonly string[];
  schema: z.ZodType;
  example: unknown;
  isExtension?: true;
};

export const calls = {
  navigationGroup: {
    service: 'content',
    path: '/navigationGroup',
    parameters: [],
    schema: navigationGroupsSchema,
    example: navigationGroupsExample,
  },
  partnerEntity: {
    service: 'content',
    path: '/partnerEntity',
    parameters: ['fields.partnerSlug[in]', territoryParameter],
    schema: partnerEntitiesSchema,
    example: [partnerEntityExample],
  },
  globalPaymentMethod: {
    service: 'content',
    path: '/globalPaymentMethod/',
    parameters: [],
    schema: paymentMethodsSchema,
    example: paymentMethodsExample,
  },
  microcopy: {
    service: 'content',
    path: '/Microcopy/',
    parameters: ['locale', 'limit'],
    schema: microcopyEntriesSchema,
    example: microcopyEntriesExample,
  },
  gameEntity: { service: 'content', path: '/gameEntity/', parameters: [], schema: gameEntitiesSchema, example: gameEntitiesExample },
  globals: { service: 'content', path: '/globals/', parameters: ['locale'], schema: globalsSchema, example: globalsExample },
  pagesAll: { service: 'content', path: '/pages/all', parameters: [], schema: routesSchema, example: routesExample },
  page: { service: 'content', path: '/page/{slug}', parameters: ['locale'], schema: pageAnswerSchema, example: pageAnswerExample },
  corrections: {
    service: 'content',
    path: '/corrections',
    parameters: [],
    schema: correctionsSchema,
    example: correctionsExample,
    isExtension: true,
  },
  legalStatus: {
    service: 'content',
    path: '/legal-status',
    parameters: [],
    schema: legalAnswerSchema,
    example: legalAnswerExample,
    isExtension: true,
  },
  redirects: {
    service: 'content',
    path: '/redirects',
    parameters: [],
    schema: redirectsSchema,
    example: redirectsExample,
    isExtension: true,
  },
  search: {
    service: 'content',
    path: '/search/',
    parameters: ['q', 'locale', 'limit'],
    schema: searchAnswerSchema,
    example: searchAnswerExample,
    isExtension: true,
  },
  providers: { service: 'arcade', path: '/providers/', parameters: [], schema: providersSchema, example: [providerExample] },
  filters: { service: 'arcade', path: '/filters/', parameters: [], schema: filtersSchema, example: facetsExample },
  games: {
    service: 'arcade',
    path: '/games/',
    parameters: ['gameTypes', 'providerIds', 'search', 'jackpots', 'sort', 'page', 'pageSize', 'facets', 'ignoreCache'],
    schema: gamesAnswerSchema,
    example: gamesAnswerExample,
  },
  gamesByIds: {
    service: 'arcade',
    path: '/games/ids/',
    parameters: ['ids', 'ignoreCache'],
    schema: gameResultsSchema,
    example: { results: [rawGameExample] },
  },
  gamePages: {
    service: 'arcade',
    path: '/games/pages/',
    parameters: ['part'],
    schema: gamePagesSchema,
    example: gamePagesExample,
    isExtension: true,
  },
  gamesByType: {
    service: 'arcade',
    path: '/games/game_type/',
    parameters: ['gameTypes', 'providerIds', 'sortingFields', 'pageSize', 'ignoreCache'],
    schema: gameResultsSchema,
    example: { results: [rawGameExample] },
  },
  gameTypes: {
    service: 'arcade',
    path: '/games/types/',
    parameters: [],
    schema: gameTypesAnswerSchema,
    example: { gameTypes: requestableTypeLabels },
  },
  similarGames: {
    service: 'arcade',
    path: '/games/search/',
    parameters: ['providerIds', 'pageSize', 'exclude', 'like'],
    schema: similarGamesSchema,
    example: similarGamesExample,
  },
  gamesByProvider: {
    service: 'arcade',
    path: '/games/provider/{id}/',
    parameters: ['pageSize'],
    schema: gameResultsSchema,
    example: { results: [rawGameExample] },
  },
  toplist: {
    service: 'partners',
    path: '/toplist/',
    parameters: ['identifier', 'params[site]', 'params[locale]', territoryParameter],
    schema: toplistAnswersSchema,
    example: toplistAnswersExample,
  },
  partnersBySlug: {
    service: 'partners',
    path: '/partners-by-slug/',
    parameters: ['slugs', 'identifier', 'params[site]', 'params[locale]', 'page_type', territoryParameter],
    schema: partnersBySlugSchema,
    example: partnersBySlugExample,
  },
  records: {
    service: 'partners',
    path: '/records/',
    parameters: ['partner', 'newest', 'corrected', 'first', 'after'],
    schema: casinoRecordsSchema,
    example: [casinoRecordExample],
    isExtension: true,
  },
  recordCounts: {
    service: 'partners',
    path: '/record-counts/',
    parameters: [],
    schema: recordCountsSchema,
    example: recordCountsExample,
    isExtension: true,
  },
  reviews: {
    service: 'partners',
    path: '/reviews/',
    parameters: ['partner', 'paths', 'newest'],
    schema: publishedReviewsSchema,
    example: publishedReviewsExample,
    isExtension: true,
  },
  paymentUse: {
    service: 'partners',
    path: '/payment-use/',
    parameters: ['method'],
    schema: paymentUseSchema,
    example: paymentUseExample,
    isExtension: true,
  },
  ratingMethods: {
    service: 'partners',
    path: '/rating-methods/',
    parameters: [],
    schema: ratingMethodsSchema,
    example: [ratingMethodExample],
    isExtension: true,
  },
  offerVersions: {
    service: 'partners',
    path: '/offer-versions/',
    parameters: ['partner', 'newest', 'oldest'],
    schema: offerVersionsSchema,
    example: offerVersionsExample,
    isExtension: true,
  },
  territories: {
    service: 'partners',
    path: '/territories/',
    parameters: [],
    schema: territoriesSchema,
    example: territoriesExample,
    isExtension: true,
  },
  jackpot: {
    service: 'jackpots',
    path: '/jackpots/{id}',
    parameters: ['currencyCode'],
    schema: jackpotAnswerSchema,
    example: jackpotAnswerExample,
    isExtension: true,
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
/** The calls that any implementation of the requirements has. */
export type RequiredCallName = {
  [Name in CallName]: (typeof calls)[Name] extends { isExtension: true } ? never : Name;
}[CallName];
export type Answer<Name extends CallName> = z.output<(typeof calls)[Name]['schema']>;

const bases: Record<ServiceName, string> = { content: '{cms}', arcade: '{arcade}', partners: '{phoenix}', jackpots: '' };

/** As SPEC section 7 names it: `{cms}/page/{slug}`. */
export const nameCall = (call: CallName): string => `${bases[calls[call].service]}${calls[call].path}`;

/** RFC 9457 problem details, media type `application/problem+json`. */
export const problemSchema = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  /** The parameter that a 400 is about. */
  parameter: z.string().optional(),
  requestId: z.string().optional(),
});
export type Problem = z.output<typeof problemSchema>;

export const problemExample: Problem = {
  type: 'about:blank',
  title: 'pageSize must be a whole number from 1 to 100',
  status: 400,
  parameter: 'pageSize',
  requestId: '0b7e5f0c-1f7b-4f0e-9a0e-0d4c3f1f7a55',
};
