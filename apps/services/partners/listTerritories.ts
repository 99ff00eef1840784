import { defineQuery } from '@lupa/database/query.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import type { Context } from 'hono';
import { untilPublished } from '../cacheControl.ts';
import { answerJson } from '../delivery/answerJson.ts';
import { queryDocuments, type Queryable } from '../delivery/queryDocuments.ts';

const territoriesQuery = defineQuery(
  'delivery.territories',
  `select distinct territory from delivery.documents, jsonb_array_elements_text(body -> 'territories') as territory
  where kind = 'offer' order by 1`,
  { notNull: ['territory'] },
);

/** `GET /territories/`: where the published offers may be shown that may not be shown everywhere. */
export async function listTerritories(context: Context<ServiceVariables>, pool: Queryable): Promise<Response> {
  const rows = await queryDocuments(pool, territoriesQuery, []);
  return answerJson(context, JSON.stringify(rows.map(({ territory }) => territory)), untilPublished);
}
