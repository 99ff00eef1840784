import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { reportStates } from '@lupa/contracts/errorReport.ts';

export const reports = pgSchema('reports');

export const errorReports = reports.table(
  'error_reports',
  {
    number: text().primaryKey(),
    /** Of the form that was sent: the same one again is no second report. */
    form: uuid().notNull().unique(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    locale: text().notNull(),
    path: text(),
    pageTitle: text('page_title'),
    fact: text(),
    factLabel: text('fact_label'),
    message: text().notNull(),
    suggestion: text(),
    source: text(),
    state: text({ enum: reportStates }).notNull().default('received'),
    answer: text(),
    correction: text(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    takenAt: timestamp('taken_at', { withTimezone: true }),
    isSuspicious: boolean('is_suspicious').notNull().default(false),
  },
  (table) => [
    index('error_reports_at').on(table.at),
    index('error_reports_waiting')
      .on(table.at)
      .where(sql`${table.takenAt} is null`),
    check('error_reports_state', sql`${table.state} in ('received', 'reviewing', 'corrected', 'rejected')`),
  ],
);

/** How many reports came from a network within an hour of the clock. Kept for that hour alone, and without the reports. */
export const reportNetworks = reports.table(
  'networks',
  {
    network: text().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    reports: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.hour] }), index('networks_hour').on(table.hour)],
);
