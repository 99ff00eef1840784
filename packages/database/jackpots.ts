import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  numeric,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const jackpots = pgSchema('jackpots');

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const jackpotAmounts = jackpots.table(
  'amounts',
  {
    jackpotId: text('jackpot_id').notNull(),
    currencyCode: text('currency_code').notNull(),
    amount: numeric({ precision: 20, scale: 4 }).notNull(),
    sequence: bigint({ mode: 'number' }).notNull().default(1),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Invented for a demo: a simulator raises only these, and the first real amount ends it. */
    isSimulated: boolean('is_simulated').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.jackpotId, table.currencyCode] })],
);

export const jackpotWins = jackpots.table(
  'wins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    jackpotId: text('jackpot_id').notNull(),
    currencyCode: text('currency_code').notNull(),
    amount: numeric({ precision: 20, scale: 4 }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    isSimulated: boolean('is_simulated').notNull().default(false),
  },
  (table) => [index('wins_latest').on(table.jackpotId, table.currencyCode, table.at.desc(), table.id.desc())],
);

/** Written by releases up to 0.1.0 alone, which may run beside this one: the release after this one drops it (docs/decisions/019-jackpots-across-instances.md). */
export const socketAttachments = jackpots.table('socket_io_attachments', {
  id: bigserial({ mode: 'bigint' }).primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).defaultNow(),
  payload: bytes(),
});
