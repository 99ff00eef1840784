import { randomUUID } from 'node:crypto';
import { openDatabase } from './database.ts';
import { migrate } from './prepareDatabase.ts';
import { cleanUpEarlierRun, readRunningHouse } from './runState.ts';
import { loadSecrets } from './secrets.ts';
import { buildPartEnvironment } from './settings.ts';

/** Does something with the database: that of the running house, or one that is started, and migrated, for as long as it takes. */
export async function withDatabase(
  work: (env: NodeJS.ProcessEnv, url: string) => Promise<void>,
  { isMigrated = true } = {},
): Promise<void> {
  const secrets = await loadSecrets();
  const house = await readRunningHouse();
  if (house) return work(buildPartEnvironment(secrets, house.databaseUrl, 'up'), house.databaseUrl);

  await cleanUpEarlierRun();
  const database = await openDatabase(secrets.POSTGRES_PASSWORD, randomUUID());
  try {
    const env = buildPartEnvironment(secrets, database.url, 'up');
    if (isMigrated) await migrate(env, database.url);
    await work(env, database.url);
  } finally {
    await database.embedded?.part.stop();
  }
}
