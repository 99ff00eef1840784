import { defineQuery, runQuery, type Executor, type RowOf } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import { z } from 'zod';
import type { Day } from '../../core/dates/days.ts';
import { type GivenParameters, type PeriodFaults, readPeriod } from '../../core/report/readPeriod.ts';
import type { ConsentChoice } from '@lupa/contracts/consent.ts';

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

export const consentsPath = '/admin/consents';

export type ConsentParameters = {
  from: Day;
  to: Day;
  /** Part of the query that looks for one choice; null: all of the period. */
  id: string | null;
  faults: PeriodFaults & { id?: string };
  typed: { from: string; to: string; id: string };
};

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function readConsentParameters(given: GivenParameters, today: Day): ConsentParameters {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name].replaceAll('\0', '').trim().slice(0, 100) : '');
  const typed = { from: text('from'), to: text('to'), id: text('id') };
  const { from, to, faults } = readPeriod(typed, today);
  const isId = uuid.test(typed.id);
  return {
    from,
    to,
    id: isId ? typed.id.toLowerCase() : null,
    faults:
      typed.id === '' || isId ? faults : { ...faults, id: 'Este id no está completo. Se ve así: 7d0f3c52-9c1e-4f5b-8a55-0c6c1d1f2e9b.' },
    typed: { from: typed.from || from, to: typed.to || to, id: typed.id },
  };
}

export const choiceLabels: Record<ConsentChoice, string> = { accepted: 'Aceptó', rejected: 'Rechazó' };
