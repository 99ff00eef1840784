import type { searchKinds } from '@lupa/contracts/search.ts';
import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, jsonb, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const delivery = pgSchema('delivery');

export const documentKinds = [
  'page',
  'navigationGroup',
  'microcopy',
  'globals',
  'paymentMethod',
  'partner',
  'offer',
  'toplist',
  'gameExtra',
  'redirect',
  'casinoRecord',
  'ratingMethod',
  'correction',
  'legalStatus',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const anyLocale = '*';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const documents = delivery.table(
  'documents',
  {
    kind: text().$type<DocumentKind>().notNull(),
    key: text().notNull(),
    locale: text().notNull(),
    /** `collection:id` of the studio document that this was built from: how a rename finds its old key. */
    source: text().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    refs: text().array().notNull().default([]),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Path of a partner's review: to find one without unpacking the bodies of all. `delivery.documents_at` computes it, too. */
    reviewSlug: text('review_slug').generatedAlwaysAs(sql`body #>> '{entity,reviewSlug}'`),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key, table.locale] }),
    index('documents_review')
      .on(table.reviewSlug, table.key)
      .where(sql`${table.reviewSlug} is not null`),
    index('documents_source').on(table.source),
    index('documents_partner').on(sql`split_part(${table.key}, '/', 1)`),
    index('documents_refs').using('gin', table.refs),
  ],
);

/** Written by a trigger of `documents`, so no part of a backup: `delivery.index_document(document)` makes rows anew. */
export const searchEntries = delivery.table(
  'search_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    documentKind: text('document_kind').$type<DocumentKind>().notNull(),
    documentKey: text('document_key').notNull(),
    locale: text().notNull(),
    kind: text().$type<(typeof searchKinds)[number]>().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    category: text(),
    host: text(),
    since: text(),
    name: text().notNull(),
    names: tsvector().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    index('search_entries_document').on(table.documentKind, table.documentKey, table.locale),
    index('search_entries_host').on(table.host),
    index('search_entries_name').on(table.name),
    // Without a list of entries still to be sorted in: every search would read it whole.
    index('search_entries_names').using('gin', table.names).with({ fastupdate: false }),
    index('search_entries_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);

/** Every word that a name of the search has or had, folded: what a question with wrong letters may have meant. */
export const searchWords = delivery.table('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_beginning').on(table.word.op('text_pattern_ops')),
]);

/** Only ever added to: a row for each publication that changed an offer's terms, without `offer` when it was taken away. */
export const offerVersions = delivery.table(
  'offer_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text().notNull(),
    partnerSlug: text('partner_slug').notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
    offer: jsonb().$type<unknown>(),
  },
  (table) => [
    index('offer_versions_source').on(table.source, table.since, table.id),
    index('offer_versions_partner').on(table.partnerSlug),
    index('offer_versions_since').on(table.since, table.id),
  ],
);

/** First publications; they stay when a page moves, is withdrawn and comes back. Null: before this was recorded. */
export const publications = delivery.table(
  'publications',
  {
    source: text().notNull(),
    locale: text().notNull(),
    firstPublishedAt: timestamp('first_published_at', { withTimezone: true }).defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.source, table.locale] })],
);

export const changes = delivery.table('changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tags: text().array().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** How far a CDN has been purged: what was changed up to `position` is not shown any more by any of its caches. */
export const purgePositions = delivery.table('purge_positions', {
  cdn: text().primaryKey(),
  position: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Each toplist answer that was ever given, by its responseId, so that a click can be traced to the list that was seen. */
export const toplistResponses = delivery.table('toplist_responses', {
  responseId: text('response_id').primaryKey(),
  identifier: text().notNull(),
  version: integer().notNull(),
  entries: jsonb().$type<{ partner: string; offer: string }[]>().notNull(),
  firstAnsweredAt: timestamp('first_answered_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What was done with this database once and is not to be done again, such as seeding it. */
export const milestones = delivery.table('milestones', {
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Rows of `documents` that will be others at a moment, a null `body` for those gone. Read by `delivery.documents_at(id)`. */
export const moments = delivery.table('moments', {
  id: uuid().primaryKey().defaultRandom(),
  at: timestamp({ withTimezone: true }).notNull(),
  documents: jsonb().$type<unknown[]>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
