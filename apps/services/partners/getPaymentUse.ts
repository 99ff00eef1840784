import type { PaymentUse } from '@lupa/contracts/paymentMethod.ts';
import { defineQuery } from '@lupa/database/query.ts';
import { readText } from '@lupa/server/parameters.ts';
import { ParameterError } from '@lupa/server/problem.ts';
import type { Published, ServiceContext } from '../delivery/answerAt.ts';
import { buildCacheControl, answerJson } from '../delivery/answerJson.ts';
import { queryDocuments } from '../delivery/queryDocuments.ts';
import { rateCasinos } from '../delivery/rateCasinos.ts';

const maximumBest = 10;

const useQuery = defineQuery(
  'delivery.paymentUse',
  // Read as a record, each body is unpacked once instead of once per field.
  `with recommended as materialized (
        select key, position, review_slug is not null as "isReviewed", "depositPaymentMethods" @> method as deposits, "withdrawalPaymentMethods" @> method as withdrawals
        from delivery.documents,
          jsonb_to_record(body->'entity') as entity("activePartner" boolean, "recommendedPartner" text, "depositPaymentMethods" jsonb, "withdrawalPaymentMethods" jsonb),
          jsonb_build_array(jsonb_build_object('internalName', $1::text)) as method
        where kind = 'partner' and "activePartner" is true and "recommendedPartner" is null
      )
      select count(*)::int as recommended, count(*) filter (where deposits)::int as deposits, count(*) filter (where withdrawals)::int as withdrawals,
        coalesce(array_agg(key order by position, key) filter (where "isReviewed" and (deposits or withdrawals)), '{}') as takers
      from recommended`,
  { notNull: ['recommended', 'deposits', 'withdrawals', 'takers'] },
);

const arrivalsQuery = defineQuery(
  'delivery.arrivals',
  `select count(*)::int as measured, round(min(seconds) / 60)::int as quickest, round(max(seconds) / 60)::int as slowest
      from (
        select extract(epoch from (transfer->>'receivedAt')::timestamptz - (transfer->>'askedAt')::timestamptz) as seconds
        from delivery.documents, jsonb_extract_path(body, 'transfer') as transfer
        where kind = 'casinoRecord' and body->>'kind' = 'withdrawal' and body->'isWithdrawn' = 'false' and transfer->>'method' = $1
      ) as transfers
      where seconds is not null`,
  { notNull: ['measured'] },
);

/** `GET /payment-use/`: how many recommended casinos take a payment method, and the best rated of them. It holds until a rating changes by itself. */
export async function getPaymentUse(context: ServiceContext, { pool, now }: Published): Promise<Response> {
  const method = readText(context, 'method', 100);
  if (method === undefined) throw new ParameterError('method', 'the internal name of a payment method');
  const [[use], [times]] = await Promise.all([queryDocuments(pool, useQuery, [method]), queryDocuments(pool, arrivalsQuery, [method])]);
  if (!use) throw new Error('counting answers one row');
  const { takers, ...counts } = use;
  const rated = await rateCasinos(pool, takers, { logger: context.get('logger'), now });
  const best = takers.toSorted((one, other) => (rated.get(other)?.rating ?? 0) - (rated.get(one)?.rating ?? 0)).slice(0, maximumBest);
  const { measured = 0, quickest = null, slowest = null } = times ?? {};
  const arrivals = quickest === null || slowest === null ? null : { measured, quickest, slowest };
  const answer: PaymentUse = { ...counts, best, arrivals };
  const boundaries = [...rated.values()].flatMap(({ until }) => until ?? []);
  return answerJson(context, JSON.stringify(answer), buildCacheControl(boundaries, now));
}
