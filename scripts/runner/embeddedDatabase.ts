import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedUrl, ensureDatabase, initialiseEmbeddedPostgres, readLock, stopSignal, untilReady } from '@lupa/database/embedded.ts';
import { buildServerCommand } from '@lupa/database/embeddedCommand.ts';
import { freePort } from '@lupa/server/freePort.ts';
import pg from 'pg';
import { RunnerError } from './console.ts';
import { startPart, type Part } from './processes.ts';
import { settings } from './settings.ts';

const directory = join(settings.DATA_DIR, 'postgres');
const majorVersion = '18';
const databaseName = 'lupa';
const stopSeconds = 30;

export type RunningDatabase = {
  url: string;
  /** Of the embedded one: its process, and a new one at the same address once that has ended. */
  embedded?: { part: Part; startAgain: () => Promise<Part> };
};

/** The embedded Postgres of DATA_DIR, made when missing. A half-made one of an interrupted start is thrown away. */
export async function startEmbeddedDatabase(password: string): Promise<RunningDatabase> {
  await makeCluster(password);
  const port = await freePort();
  const start = () => startPostgres(port, password);
  const part = await start();
  await ensureDatabase(embeddedUrl({ port, password }, 'postgres'), databaseName);
  return { url: embeddedUrl({ port, password }, databaseName), embedded: { part, startAgain: start } };
}

async function startPostgres(port: number, password: string): Promise<Part> {
  await freeDirectory();
  const { environment, ...command } = await buildServerCommand({ directory, port });
  const isAnswering = () => answers(embeddedUrl({ port, password }, 'postgres'));
  const part = startPart({ name: 'postgres', ...command, cwd: '/', env: environment, stopSignal, stopSeconds, isAnswering });
  await Promise.race([untilReady(directory, part.child), part.ended.then((reason) => Promise.reject(new RunnerError(reason)))]);
  return part;
}

/** Whether the server says anything at all, also that it has no room or is still reading its log. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    client.end().catch(() => undefined);
  }
}

async function makeCluster(password: string): Promise<void> {
  if (existsSync(directory)) {
    const version = (await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
    if (version === majorVersion) return;
    const found =
      version === ''
        ? 'holds something that is not a Postgres database'
        : `was made by Postgres ${version}, this is Postgres ${majorVersion}`;
    throw new RunnerError(`${directory} ${found}. Move it away, or set DATA_DIR to another folder. Nothing was changed.`);
  }
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(settings.DATA_DIR, { recursive: true });
  try {
    await initialiseEmbeddedPostgres({ directory: unfinished, password });
  } catch (error) {
    throw new RunnerError(
      `The embedded Postgres could not be made in ${directory}: ${firstLine(error)}. Set DATABASE_URL to use a Postgres of yours.`,
    );
  }
  await rename(unfinished, directory);
}

/** After a power cut a lock may name a process id of somebody else. The lock of one that is gone is left to Postgres. */
async function freeDirectory(): Promise<void> {
  const pid = Number((await readLock(directory))[0]);
  if (!pid || !existsSync(`/proc/${pid}`)) return;
  const lock = join(directory, 'postmaster.pid');
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!command.split('\0').includes(directory)) return rm(lock, { force: true });
  process.kill(pid, stopSignal);
  for (let attempt = 0; attempt < 300 && existsSync(lock); attempt++) await new Promise((resolve) => setTimeout(resolve, 100));
  if (existsSync(lock))
    throw new RunnerError(
      `A Postgres of an earlier start (process ${pid}) still holds ${directory} and does not stop. End it and start again.`,
    );
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
