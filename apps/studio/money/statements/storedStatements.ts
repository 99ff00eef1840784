import { statementMappingSchema, type StatementMapping } from '@lupa/contracts/statement.ts';
import { defineQuery, runQuery, type Executor, type RowOf } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import { reversalMark } from '@lupa/domain/postback/readPostback.ts';
import type { StatementRow } from '@lupa/domain/postback/readStatement.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { CsvFile } from '../../core/report/csv.ts';
import { kindLabels } from '../conversions/conversionLabels.ts';
import { stateLabels } from './statementLabels.ts';

const removeMonthQuery = defineQuery(
  'conversions.removeStatement',
  'delete from conversions.statements where partner_slug = $1 and month = $2',
);
const addQuery = defineQuery(
  'conversions.addStatement',
  `insert into conversions.statements (partner_slug, month, file_name, mapping) values ($1, $2, $3, $4) returning id::text as id`,
  { notNull: ['id'] },
);
const addRowsQuery = defineQuery(
  'conversions.addStatementRows',
  `insert into conversions.statement_rows (statement_id, line, kind, event_id, click_id, amount, currency, at)
   select $1::uuid, line, kind, "eventId", "clickId", amount, currency, at
   from jsonb_to_recordset($2::jsonb) as one(line int, kind text, "eventId" text, "clickId" text, amount numeric, currency text, at timestamptz)`,
);
const statementColumns = `id::text as id, partner_slug as "partnerSlug", to_char(month, 'YYYY-MM') as month, file_name as "fileName", imported_at as "importedAt"`;
const listQuery = defineQuery(
  'conversions.statements',
  `select ${statementColumns}, mapping from conversions.statements where partner_slug = $1 order by conversions.statements.month desc`,
  { notNull: ['id', 'month'] },
);
const oneQuery = defineQuery('conversions.statement', `select ${statementColumns} from conversions.statements where id = $1::uuid`, {
  notNull: ['id', 'month'],
});

/** What was rejected pays nothing. */
const paying = `case when status = 'rejected' then 0 * amount else amount end`;

/**
 * Rows of the statement $1 beside events of its partner: by the event's number, or by the click where the row names no event. An event of
 * the month that is approved and that no statement of the partner names is unpaid, for the kinds of events that this statement is about.
 */
const compared = `
  statement as (select * from conversions.statements where id = $1::uuid),
  told as (
    select kind, event_id, case when event_id is null then click_id end as only_click, max(click_id) as click_id, currency,
      min(line) as line, sum(amount) as amount, min(at) as at
    from conversions.statement_rows where statement_id = $1::uuid group by kind, event_id, only_click, currency
  ),
  of_clicks as (
    select click_id, kind, currency, sum(${paying}) as amount from conversions.events
    where partner_slug = (select partner_slug from statement) and click_id in (select only_click from told) group by click_id, kind, currency
  ),
  matched as (
    select told.kind, told.event_id, coalesce(told.click_id, event.click_id) as click_id, told.line, told.amount, told.currency,
      coalesce(event.amount, of_click.amount) as ours, coalesce(event.currency, of_click.currency) as our_currency, coalesce(told.at, event.at) as at,
      coalesce(event.id, of_click.click_id) is not null as is_known
    from told
    left join lateral (
      select min(id) as id, max(click_id) as click_id, currency, min(at) as at, sum(${paying}) as amount from conversions.events
      where partner_slug = (select partner_slug from statement) and id in (told.event_id, '${reversalMark}' || told.event_id) and kind = told.kind
      group by currency order by currency is not distinct from told.currency desc limit 1
    ) as event on true
    left join lateral (
      select * from of_clicks where of_clicks.click_id = told.only_click and of_clicks.kind = told.kind
      order by of_clicks.currency is not distinct from told.currency desc limit 1
    ) as of_click on true
  ),
  unpaid as (
    select event.kind, regexp_replace(event.id, '^${reversalMark}', '') as event_id, event.click_id, null::int as line, null::numeric as amount, null::text as currency,
      event.amount as ours, event.currency as our_currency, event.at
    from conversions.events as event join statement on event.partner_slug = statement.partner_slug
    where event.at >= statement.month::timestamp at time zone '${market.timeZone}'
      and event.at < (statement.month + interval '1 month') at time zone '${market.timeZone}'
      and event.kind in (select kind from told) and event.status = 'approved'
      and not exists (
        select 1 from conversions.statement_rows as paid join conversions.statements as other on other.id = paid.statement_id
        where other.partner_slug = event.partner_slug and paid.kind = event.kind
          and (event.id in (paid.event_id, '${reversalMark}' || paid.event_id) or (paid.event_id is null and paid.click_id = event.click_id))
      )
  ),
  compared as (
    select case
        when not is_known then 'untold'
        when amount is not null and (amount, currency) is distinct from (ours, our_currency) then 'amount'
        else 'equal'
      end as state, kind, event_id, click_id, line, amount, currency, ours, our_currency, at
    from matched
    union all
    select 'unpaid', kind, event_id, click_id, line, amount, currency, ours, our_currency, at from unpaid
  )`;
