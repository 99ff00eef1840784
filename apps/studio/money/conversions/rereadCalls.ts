import { keptCallSchema, type PostbackMapping } from '@lupa/contracts/postback.ts';
import { buildConversionRow, insertConversionsQuery } from '@lupa/database/insertConversions.ts';
import { defineQuery, type Executor, type RowOf, runQuery } from '@lupa/database/query.ts';
import { restoreCall } from '@lupa/domain/postback/keptCall.server.ts';
import { type CallFault, readCall } from '@lupa/domain/postback/readCall.server.ts';
import { type PostbackEvent, type PostbackFault, readPostback } from '@lupa/domain/postback/readPostback.ts';

const mostAtOnce = 1000;
const keptQuery = defineQuery(
  'conversions.keptCalls',
  `select id, (extract(epoch from received_at) * 1000)::float8 as "receivedAt", call from conversions.refused
   where partner_slug = $1 and call is not null and (received_at, id) > (to_timestamp($2::float8 / 1000), $3) order by received_at, id limit ${mostAtOnce} for update`,
  { notNull: ['receivedAt'] },
);
const explainQuery = defineQuery(
  'conversions.explainCalls',
  `update conversions.refused set reason = fault.reason from jsonb_to_recordset($1::jsonb) as fault(id text, reason text)
   where refused.id = fault.id and refused.reason <> fault.reason`,
);
const forgetQuery = defineQuery('conversions.forgetReadCalls', 'delete from conversions.refused where id = any($1::text[])');

/** Reads kept calls again, as of the moment when they came. What is taken counts once, however often it is read; the rest says why not. */
export async function rereadCalls(
  database: Executor,
  partnerSlug: string,
  mapping: PostbackMapping,
): Promise<{ taken: number; left: number }> {
  let [taken, left] = [0, 0];
  let last = { receivedAt: 0, id: '' };
  for (;;) {
    const { rows } = await runQuery(database, keptQuery, [partnerSlug, last.receivedAt, last.id]);
    last = rows.at(-1) ?? last;
    const ids = await takeCalls(database, partnerSlug, mapping, rows);
    taken += ids.length;
    left += rows.length - ids.length;
    if (rows.length < mostAtOnce) return { taken, left };
  }
}

/** @returns the numbers of those that are taken */
async function takeCalls(
  database: Executor,
  partnerSlug: string,
  mapping: PostbackMapping,
  rows: readonly RowOf<typeof keptQuery>[],
): Promise<string[]> {
  const read = rows.map((row) => ({ ...row, result: rereadCall(row.call, mapping, row.receivedAt) }));
  const events = read.flatMap(({ id, receivedAt, result }) => (typeof result === 'string' ? [] : [{ id, receivedAt, event: result }]));
  const json = JSON.stringify(events.map(({ event, receivedAt }) => buildConversionRow(partnerSlug, event, new Date(receivedAt))));
  const { rows: stored } = await runQuery(database, insertConversionsQuery, [json]);
  const { refused = [], unpaid = [] } = stored[0] ?? {};
  const left = new Set([...refused, ...unpaid]);
  const taken = events.filter((_, index) => !left.has(index + 1)).map(({ id }) => id);
  await runQuery(database, forgetQuery, [taken]);
  const unread = read.flatMap(({ id, result }) => (typeof result === 'string' ? [{ id, reason: result }] : []));
  const faults = [...unread, ...unpaid.map((place) => ({ id: events[place - 1]?.id, reason: 'amount' }))];
  await runQuery(database, explainQuery, [JSON.stringify(faults)]);
  return taken;
}

/** The event, or why there is none. */
function rereadCall(call: unknown, mapping: PostbackMapping, receivedAt: number): PostbackEvent | PostbackFault | CallFault {
  const parameters = readCall(restoreCall(keptCallSchema.parse(call)), null);
  if (typeof parameters === 'string') return parameters;
  const read = readPostback(parameters, mapping, receivedAt);
  return read.kind === 'fault' ? read.fault : read.event;
}
