import { bigint, index, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const linkSchema = pgSchema('links');

export const linkAddresses = linkSchema.table(
  'addresses',
  {
    address: text().primaryKey(),
    kind: text({ enum: ['internal', 'external'] }).notNull(),
    /** Null until it was tried. */
    outcome: text(),
    status: integer(),
    target: text(),
    /** Since when it leads nowhere; null while it does not. */
    deadSince: timestamp('dead_since', { withTimezone: true }),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
  },
  (table) => [index('addresses_dead').on(table.deadSince)],
);

export const linkPlaces = linkSchema.table(
  'places',
  {
    address: text().notNull(),
    /** `collection:id` of the studio document. */
    source: text().notNull(),
    locale: text().notNull(),
    /** The first block of a page that has it, from 1; null for what is in no block. */
    block: integer(),
  },
  (table) => [primaryKey({ columns: [table.address, table.source, table.locale] }), index('places_source').on(table.source)],
);

/** The last check of each kind of link. `finishedAt` is null while it runs. */
export const linkRuns = linkSchema.table('runs', {
  kind: text({ enum: ['internal', 'external'] }).primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

export const redirectHits = linkSchema.table('redirect_hits', {
  source: text().primaryKey(),
  hits: bigint({ mode: 'number' }).notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
});

/** Batches of hits that were counted: one that comes again, because its answer was lost, is not. Rows go after a day. */
export const hitBatches = linkSchema.table('hit_batches', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
