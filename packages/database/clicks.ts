import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgSchema, text, timestamp, unique, jsonb } from 'drizzle-orm/pg-core';

/** The click-out log. No raw addresses, no user agents: classes and a keyed hash whose key is thrown away daily. */
export const clickSchema = pgSchema('clicks');

export const clicks = clickSchema.table(
  'clicks',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    partnerSlug: text('partner_slug').notNull(),
    afflinkProxy: text('afflink_proxy').notNull(),
    offerId: text('offer_id').notNull(),
    page: text(),
    block: text(),
    toplist: text(),
    responseId: text('response_id'),
    linkId: text('link_id'),
    position: integer(),
    cclid: text(),
    cmpccl: text(),
    country: text(),
    device: text().notNull(),
    botClass: text('bot_class').notNull(),
    /** What gave the class away, such as `sec-purpose: prefetch`, `googlebot` or `no placement`; null for people and repeats. */
    botReason: text('bot_reason'),
    visitorKey: text('visitor_key').notNull(),
    experiment: text(),
  },
  (table) => [
    index('clicks_at').on(table.at),
    index('clicks_partner').on(table.partnerSlug, table.at),
    index('clicks_experiment')
      .on(table.experiment)
      .where(sql`experiment is not null`),
  ],
);

/** How many clicks of each kind a day had. A click is either here or in `clicks`, never in both. */
export const dailyClicks = clickSchema.table(
  'daily',
  {
    day: date().notNull(),
    partnerSlug: text('partner_slug').notNull(),
    afflinkProxy: text('afflink_proxy').notNull(),
    offerId: text('offer_id').notNull(),
    page: text(),
    block: text(),
    toplist: text(),
    position: integer(),
    country: text(),
    device: text().notNull(),
    botClass: text('bot_class').notNull(),
    clicks: integer().notNull(),
  },
  (table) => [
    unique('daily_kind')
      .on(
        table.day,
        table.partnerSlug,
        table.afflinkProxy,
        table.offerId,
        table.page,
        table.block,
        table.toplist,
        table.position,
        table.country,
        table.device,
        table.botClass,
      )
      .nullsNotDistinct(),
  ],
);

/** Clicks in the sums, as the first 8 bytes of their ids' MD5, with their first and last moment: a spool may bring them again after the retention. */
export const reducedClicks = clickSchema.table(
  'reduced',
  {
    day: date().notNull(),
    marks: bigint({ mode: 'bigint' }).array().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true })
      .notNull()
      .default(sql`'-infinity'`),
    lastAt: timestamp('last_at', { withTimezone: true })
      .notNull()
      .default(sql`'infinity'`),
  },
  (table) => [index('reduced_span').on(table.day, table.lastAt)],
);

/** Clicks that were answered while neither the database nor a disk took them: only how many, since when. */
export const lostClicks = clickSchema.table(
  'lost',
  { id: text().primaryKey(), at: timestamp({ withTimezone: true }).notNull(), clicks: integer().notNull() },
  (table) => [index('lost_at').on(table.at)],
);

export const visitorKeys = clickSchema.table('visitor_keys', {
  day: date().primaryKey(),
  key: text().notNull(),
});

/** How an offer's tracking URL answered when it was last tried. It holds for that URL alone: another one was not tried yet. */
export const linkChecks = clickSchema.table('link_checks', {
  offerId: text('offer_id').primaryKey(),
  trackingUrl: text('tracking_url').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  outcome: text().notNull(),
  status: integer(),
  target: text(),
  /** `LinkStep[]` (apps/studio/casinos/offers/followLink.ts): each address that was opened. */
  steps: jsonb().notNull().default([]),
  failingSince: timestamp('failing_since', { withTimezone: true }),
  pausedAt: timestamp('paused_at', { withTimezone: true }),
  /** `Landing` (apps/studio/casinos/offers/judgeLink.ts): where it led when it worked last, and before that page was another one. */
  landing: jsonb(),
  formerLanding: jsonb('former_landing'),
  landingChangedAt: timestamp('landing_changed_at', { withTimezone: true }),
});
