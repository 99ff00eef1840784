import { integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { clickSchema } from './clicks.ts';

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
  /** Since when each try has failed. */
  failingSince: timestamp('failing_since', { withTimezone: true }),
  /** Since when nobody is led there. */
  pausedAt: timestamp('paused_at', { withTimezone: true }),
  /** `Landing` (apps/studio/casinos/offers/judgeLink.ts): where it led when it worked last, and before that page was another one. */
  landing: jsonb(),
  formerLanding: jsonb('former_landing'),
  landingChangedAt: timestamp('landing_changed_at', { withTimezone: true }),
});
