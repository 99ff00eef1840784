import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedUrl, ensureDatabase, initialiseEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { buildHostCommand } from '@lupa/database/embeddedHostCommand.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { RunnerError } from './runnerError.ts';
import { startPart, type Part } from './processes.ts';
import { settings } from './settings.ts';

const directory = join(settings.DATA_DIR, 'postgres');
const majorVersion = '18';
const databaseName = 'lupa';

export type RunningDatabase = {
  url: string;
  /** Of the embedded one: its process, and a new one at the same address once that has ended. */
  embedded?: { part: Part; startAgain: () => Promise<Part> };
};

/** The embedded Postgres of DATA_DIR, made when missing. A half-made one of an interrupted start is thrown away. */
export async function startEmbeddedDatabase(password: string, runId: string): Promise<RunningDatabase> {
  await makeCluster(password);
  const port = await freePort();
  const start = () => startPostgres(port, password, runId);
  const part = await start();
  await ensureDatabase(embeddedUrl({ port, password }, 'postgres'), databaseName);
  return { url: embeddedUrl({ port, password }, databaseName), embedded: { part, startAgain: start } };
}

async function startPostgres(port: number, password: string, runId: string): Promise<Part> {
  await removeStaleLock();
  const { environment, ...command } = await buildHostCommand('start', { directory, port, password });
  const part = startPart({ name: 'postgres', ...command, env: { ...environment, LUPA_RUN_ID: runId }, withIpc: true });
  await Promise.race([
    new Promise((resolve) => part.child.once('message', resolve)),
    part.ended.then((reason) => Promise.reject(new RunnerError(reason))),
  ]);
  return part;
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

/** After a power cut the lock file may name a process number that now belongs to somebody else; Postgres would not start. */
async function removeStaleLock(): Promise<void> {
  const lock = join(directory, 'postmaster.pid');
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid || !existsSync('/proc')) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (command.includes(directory)) {
    process.kill(pid, 'SIGINT');
    for (let attempt = 0; attempt < 100 && existsSync(lock); attempt++) await new Promise((resolve) => setTimeout(resolve, 100));
    if (existsSync(lock))
      throw new RunnerError(
        `A Postgres of an earlier start (process ${pid}) still holds ${directory} and does not stop. End it and start again.`,
      );
    return;
  }
  await rm(lock, { force: true });
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
