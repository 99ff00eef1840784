import { Socket } from 'node:net';
import { type DatabaseHost as Host, splitHosts } from '@lupa/contracts/databaseUrl.ts';
import pg from 'pg';

const patience = 2000;
/** Milliseconds for which the answer counts: connections that open at once ask once. */
const validity = 1000;

/** How node-postgres connects to a URL; where it has several hosts, to the one that can be written to, whichever that is at the time. */
export function connectionOf(url: string): Pick<pg.ClientConfig, 'connectionString' | 'stream'> {
  const { url: connectionString, hosts } = splitHosts(url);
  if (hosts.length === 1) return { connectionString };
  const find = rememberBriefly(() => findPrimary(connectionString, hosts));
  return { connectionString, stream: () => new PrimarySocket(find) };
}

class PrimarySocket extends Socket {
  readonly #find: () => Promise<Host>;

  constructor(find: () => Promise<Host>) {
    super();
    this.#find = find;
  }

  override connect(): this {
    this.#find().then(
      ({ host, port }) => super.connect(port, host),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }
}

/** The first that answers and is no standby. @throws Error when there is none */
async function findPrimary(connectionString: string, hosts: readonly Host[]): Promise<Host> {
  try {
    return await Promise.any(hosts.map((host) => requirePrimary(connectionString, host)));
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors.map(String).join('; ') : String(error);
    throw new Error(`None of the database's hosts can be written to: ${reasons}`, { cause: error });
  }
}

async function requirePrimary(connectionString: string, host: Host): Promise<Host> {
  const url = new URL(connectionString);
  const hostname = host.host.includes(':') ? `[${host.host}]` : host.host;
  Object.assign(url, { hostname, port: String(host.port) });
  const client = new pg.Client({
    connectionString: url.href,
    application_name: 'find primary',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
    if (rows[0]?.isStandby !== false) throw new Error(`${host.host}:${host.port} is a standby`);
    return host;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function rememberBriefly<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Promise<Value>; at: number } | undefined;
  return () => {
    if (last && performance.now() - last.at < validity) return last.value;
    const value = load();
    last = { value, at: performance.now() };
    value.catch(() => (last = undefined));
    return value;
  };
}
