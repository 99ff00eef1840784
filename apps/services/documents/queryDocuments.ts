import type { Pool } from '@lupa/database/connect.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import type { QueryConfig, QueryResultRow } from 'pg';

/** What the services need of a pool. */
export type Queryable = Pick<Pool, 'query'>;

/** Rows of a prepared statement. A database that does not answer is a 503. @throws ProblemError */
export async function queryDocuments<Row extends QueryResultRow>(pool: Queryable, statement: QueryConfig<unknown[]>): Promise<Row[]> {
  try {
    const { rows } = await pool.query<Row>(statement);
    return rows;
  } catch (cause) {
    throw new ProblemError(503, 'The published documents cannot be read now', { cause });
  }
}
