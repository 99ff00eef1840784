import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, type Pool } from '@lupa/database/connect.ts';
import { ensureDatabase, startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { getPayload } from 'payload';
import { migrateStudio } from '../../apps/studio/scripts/migrateStudio.ts';
import { buildTestConfig, type Studio } from '../../apps/studio/testing/startStudio.ts';

export type BenchStudio = { payload: Studio['payload']; pool: Pool; url: string; directory: string; stop: () => Promise<void> };

/** A studio without its forms, on a Postgres of its own that keeps what it says (`fsync`). */
export async function startBenchStudio(): Promise<BenchStudio> {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-bench-growth-'));
  const server = await startEmbeddedPostgres({
    directory: join(directory, 'postgres'),
    port: await freePort(),
    password: 'bench',
    isInitialised: false,
  });
  await ensureDatabase(server.url('postgres'), 'lupa');
  const url = server.url('lupa');
  await migrateDatabase(url);
  await migrateStudio(url);
  const payload = await getPayload({ config: buildTestConfig(url, join(directory, 'media')) });
  const pool = createPool({ url, name: 'bench', max: 2, statementTimeout: 0 });
  return {
    payload,
    pool,
    url,
    directory,
    stop: async () => {
      await pool.end();
      await payload.destroy();
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
