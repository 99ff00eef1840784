import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { anyLocale, DocumentKind } from '@lupa/database/delivery.ts';
import { defineQuery } from '@lupa/database/query.ts';
import { queryDocuments, type Queryable } from './queryDocuments.ts';

const bodiesQuery = defineQuery(
  'delivery.bodies',
  'select body::text as body from delivery.documents where kind = $1 and locale = $2 order by position, key limit $3',
  { notNull: ['body'], isPrepared: true },
);

/** Bodies of a kind in their order, as JSON text: they are sent as they are stored. */
export async function readBodies(
  pool: Queryable,
  kind: DocumentKind,
  locale: ContentLocale | typeof anyLocale,
  limit = 100_000,
): Promise<string[]> {
  const rows = await queryDocuments(pool, bodiesQuery, [kind, locale, limit]);
  return rows.map(({ body }) => body);
}

/** A JSON list of JSON texts. */
export function buildJsonList(items: readonly string[]): string {
  return `[${items.join(',')}]`;
}
