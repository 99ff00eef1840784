import { lockTimeout } from '@lupa/database/migrate.ts';
import { markSeeded, migrateServices } from './database.ts';
import { npmScript } from './parts.ts';
import { runToEnd } from './processes.ts';

/** Brings every schema up to date: the services' own, then the studio's own. */
export async function migrate(env: NodeJS.ProcessEnv, url: string): Promise<void> {
  await migrateServices(url);
  await runToEnd(npmScript('studio-migrate', 'apps/studio', 'migrate', { ...env, PGOPTIONS: `-c lock_timeout=${lockTimeout}` }));
}

/** Adds what is missing of the demo, catalogue first, and remembers that it was done to the end. */
export async function seedDemo(env: NodeJS.ProcessEnv, url: string): Promise<void> {
  await runToEnd(npmScript('seed-catalogue', 'apps/services', 'seed-catalogue', env));
  await runToEnd(npmScript('seed-jackpots', 'apps/services', 'seed-jackpots', env));
  await runToEnd(npmScript('seed', 'apps/studio', 'seed', env));
  await markSeeded(url);
}
