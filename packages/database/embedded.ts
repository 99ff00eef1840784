import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildInitialisationCommand, buildServerCommand, type EmbeddedCommand } from './embeddedCommand.ts';

export type EmbeddedOptions = {
  directory: string;
  port: number;
  password: string;
  onLog?: (message: string) => void;
  /** A throw-away server: durability is given up for speed. */
  isTemporary?: boolean;
};

export type EmbeddedServer = {
  pid: number;
  url: (database: string) => string;
  stop: () => Promise<void>;
};

/** The embedded Postgres did not start. The message holds its own last words. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Makes an empty cluster in `directory`. @throws EmbeddedPostgresError */
export async function initialiseEmbeddedPostgres({ directory, password }: Pick<EmbeddedOptions, 'directory' | 'password'>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lupa-initdb-'));
  const passwordFile = join(folder, 'password');
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    const { child, lastWords } = run(await buildInitialisationCommand({ directory, passwordFile }));
    const code = await ended(child);
    if (code !== 0) throw new EmbeddedPostgresError(`The database could not be made: ${lastWords()}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A real Postgres from the npm package, on 127.0.0.1, for as long as this process lives or until `stop`. @throws EmbeddedPostgresError */
export async function startEmbeddedPostgres(options: EmbeddedOptions & { isInitialised: boolean }): Promise<EmbeddedServer> {
  if (!options.isInitialised) await initialiseEmbeddedPostgres(options);
  const { child, lastWords } = run(await buildServerCommand(options), options.onLog);
  const end = ended(child).then(() => Promise.reject(new EmbeddedPostgresError(`Postgres did not start: ${lastWords()}`)));
  await Promise.race([untilReady(options.directory, child), end]);
  end.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    url: (database) => embeddedUrl(options, database),
    stop: async () => {
      child.kill(stopSignal);
      await ended(child);
    },
  };
}

/** What ends a server at once and in order, without waiting for its clients. */
export const stopSignal = 'SIGINT';

export async function untilReady(directory: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const [pid, , , , , , , status = ''] = await readLock(directory);
    if (Number(pid) === child.pid && status.trim() === 'ready') return;
    await wait(20);
  }
  return new Promise(() => undefined);
}

export async function readLock(directory: string): Promise<string[]> {
  const file = join(directory, 'postmaster.pid');
  return existsSync(file) ? (await readFile(file, 'utf8').catch(() => '')).split('\n') : [];
}

export function embeddedUrl({ port, password }: Pick<EmbeddedOptions, 'port' | 'password'>, database: string): string {
  return `postgres://lupa:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

function run({ command, parameters, environment }: EmbeddedCommand, onLog?: (message: string) => void) {
  const child = spawn(command, parameters, { env: environment, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let words: string[] = [];
  child.on('error', ({ message }) => (words = [message]));
  child.stderr.on('data', (chunk: Buffer) => {
    const message = chunk.toString();
    words = [...words, ...message.split('\n').filter((line) => line.trim() !== '')].slice(-3);
    onLog?.(message);
  });
  return { child, lastWords: () => words.join(' ') || 'it ended without a word' };
}

/** Resolves with the code of a process once it has ended and all that it said is read; with null, when it was ended or could not be started. */
function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
}

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
