import { sql } from 'drizzle-orm';
import { check, index, pgSchema, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The consent log. Append-only: the database refuses to change a row, and to delete one that is younger than a year (migration 0009). */
export const consentSchema = pgSchema('consents');

export const consentChoices = consentSchema.table(
  'choices',
  {
    /** Random, new with each choice; besides here it is in the visitor's browser alone. */
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    version: smallint().notNull(),
    choice: text({ enum: ['accepted', 'rejected'] }).notNull(),
    /** The text that was read: `texts.hash`. */
    text: text(),
    locale: text(),
  },
  (table) => [index('choices_at').on(table.at), check('choices_choice', sql`${table.choice} in ('accepted', 'rejected')`)],
);

export const consentTexts = consentSchema.table('texts', {
  hash: text().primaryKey(),
  locale: text().notNull(),
  wording: text().notNull(),
  firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
});
