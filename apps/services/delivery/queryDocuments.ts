import type { Pool } from '@lupa/database/connect.ts';
import { runQuery, type Query, defineQuery } from '@lupa/database/query.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import type { ContentLocale } from '@lupa/contracts/locale.ts';
import { anyLocale, type DocumentKind } from '@lupa/database/delivery.ts';
import type { LegalPeriod } from '@lupa/contracts/legalStatus.ts';
import { storedLegalStatusSchema } from '@lupa/database/storedDocuments.ts';

export type Queryable = Pick<Pool, 'query'>;

/** Rows of a query. A database that does not answer is a 503. @throws ProblemError */
export async function queryDocuments<Row, Values extends unknown[]>(
  pool: Queryable,
  query: Query<Row, Values>,
  values: NoInfer<Values>,
): Promise<Row[]> {
  try {
    const { rows } = await runQuery(pool, query, values);
    return rows;
  } catch (cause) {
    throw new ProblemError(503, 'The published documents cannot be read now', { cause });
  }
}

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

export function buildJsonList(items: readonly string[]): string {
  return `[${items.join(',')}]`;
}

/** Column of a query on documents joined with `delivery.publications`: an ISO moment, or null. */
export const publishedDate = `to_char(first_published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** How the law stands, periods to come included. @throws ZodError: a guess would offer casinos that may not be offered */
export async function readLegalPeriods(pool: Queryable): Promise<LegalPeriod[]> {
  const bodies = await readBodies(pool, 'legalStatus', anyLocale);
  return bodies.flatMap((body) => storedLegalStatusSchema.parse(JSON.parse(body)).periods);
}
