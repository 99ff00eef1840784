import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { isAnswering, pollUntil } from '../tests/setup/pollUntil.ts';

/** A migrated database on a Postgres of the benchmark's own. `isTemporary`: without fsync. */
export async function startBenchPostgres({ isTemporary = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'lupa-bench-'));
  // Started by root, Postgres runs as a user of its own.
  await chmod(folder, 0o755);
  const directory = join(folder, 'postgres');
  const server = await startEmbeddedPostgres({ directory, port: await freePort(), password: 'bench', isTemporary, isInitialised: false });
  await ensureDatabase(server.url('postgres'), 'bench');
  const url = server.url('bench');
  await migrateDatabase(url);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, pid: server.pid, folder, stop };
}

export async function startBenchService(name: string, databaseUrl: string, environment: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../apps/services/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      SERVICES: name,
      DATABASE_URL: databaseUrl,
      [`${name.toUpperCase()}_PORT`]: String(port),
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await pollUntil('a service that is ready', async () => child.exitCode !== null || isAnswering(`${origin}/readyz`), { every: 20 });
  if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}`);
  return { origin, port, pid: child.pid ?? 0, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
