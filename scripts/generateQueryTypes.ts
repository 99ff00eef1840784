// `npm run generate:queries`: writes packages/database/queryTypes.ts.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { migrateStudio } from '../apps/studio/scripts/migrateStudio.ts';
import { describeQueries, queryTypesFile } from './describeQueries.ts';

const directory = await mkdtemp(join(tmpdir(), 'lupa-queries-'));
const server = await startEmbeddedPostgres({
  directory: join(directory, 'postgres'),
  port: await freePort(),
  password: 'queries',
  isTemporary: true,
  isInitialised: false,
});
try {
  await ensureDatabase(server.url('postgres'), 'lupa');
  await migrateDatabase(server.url('lupa'));
  await migrateStudio(server.url('lupa'));
  await writeFile(queryTypesFile, await describeQueries(server.url('lupa')));
} finally {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
