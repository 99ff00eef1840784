import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** What partners' programmes call back about clicks (decision 078). Nothing about a player is in it. */
export const conversionSchema = pgSchema('conversions');

/** How a partner's programme calls: a row for each partner that may. */
export const conversionSources = conversionSchema.table('sources', {
  partnerSlug: text('partner_slug').primaryKey(),
  /** SHA-256 of the secret in the path, base64url. Null: no call is taken. */
  secretHash: text('secret_hash'),
  formerHash: text('former_hash'),
  formerUntil: timestamp('former_until', { withTimezone: true }),
  /** Key of the signature that each call has to carry; null: none is asked for. */
  signingKey: text('signing_key'),
  /** Addresses that may call; empty: all. */
  addresses: text().array().notNull(),
  /** `PostbackMapping` (packages/contracts/postback.ts). */
  mapping: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const conversions = conversionSchema.table(
  'events',
  {
    partnerSlug: text('partner_slug').notNull(),
    id: text().notNull(),
    /** registration, first_deposit, deposit or commission. */
    kind: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    clickId: text('click_id'),
    amount: numeric({ precision: 24, scale: 8 }),
    currency: text(),
    /** approved, pending or rejected: what is not approved is counted nowhere. */
    status: text().notNull().default('approved'),
    /**
     * How it belongs to a click: `click`, and what follows is that click's; `reduced`, a click of which only its day's sums are left;
     * `unknown`, no such click; `foreign`, a click on another partner; `none`, no click was named.
     */
    attribution: text().notNull(),
    clickDay: date('click_day'),
    offerId: text('offer_id'),
    page: text(),
    block: text(),
    toplist: text(),
    toplistVersion: integer('toplist_version'),
    position: integer(),
    country: text(),
    device: text(),
    /** Number of the call that brought it, where the partner's calls have one: it brings no other event. */
    nonce: text(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerSlug, table.id, table.kind] }),
    uniqueIndex('events_nonce')
      .on(table.partnerSlug, table.nonce)
      .where(sql`nonce is not null`),
    index('events_click_day').on(table.clickDay),
    index('events_at').on(table.at),
    index('events_received').on(table.receivedAt),
    index('events_apart')
      .on(table.receivedAt)
      .where(sql`attribution in ('unknown', 'foreign', 'none')`),
  ],
);

/** What an event was before a later call with its number: a trigger of `events` writes it. */
export const formerEvents = conversionSchema.table(
  'former_events',
  {
    partnerSlug: text('partner_slug').notNull(),
    id: text().notNull(),
    kind: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    clickId: text('click_id'),
    amount: numeric({ precision: 24, scale: 8 }),
    currency: text(),
    status: text().notNull(),
    nonce: text(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerSlug, table.id, table.kind, table.receivedAt] }),
    index('former_events_nonce')
      .on(table.partnerSlug, table.nonce)
      .where(sql`nonce is not null`),
  ],
);

/** Calls that could not be taken. */
export const refusedCalls = conversionSchema.table(
  'refused',
  {
    id: text().primaryKey(),
    partnerSlug: text('partner_slug').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    reason: text().notNull(),
    parameters: text().array().notNull(),
    eventId: text('event_id'),
    clickId: text('click_id'),
    /** `KeptCall` (packages/contracts/postback.ts), for 30 days, of a call that could not be understood. */
    call: jsonb(),
  },
  (table) => [index('refused_received').on(table.receivedAt)],
);

export const droppedFields = conversionSchema.table(
  'dropped',
  {
    day: date().notNull(),
    partnerSlug: text('partner_slug').notNull(),
    name: text().notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.partnerSlug, table.name] })],
);

export const clickDays = conversionSchema.table(
  'click_days',
  {
    day: date().notNull(),
    partnerSlug: text('partner_slug').notNull(),
    offerId: text('offer_id').notNull(),
    page: text(),
    block: text(),
    toplist: text(),
    toplistVersion: integer('toplist_version'),
    position: integer(),
    country: text(),
    device: text().notNull(),
    clicks: integer().notNull(),
  },
  (table) => [index('click_days_day').on(table.day)],
);

export const summedDays = conversionSchema.table('summed_days', { day: date().primaryKey() });

/** A row for each time that clicks came after their day was over: its sums are to be made again. */
export const lateDays = conversionSchema.table('late_days', { day: date().notNull() });

/** What a unit of a currency was worth from a day on, in the market's currency: the column is called after the first market's. */
export const exchangeRates = conversionSchema.table(
  'rates',
  { currency: text().notNull(), day: date().notNull(), pesos: numeric({ precision: 20, scale: 8 }).notNull() },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
);

export const statements = conversionSchema.table(
  'statements',
  {
    id: uuid().primaryKey().defaultRandom(),
    partnerSlug: text('partner_slug').notNull(),
    month: date().notNull(),
    fileName: text('file_name').notNull(),
    /** `StatementMapping` (packages/contracts/statement.ts). */
    mapping: jsonb().notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('statements_partner_month').on(table.partnerSlug, table.month)],
);

export const statementRows = conversionSchema.table(
  'statement_rows',
  {
    statementId: uuid('statement_id')
      .notNull()
      .references(() => statements.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    kind: text().notNull(),
    eventId: text('event_id'),
    clickId: text('click_id'),
    amount: numeric({ precision: 24, scale: 8 }),
    currency: text(),
    at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.statementId, table.line] }),
    index('statement_rows_event').on(table.eventId),
    index('statement_rows_click').on(table.clickId),
  ],
);
