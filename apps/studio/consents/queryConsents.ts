import { marketTimeZone } from '@lupa/domain/market.ts';
import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import type { Day } from '../clicks/days.ts';
import type { Database } from '../clicks/queryClicks.ts';

const consentSchema = z.object({
  id: z.string(),
  at: z.coerce.date(),
  version: z.number(),
  choice: z.enum(['accepted', 'rejected']),
  text: z.string().nullable(),
  locale: z.string().nullable(),
});
export type StoredConsent = z.output<typeof consentSchema>;

export type ConsentFilter = { from: Day; to: Day; id?: string | null };
export type ConsentCounts = { accepted: number; rejected: number };

const matching = ({ from, to, id }: ConsentFilter) =>
  id
    ? sql`id = ${id}::uuid`
    : sql`at >= ${from}::timestamp at time zone ${marketTimeZone} and at < (${to}::timestamp + interval '1 day') at time zone ${marketTimeZone}`;

/** Choices of a period of days in Chile, the newest first. */
export async function queryConsents(database: Database, filter: ConsentFilter, limit: number): Promise<StoredConsent[]> {
  const { rows } = await database.execute(
    sql`select id, at, version, choice, text, locale from consents.choices where ${matching(filter)} order by at desc, id limit ${limit}`,
  );
  return rows.map((row) => consentSchema.parse(row));
}

export async function countConsents(database: Database, filter: ConsentFilter): Promise<ConsentCounts> {
  const { rows } = await database.execute(sql`
    select count(*) filter (where choice = 'accepted')::int as accepted, count(*) filter (where choice = 'rejected')::int as rejected
    from consents.choices where ${matching(filter)}`);
  return z.object({ accepted: z.number(), rejected: z.number() }).parse(rows[0]);
}

/** The texts that visitors were asked with, by their hashes. */
export async function queryConsentTexts(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.execute(sql`select hash, wording from consents.texts order by first_at`);
  return new Map(
    z
      .array(z.object({ hash: z.string(), wording: z.string() }))
      .parse(rows)
      .map(({ hash, wording }) => [hash, wording]),
  );
}
