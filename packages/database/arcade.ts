import { boolean, date, index, integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
    revision: integer().notNull().default(0),
  },
  (table) => [
    index('games_popular').on(table.searchVolume.desc(), table.id),
    index('games_provider').on(table.providerId, table.searchVolume.desc()),
    index('games_type').on(table.type, table.searchVolume.desc()),
    index('games_free_play').on(table.freePlayHash),
  ],
);

/** Games as they were before an import, kept for an hour: a reader with an older index still finds its rows. */
export const supersededGames = arcade.table(
  'superseded_games',
  {
    id: integer().notNull(),
    supersededBy: integer('superseded_by').notNull(),
    game: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.supersededBy] }), index('superseded_games_import').on(table.supersededBy)],
);

/** How the free play of games answered when it was tried. Without a reference to `games`, of which imports replace rows. */
export const playChecks = arcade.table('play_checks', {
  gameId: integer('game_id').primaryKey(),
  /** The free-play hash that was tried. A game with another one is untried. */
  hash: text().notNull(),
  /** Null: reported, and not tried yet. */
  at: timestamp({ withTimezone: true }),
  status: integer(),
  failingSince: timestamp('failing_since', { withTimezone: true }),
  stoppedAt: timestamp('stopped_at', { withTimezone: true }),
  reportedAt: timestamp('reported_at', { withTimezone: true }),
});

export const imports = arcade.table('imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }).notNull().defaultNow(),
  report: jsonb().$type<unknown>().notNull(),
  hasChanged: boolean('has_changed').notNull().default(true),
});
