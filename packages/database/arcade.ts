import { boolean, date, index, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

/** The games catalogue, filled by importing a feed. */
export const arcade = pgSchema('arcade');

type TaggedImage = { tags: string[]; hash: string };

export const providers = arcade.table('providers', {
  id: integer().primaryKey(),
  name: text().notNull(),
  normalisedName: text('normalised_name').notNull(),
  archived: boolean().notNull().default(false),
  images: jsonb().$type<TaggedImage[]>().notNull().default([]),
  founded: text(),
  url: text(),
  /** Hash of the feed's row: an unchanged row is not written again. */
  fingerprint: text().notNull(),
});

export const games = arcade.table(
  'games',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    normalisedName: text('normalised_name').notNull(),
    type: text().notNull(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id),
    images: jsonb().$type<TaggedImage[]>().notNull().default([]),
    attributes: jsonb().$type<{ type: string; value: string }[]>().notNull().default([]),
    freePlayHash: text('free_play_hash'),
    jackpots: jsonb().$type<{ id: string; currencyCodes: string[] }[]>().notNull().default([]),
    releaseDate: date('release_date'),
    searchVolume: integer('search_volume').notNull().default(0),
    localUrl: text('local_url'),
    fingerprint: text().notNull(),
  },
  (table) => [
    index('games_popular').on(table.searchVolume.desc(), table.id),
    index('games_provider').on(table.providerId, table.searchVolume.desc()),
    index('games_type').on(table.type, table.searchVolume.desc()),
  ],
);

/** What each import did. */
export const imports = arcade.table('imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }).notNull().defaultNow(),
  report: jsonb().$type<unknown>().notNull(),
});
