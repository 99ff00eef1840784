import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { freePort } from '@lupa/server/freePort.ts';
import type { TestProject } from 'vitest/node';
import { offerOnDemand, type Offer } from './offerOnDemand.ts';

/** Name of the migrated database that tests copy. */
export const templateDatabase = 'lupa_template';

/** One real Postgres for the tests of a project. */
export default function offerPostgres(project: TestProject): Promise<() => Promise<void>> {
  return offerOnDemand(project, 'postgresOnDemand', startPostgres);
}

async function startPostgres(): Promise<Offer> {
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
  return {
    value: server.url('postgres'),
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
