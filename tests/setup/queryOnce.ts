import { connectionOf } from '@lupa/database/hosts.ts';
import pg from 'pg';

/** The rows of one statement, over a connection of its own. */
export async function queryOnce<Row extends pg.QueryResultRow>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ ...connectionOf(url) });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
