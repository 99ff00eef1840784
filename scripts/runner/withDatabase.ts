import { listDatabaseUrls, openDatabase } from './database.ts';
import { createEnvironments, type DatabaseUrls, type Environments } from './environments.ts';
import { migrate } from './prepareDatabase.ts';
import { cleanUpEarlierRun, readRunningProduct } from './runState.ts';
import { loadSecrets, type StoredSecrets } from './secrets.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endAfter } from './console.ts';
import { root } from './settings.ts';

/** Does something with the database: that of the running product, or one that is started, and migrated, for as long as it takes. */
export async function withDatabase(
  work: (given: { environments: Environments; urls: DatabaseUrls; secrets: StoredSecrets }) => Promise<void>,
  { isMigrated = true } = {},
): Promise<void> {
  const secrets = await loadSecrets();
  const product = await readRunningProduct();
  const given = (url: string) => {
    const urls = listDatabaseUrls(url, secrets.POSTGRES_PASSWORD);
    return { environments: createEnvironments(secrets, urls, 'up'), urls, secrets };
  };
  if (product) return work(given(product.databaseUrl));

  await cleanUpEarlierRun();
  const database = await openDatabase(secrets.POSTGRES_PASSWORD);
  try {
    const { environments, urls } = given(database.url);
    if (isMigrated) await migrate(urls);
    await work({ environments, urls, secrets });
  } finally {
    await database.embedded?.part.stop();
  }
}

export function runAsOwner(workspace: string, file: string, parameters: readonly string[], cwd = workspace): Promise<never> {
  return endAfter(() =>
    withDatabase(async ({ environments }) => {
      const program = spawn(process.execPath, [join(root, workspace, file), ...parameters], {
        cwd: join(root, cwd),
        env: environments.owner,
        stdio: 'inherit',
      });
      const [code] = (await once(program, 'exit')) as [number | null];
      process.exitCode = code ?? 1;
    }),
  );
}
