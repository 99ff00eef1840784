import { keptCallSchema, type PostbackMapping } from '@lupa/contracts/postback.ts';
import { buildConversionRow, insertConversionsQuery } from '@lupa/database/insertConversions.ts';
import { defineQuery, type Executor, runQuery } from '@lupa/database/query.ts';
import { restoreCall } from '@lupa/domain/postback/keptCall.server.ts';
import { type CallFault, readCall } from '@lupa/domain/postback/readCall.server.ts';
import { type PostbackEvent, type PostbackFault, readPostback } from '@lupa/domain/postback/readPostback.ts';

const mostAtOnce = 2000;
const keptQuery = defineQuery(
  'conversions.keptCalls',
  `select id, (extract(epoch from received_at) * 1000)::float8 as "receivedAt", call from conversions.refused
   where partner_slug = $1 and call is not null order by received_at limit ${mostAtOnce} for update`,
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
  const { rows } = await runQuery(database, keptQuery, [partnerSlug]);
  const read = rows.map(({ id, receivedAt, call }) => ({ id, receivedAt, result: rereadCall(call, mapping, receivedAt) }));
  const events = read.flatMap(({ id, receivedAt, result }) => (typeof result === 'string' ? [] : [{ id, receivedAt, event: result }]));
  const json = JSON.stringify(events.map(({ event, receivedAt }) => buildConversionRow(partnerSlug, event, new Date(receivedAt))));
  const { rows: stored } = await runQuery(database, insertConversionsQuery, [json]);
  const refused = stored[0]?.refused ?? [];
  const taken = events.filter((_, index) => !refused.includes(index + 1)).map(({ id }) => id);
  await runQuery(database, forgetQuery, [taken]);
  const faults = read.flatMap(({ id, result }) => (typeof result === 'string' ? [{ id, reason: result }] : []));
  await runQuery(database, explainQuery, [JSON.stringify(faults)]);
  return { taken: taken.length, left: read.length - taken.length };
}

/** The event, or why there is none. */
function rereadCall(call: unknown, mapping: PostbackMapping, receivedAt: number): PostbackEvent | PostbackFault | CallFault {
  const parameters = readCall(restoreCall(keptCallSchema.parse(call)), null);
  if (typeof parameters === 'string') return parameters;
  const read = readPostback(parameters, mapping, receivedAt);
  return read.kind === 'fault' ? read.fault : read.event;
}
