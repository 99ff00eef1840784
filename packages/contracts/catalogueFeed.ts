import { z } from 'zod';
import { isGameType, normaliseGameType } from './gameType.ts';

/** A line of a feed (in CSV lists and objects are JSON text), read strictly: a row that does not match is rejected, never guessed at. */
export const feedGameSchema = z.object({
  kind: z.literal('game').default('game'),
  id: z.int().positive(),
  name: z.string().trim().min(1).max(200),
  normalisedName: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  type: z.string().transform(normaliseGameType).refine(isGameType, 'is not one of the known game types'),
  providerId: z.int().positive(),
  images: z.array(z.object({ tags: z.array(z.string()), hash: z.string().regex(/^[0-9a-f]{32}$/) })).default([]),
  attributes: z.array(z.object({ type: z.string().min(1), value: z.string() })).default([]),
  freePlayHash: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable()
    .default(null),
  jackpots: z.array(z.object({ id: z.string().min(1), currencyCodes: z.array(z.string().length(3).toUpperCase()) })).default([]),
  releaseDate: z.iso.date().nullable().default(null),
  searchVolume: z.int().nonnegative().default(0),
  localUrl: z.string().startsWith('/').nullable().default(null),
});
export type FeedGame = z.output<typeof feedGameSchema>;

export const feedProviderSchema = z.object({
  kind: z.literal('provider'),
  id: z.int().positive(),
  name: z.string().trim().min(1).max(200),
  normalisedName: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  archived: z.boolean().default(false),
  images: z.array(z.object({ tags: z.array(z.string()), hash: z.string().regex(/^[0-9a-f]{32}$/) })).default([]),
  founded: z.string().nullable().default(null),
  url: z.url().nullable().default(null),
});
export type FeedProvider = z.output<typeof feedProviderSchema>;

export const feedRowSchema = z.union([feedProviderSchema, feedGameSchema]);
export type FeedRow = z.output<typeof feedRowSchema>;

export const importReportSchema = z.object({
  read: z.int(),
  inserted: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  /** Games and providers that the feed lacks and that stay, because rows could not be read that may be theirs. */
  held: z.int(),
  rejectedCount: z.int(),
  rejected: z.array(z.object({ row: z.int(), id: z.string().nullable(), reason: z.string() })),
});
export type ImportReport = z.output<typeof importReportSchema>;

export const feedProviderExample: FeedProvider = {
  kind: 'provider',
  id: 3,
  name: 'Cordillera Play',
  normalisedName: 'cordillera-play',
  archived: false,
  images: [{ tags: ['logo'], hash: 'b1946ac92492d2347c6235b4d2611184' }],
  founded: '2014',
  url: 'https://cordillera-play.example/',
};

export const feedGameExample: FeedGame = {
  kind: 'game',
  id: 101,
  name: 'Desierto Florido',
  normalisedName: 'desierto-florido',
  type: 'SLOTS',
  providerId: 3,
  images: [{ tags: ['logo'], hash: '591785b794601e212b260e25925636fd' }],
  attributes: [{ type: 'RTP', value: '96.51' }],
  freePlayHash: 'd3b07384d113edec49eaa6238ad5ff00',
  jackpots: [{ id: 'jp-1', currencyCodes: ['CLP'] }],
  releaseDate: '2025-08-14',
  searchVolume: 5400,
  localUrl: '/juegos-gratis/desierto-florido/',
};

export const importReportExample: ImportReport = {
  read: 1200,
  inserted: 0,
  updated: 3,
  unchanged: 1196,
  removed: 2,
  held: 0,
  rejectedCount: 1,
  rejected: [{ row: 17, id: '117', reason: 'type: is not one of the known game types' }],
};
