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

/** `GET /payment-use/`: how many recommended casinos take a payment method, and the best rated of them. It holds until a rating changes by itself. */
export async function getPaymentUse(context: ServiceContext, { pool, now }: Published): Promise<Response> {
  const method = readText(context, 'method', 100);
  if (method === undefined) throw new ParameterError('method', 'the internal name of a payment method');
  const [use] = await queryDocuments(pool, useQuery, [method]);
  if (!use) throw new Error('counting answers one row');
  const { takers, ...counts } = use;
  const rated = await rateCasinos(pool, takers, { logger: context.get('logger'), now });
  const best = takers.toSorted((one, other) => (rated.get(other)?.rating ?? 0) - (rated.get(one)?.rating ?? 0)).slice(0, maximumBest);
  const answer: PaymentUse = { ...counts, best };
  const boundaries = [...rated.values()].flatMap(({ until }) => until ?? []);
  return answerJson(context, JSON.stringify(answer), buildCacheControl(boundaries, now));
}
