import { boolean, date, index, integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
    /** The import that wrote this row last. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    index('games_popular').on(table.searchVolume.desc(), table.id),
    index('games_provider').on(table.providerId, table.searchVolume.desc()),
    index('games_type').on(table.type, table.searchVolume.desc()),
    index('games_free_play').on(table.freePlayHash),
  ],
);

/**
 * Games as they were before an import changed or removed them: a reader whose index is older than that import still finds
 * the rows that its index speaks of. Kept for an hour.
 */
export const supersededGames = arcade.table(
  'superseded_games',
  {
    id: integer().notNull(),
    /** The import that replaced this row. */
    supersededBy: integer('superseded_by').notNull(),
    /** The row, with the column names of `games`. */
    game: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.supersededBy] }), index('superseded_games_import').on(table.supersededBy)],
);

/** What each import did. The catalogue's revision is the newest import that changed something. */
export const imports = arcade.table('imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }).notNull().defaultNow(),
  report: jsonb().$type<unknown>().notNull(),
  hasChanged: boolean('has_changed').notNull().default(true),
});
