import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { freePort } from '@lupa/server/freePort.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the throw-away server's `postgres` database. */
    postgresUrl: string;
  }
}

/** Name of the migrated database that tests copy. */
export const templateDatabase = 'lupa_template';

/** One real Postgres for the whole run; each test file makes databases of its own in it. */
export default async function startPostgres(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-test-postgres-'));
  const server = await startEmbeddedPostgres({
    directory: join(directory, 'postgres'),
    port: await freePort(),
    password: 'test',
    isTemporary: true,
    isInitialised: false,
  });
  await ensureDatabase(server.url('postgres'), templateDatabase);
  await migrateDatabase(server.url(templateDatabase));
  project.provide('postgresUrl', server.url('postgres'));
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
