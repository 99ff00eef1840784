import { connectionOf } from './hosts.ts';
import { currentTracing } from '@lupa/server/tracing.ts';
import pg from 'pg';
import { TracedPool, traceQueries } from './traceQueries.ts';

export type Pool = pg.Pool;

/** `url` may lead through a pooler (PgBouncer), `sessionUrl` past it: for what listens and for locks that outlive a transaction. */
export type DatabaseAddress = { url: string; sessionUrl: string };

export const addressOf = ({ DATABASE_URL, LISTEN_URL }: { DATABASE_URL: string; LISTEN_URL?: string | undefined }): DatabaseAddress => ({
  url: DATABASE_URL,
  sessionUrl: LISTEN_URL ?? DATABASE_URL,
});

export type PoolOptions = {
  url: string;
  sessionUrl?: string;
  name: string;
  max?: number;
  /** Milliseconds after which a query is given up; 0: never. */
  statementTimeout?: number;
};

export const createPool = (options: PoolOptions): Pool =>
  new (poolDriver().Pool)({ ...buildPoolConfig(options), connectionTimeoutMillis: 2000 });

/** What a pool of node-postgres is told, for those that others make. */
export function buildPoolConfig({ url, sessionUrl = url, name, max = 10, statementTimeout = 5000 }: PoolOptions): pg.PoolConfig {
  const isPooled = sessionUrl !== url;
  const Client = isPooled ? UnpreparedClient : pg.Client;
  return {
    ...connectionOf(url),
    application_name: name,
    max,
    // A pooler refuses `statement_timeout` among what a connection begins with: this side gives up by itself.
    ...(isPooled ? { query_timeout: statementTimeout } : { statement_timeout: statementTimeout }),
    Client: currentTracing() === undefined ? Client : traceQueries(Client),
  };
}

/** node-postgres for those who make pools, with pools of ours. */
export const poolDriver = (): typeof pg => ({ ...pg, Pool: currentTracing() === undefined ? SturdyPool : SturdyTracedPool });

/** Connections may break, idle or at work, without ending the process: what was asked of them rejects, and the next query has a new one. */
const sturdy = (Base: typeof pg.Pool) =>
  class extends Base {
    constructor(options?: pg.PoolConfig) {
      super(options);
      this.on('error', () => undefined);
      // While it is taken out nobody else listens to a connection.
      this.on('connect', (client) => client.on('error', () => undefined));
    }
  };
const SturdyPool = sturdy(pg.Pool);
const SturdyTracedPool = sturdy(TracedPool);

/** One connection past a pooler, to be ended by the caller. `onLost` is told where it breaks. @throws what the database says */
export async function openSession(sessionUrl: string, name: string, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionOf(sessionUrl), application_name: name, keepAlive: true, connectionTimeoutMillis: 5000 });
  client.on('error', onLost);
  client.on('end', onLost);
  await client.connect();
  return client;
}

export async function inTransaction<Result>(pool: Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // The database rolls back by itself when it notices that the connection is gone.
    await client.query('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** The next transaction may be on another connection of the server, which does not know what was prepared on this one. */
class UnpreparedClient extends pg.Client {
  override query(config: unknown, ...others: unknown[]): never {
    const isNamed = typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);
    const given = isNamed ? { ...config, name: undefined } : config;
    return (super.query as (...all: unknown[]) => never).call(this, given, ...others);
  }
}
