import pg from 'pg';

export type Pool = pg.Pool;

export type PoolOptions = {
  url: string;
  /** Shown in pg_stat_activity. */
  name: string;
  max?: number;
  /** Milliseconds after which a query is given up. */
  statementTimeout?: number;
};

/** A pool whose connections may break, idle or at work, without ending the process: what was asked of them rejects. */
export function createPool({ url, name, max = 10, statementTimeout = 5000 }: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    statement_timeout: statementTimeout,
    connectionTimeoutMillis: 2000,
  });
  // An idle connection that the server closed is replaced by the next query; its error event must not end the process.
  pool.on('error', () => undefined);
  // Nor one that breaks while it is taken out: its query rejects, and nobody else listens to it then.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