const totalsQuery = defineQuery(
  'conversions.statementTotals',
  `with ${compared}
   select kind, side.currency, sum(side.told)::int as told, trim_scale(coalesce(sum(side.amount), 0))::text as amount,
     sum(side.counted)::int as counted, trim_scale(coalesce(sum(side.ours), 0))::text as ours,
     trim_scale(coalesce(sum(side.amount), 0) - coalesce(sum(side.ours), 0))::text as difference,
     count(*) filter (where state <> 'equal' and side.is_first)::int as differences
   from compared cross join lateral (values
     (case when state = 'unpaid' then our_currency else currency end, (state <> 'unpaid')::int, amount, 0, null::numeric, true),
     (coalesce(our_currency, currency), 0, null::numeric, (state <> 'untold')::int, ours, false)
   ) as side(currency, told, amount, counted, ours, is_first)
   group by kind, side.currency order by kind, side.currency`,
  { notNull: ['kind', 'told', 'amount', 'counted', 'ours', 'difference', 'differences'] },
);
const differencesQuery = defineQuery(
  'conversions.statementDifferences',
  `with ${compared}
   select state, kind, event_id as "eventId", click_id as "clickId", line, trim_scale(amount)::text as amount, currency,
     trim_scale(ours)::text as ours, our_currency as "ourCurrency", at
   from compared where state <> 'equal' order by state = 'untold', state = 'unpaid' desc, at, event_id limit $2::int`,
  { notNull: ['state', 'kind'] },
);

/** `month`: 2026-11. `importedAt` is a moment. */
export type Statement = RowOf<typeof oneQuery>;
/**
 * For each kind of event and currency: what the statement says, what was called back, and the first without the second. Exact; of
 * registrations the amount is 0.
 */
export type StatementTotal = RowOf<typeof totalsQuery>;
/** `unpaid`: called back, in no statement; `untold`: in a statement, never called back; `amount`: in both, with another amount or currency. */
export type StatementDifference = Omit<RowOf<typeof differencesQuery>, 'state'> & { state: 'unpaid' | 'untold' | 'amount' };

export type NewStatement = { month: string; fileName: string; mapping: StatementMapping; rows: readonly StatementRow[] };

export async function addStatement(
  database: Executor,
  partnerSlug: string,
  { month, fileName, mapping, rows }: NewStatement,
): Promise<string> {
  const firstDay = `${month}-01`;
  await runQuery(database, removeMonthQuery, [partnerSlug, firstDay]);
  const { rows: added } = await runQuery(database, addQuery, [partnerSlug, firstDay, fileName, JSON.stringify(mapping)]);
  const id = added[0]?.id;
  if (id === undefined) throw new Error('The statement was not stored.');
  await runQuery(database, addRowsQuery, [id, JSON.stringify(rows)]);
  return id;
}

export async function removeStatement(database: Executor, { partnerSlug, month }: Statement): Promise<void> {
  await runQuery(database, removeMonthQuery, [partnerSlug, `${month}-01`]);
}

export async function findStatement(database: Executor, id: string): Promise<Statement | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  const { rows } = await runQuery(database, oneQuery, [id]);
  return rows[0] ?? null;
}

export async function listStatements(
  database: Executor,
  partnerSlug: string,
): Promise<{ statements: Statement[]; mapping: StatementMapping | null }> {
  const { rows } = await runQuery(database, listQuery, [partnerSlug]);
  const mapping = statementMappingSchema.safeParse(rows[0]?.mapping);
  return { statements: rows, mapping: mapping.success ? mapping.data : null };
}

export async function loadStatementTotals(database: Executor, id: string): Promise<StatementTotal[]> {
  return (await runQuery(database, totalsQuery, [id])).rows;
}

export async function loadStatementDifferences(database: Executor, id: string, most: number): Promise<StatementDifference[]> {
  return (await runQuery(database, differencesQuery, [id, most])).rows as StatementDifference[];
}

export const listStates = (differences: readonly StatementDifference[]): [StatementDifference['state'], StatementDifference[]][] => [
  ...Map.groupBy(differences, ({ state }) => state),
];

const mostRows = 100_000;

export async function buildDifferencesFile(database: Executor, statement: Statement): Promise<CsvFile> {
  const head = [
    'Qué no calza',
    'Evento',
    'Número del evento',
    'Número del clic',
    'Fecha',
    'Fila',
    'Liquidación',
    'Moneda',
    'Avisado',
    'Moneda',
  ];
  const differences = await loadStatementDifferences(database, statement.id, mostRows);
  const rows = differences.map(({ state, kind, eventId, clickId, at, line, amount, currency, ours, ourCurrency }) => [
    stateLabels[state],
    kindLabels[kind as keyof typeof kindLabels],
    eventId,
    clickId,
    at === null ? null : dayInMarket(at),
    line,
    amount === null ? null : Number(amount),
    currency,
    ours === null ? null : Number(ours),
    ourCurrency,
  ]);
  return { name: `diferencias-${statement.partnerSlug}-${statement.month}.csv`, rows: [head, ...rows] };
}
