import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { buildHostCommand, type HostAction, type HostCommand } from './embeddedHostCommand.ts';

export type EmbeddedOptions = {
  /** Where the database keeps its files; made when missing. */
  directory: string;
  port: number;
  password: string;
  /** Messages of the server. */
  onLog?: (message: string) => void;
  /** A throw-away server: durability is given up for speed. */
  isTemporary?: boolean;
};

export type EmbeddedServer = { url: (database: string) => string; stop: () => Promise<void> };

/** The embedded Postgres did not start. The message holds its own last words. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Makes an empty cluster in `directory`. @throws EmbeddedPostgresError */
export async function initialiseEmbeddedPostgres(options: Pick<EmbeddedOptions, 'directory' | 'password'>): Promise<void> {
  const { child, ready } = await startHost('initialise', { ...options, port: 0 });
  await ready;
  await ended(child);
}

/**
 * A real Postgres from the npm package, on 127.0.0.1, for as long as this process lives or until `stop`.
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions & { isInitialised: boolean }): Promise<EmbeddedServer> {
  const { isInitialised, ...rest } = options;
  const { child, ready } = await startHost(isInitialised ? 'start' : 'initialise-and-start', rest);
  await ready;
  return {
    url: (database) => embeddedUrl(rest, database),
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}

export function embeddedUrl({ port, password }: Pick<EmbeddedOptions, 'port' | 'password'>, database: string): string {
  return `postgres://lupa:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

async function startHost(action: HostAction, options: EmbeddedOptions): Promise<{ child: ChildProcess; ready: Promise<void> }> {
  const { command, parameters, environment, ...user }: HostCommand = await buildHostCommand(action, options);
  const child = spawn(command, parameters, { ...user, env: environment, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let lastWords = 'it ended without a word';
  child.stderr?.on('data', (chunk: Buffer) => {
    const message = chunk.toString();
    lastWords =
      message
        .trim()
        .split('\n')
        .findLast((line) => line.trim() !== '') ?? lastWords;
    options.onLog?.(message);
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', (cause) => reject(new EmbeddedPostgresError(`Postgres cannot be started: ${cause.message}`, { cause })));
    child.once('exit', () => reject(new EmbeddedPostgresError(`Postgres did not start: ${lastWords}`)));
  });
  return { child, ready };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
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
