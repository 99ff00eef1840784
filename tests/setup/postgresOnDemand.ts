import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startEmbeddedPostgres, type EmbeddedServer } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { freePort } from '@lupa/server/freePort.ts';
import type { TestProject } from 'vitest/node';
import { offerOnDemand, type Offer } from './offerOnDemand.ts';
import { queryOnce } from './queryOnce.ts';

/** Names of the migrated databases that tests copy: that of the services, and one that has the studio's schema too. */
export const templates = { services: 'lupa_template', studio: 'lupa_studio_template' };

/** One real Postgres for the tests of a project: that at TEST_POSTGRES_URL, which has the templates already, or else a new one. */
export default function offerPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_POSTGRES_URL: value } = process.env;
  return offerOnDemand(
    project,
    'postgresOnDemand',
    value ? () => Promise.resolve({ value, stop: () => Promise.resolve() }) : startPostgres,
  );
}

/** A throw-away Postgres with the templates. */
export async function startPostgres(): Promise<Offer> {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-test-postgres-'));
  const server = await startEmbeddedPostgres({
    directory: join(directory, 'postgres'),
    port: await freePort(),
    password: 'test',
    isTemporary: true,
    isInitialised: false,
  });
  await createTemplates(server);
  return {
    value: server.url('postgres'),
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function createTemplates(server: EmbeddedServer): Promise<void> {
  await ensureDatabase(server.url('postgres'), templates.services);
  await migrateDatabase(server.url(templates.services));
  await queryOnce(server.url('postgres'), `create database ${templates.studio} template ${templates.services}`);
  // Loaded with the first test that wants a database: most runs of a few tests want none.
  const { migrateStudio } = await import('../../apps/studio/scripts/migrateStudio.ts');
  await migrateStudio(server.url(templates.studio));
}
