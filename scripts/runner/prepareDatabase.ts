import { step } from './console.ts';
import { grantProductRights, isSeeded, isStartedEmpty, markEmpty, markSeeded, migrateSchemas, readStudioBeginning } from './database.ts';
import { loadDemoDump } from './demoDump.ts';
import type { DatabaseUrls, Environments } from './environments.ts';
import { installForStudio } from './installForStudio.ts';
import { nodeScript } from './parts.ts';
import { runToEnd } from './processes.ts';
import { loadFirstPassword, type StoredSecrets } from './secrets.ts';
import { settings } from './settings.ts';

export async function migrate(urls: DatabaseUrls): Promise<void> {
  await migrateSchemas(urls.owner);
  await grantProductRights(urls);
}

export async function seedDemo(environments: Environments, urls: DatabaseUrls, adminPassword: string): Promise<void> {
  await seedCatalogue(environments);
  await seedStudio(environments, 'demo', adminPassword);
  await markSeeded(urls.owner);
}

async function seedCatalogue({ owner }: Environments): Promise<void> {
  await runToEnd(nodeScript('seed-catalogue', 'apps/services', 'arcade/seedDemo.ts', owner));
  await runToEnd(nodeScript('seed-jackpots', 'apps/services', 'jackpots/seedDemo.ts', owner));
}

async function seedStudio({ owner }: Environments, content: 'demo' | 'texts' | 'people', adminPassword: string | undefined): Promise<void> {
  await installForStudio();
  await runToEnd(nodeScript(`seed-${content}`, 'apps/studio', 'seed/seed.ts', { ...owner, ADMIN_PASSWORD: adminPassword }, [content]));
}

export async function fillDatabase(environments: Environments, urls: DatabaseUrls, secrets: StoredSecrets): Promise<void> {
  const isDumped = settings.SEED !== 'none' && (await loadDemoDump(urls.owner));
  await migrate(urls);
  if (isDumped) {
    await seedCatalogue(environments);
    // It is told where the password is before the administrator is made, which waits for the studio.
    await loadFirstPassword(secrets);
    await markSeeded(urls.owner);
  }
  if ((await isSeeded(urls.owner)) || (await isStartedEmpty(urls.owner))) return;
  const password = await loadFirstPassword(secrets);
  if (settings.SEED === 'none') {
    await step('preparing an empty site', () => seedStudio(environments, 'texts', password), 60);
    await markEmpty(urls.owner);
  } else await step('seeding the demo site', () => seedDemo(environments, urls, password), 60);
}

/** Makes the first administrator and the standard filters where there are none: a dump brings no people, and older releases had no filters. */
export async function prepareStudio(environments: Environments, urls: DatabaseUrls, secrets: StoredSecrets): Promise<void> {
  const { hasAdministrator, hasPresets } = await readStudioBeginning(urls.owner);
  if (hasAdministrator && hasPresets) return;
  await seedStudio(environments, 'people', hasAdministrator ? undefined : await loadFirstPassword(secrets));
}
