import { step } from './console.ts';
import { grantProductRights, isSeeded, isStartedEmpty, markEmpty, markSeeded, migrateSchemas } from './database.ts';
import type { DatabaseUrls, Environments } from './environments.ts';
import { nodeScript } from './parts.ts';
import { runToEnd } from './processes.ts';
import { loadFirstPassword, type StoredSecrets } from './secrets.ts';
import { settings } from './settings.ts';

/** Brings every schema up to date, the services' and then the studio's, and gives the roles their rights on it. */
export async function migrate(urls: DatabaseUrls): Promise<void> {
  await migrateSchemas(urls.owner);
  await grantProductRights(urls);
}

/** Adds what is missing of the demo, catalogue first, and remembers that it was done to the end. */
export async function seedDemo({ owner }: Environments, urls: DatabaseUrls, adminPassword: string): Promise<void> {
  await runToEnd(nodeScript('seed-catalogue', 'apps/services', 'arcade/seedDemo.ts', owner));
  await runToEnd(nodeScript('seed-jackpots', 'apps/services', 'jackpots/seedDemo.ts', owner));
  await runToEnd(nodeScript('seed', 'apps/studio', 'seed/seed.ts', { ...owner, ADMIN_PASSWORD: adminPassword }));
  await markSeeded(urls.owner);
}

/** What the first start does, once, with a database that has its schemas and nothing in them: SEED says what. */
export async function fillDatabase(environments: Environments, urls: DatabaseUrls, secrets: StoredSecrets): Promise<void> {
  if ((await isSeeded(urls.owner)) || (await isStartedEmpty(urls.owner))) return;
  const password = await loadFirstPassword(secrets);
  if (settings.SEED === 'none') await step('preparing an empty site', () => startEmpty(environments, urls, password));
  else await step('seeding the demo site', () => seedDemo(environments, urls, password));
}

/** Instead of the demo: an administrator and the texts of buttons. The studio leads through the rest. */
async function startEmpty({ owner }: Environments, urls: DatabaseUrls, adminPassword: string): Promise<void> {
  await runToEnd(nodeScript('seed-texts', 'apps/studio', 'seed/seed.ts', { ...owner, ADMIN_PASSWORD: adminPassword }, ['texts']));
  await markEmpty(urls.owner);
}
