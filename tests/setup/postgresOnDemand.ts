import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { freePort } from '@lupa/server/freePort.ts';
import type { TestProject } from 'vitest/node';

/** Name of the migrated database that tests copy. */
export const templateDatabase = 'lupa_template';

type Postgres = { url: string; stop: () => Promise<void> };

/** One real Postgres for the tests of a project, from the first one that asks until the end of the run. */
export default async function offerPostgres(project: TestProject) {
  let started: Promise<Postgres> | undefined;
  const server = createServer((_, response) => {
    started ??= startPostgres();
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('postgresOnDemand', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await started)?.stop();
  };
}

async function startPostgres(): Promise<Postgres> {
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
    url: server.url('postgres'),
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
