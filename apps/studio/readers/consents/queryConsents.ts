import { defineQuery, runQuery, type Executor, type RowOf } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import { z } from 'zod';
import type { Day } from '../../core/dates/days.ts';

/** $3 is the id of one choice; with null, all of the days from $1 to $2 in the market. */
const matching = `($3::uuid is null and at >= $1::date::timestamp at time zone '${market.timeZone}'
  and at < ($2::date + 1)::timestamp at time zone '${market.timeZone}' or id = $3)`;
const listQuery = defineQuery(
  'consents.list',
  `select id, at, version, choice, text, locale from consents.choices where ${matching} order by at desc, id limit $4`,
);
const countQuery = defineQuery(
  'consents.count',
  `select count(*) filter (where choice = 'accepted')::int as accepted, count(*) filter (where choice = 'rejected')::int as rejected
   from consents.choices where ${matching}`,
  { notNull: ['accepted', 'rejected'] },
);
const textsQuery = defineQuery('consents.texts', 'select hash, wording from consents.texts order by first_at');

const choiceSchema = z.enum(['accepted', 'rejected']);
export type StoredConsent = RowOf<typeof listQuery> & { choice: z.output<typeof choiceSchema> };

export type ConsentFilter = { from: Day; to: Day; id?: string | null };
export type ConsentCounts = RowOf<typeof countQuery>;

export async function queryConsents(database: Executor, { from, to, id = null }: ConsentFilter, limit: number): Promise<StoredConsent[]> {
  const { rows } = await runQuery(database, listQuery, [from, to, id, limit]);
  return rows.map((row) => ({ ...row, choice: choiceSchema.parse(row.choice) }));
}

export async function countConsents(database: Executor, { from, to, id = null }: ConsentFilter): Promise<ConsentCounts> {
  const { rows } = await runQuery(database, countQuery, [from, to, id]);
  return rows[0] ?? { accepted: 0, rejected: 0 };
}

export async function queryConsentTexts(database: Executor): Promise<Map<string, string>> {
  const { rows } = await runQuery(database, textsQuery, []);
  return new Map(rows.map(({ hash, wording }) => [hash, wording]));
}
