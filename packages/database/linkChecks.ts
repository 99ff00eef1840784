import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import { clickSchema } from './clicks.ts';

/** How an offer's tracking URL answered when it was last tried. It holds for that URL alone: another one was not tried yet. */
export const linkChecks = clickSchema.table('link_checks', {
  offerId: text('offer_id').primaryKey(),
  trackingUrl: text('tracking_url').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** Whether it answered, or why not. */
  outcome: text().notNull(),
  status: integer(),
  /** Where a redirect led to: scheme and host. */
  target: text(),
});
