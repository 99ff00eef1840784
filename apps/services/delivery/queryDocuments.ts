import type { Pool } from '@lupa/database/connect.ts';
import { runQuery, type Query } from '@lupa/database/query.ts';
import { ProblemError } from '@lupa/server/problem.ts';

/** What the services need of a pool. */
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
