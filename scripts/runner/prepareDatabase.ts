import { lockTimeout } from '@lupa/database/migrate.ts';
import { grantProductRights, markEmpty, markSeeded, migrateServices } from './database.ts';
import type { DatabaseUrls, Environments } from './environments.ts';
import { npmScript } from './parts.ts';
import { runToEnd } from './processes.ts';

/** Brings every schema up to date, the services' and then the studio's, and gives the roles their rights on it. */
export async function migrate({ owner }: Environments, urls: DatabaseUrls): Promise<void> {
  await migrateServices(urls.owner);
  await runToEnd(npmScript('studio-migrate', 'apps/studio', 'migrate', { ...owner, PGOPTIONS: `-c lock_timeout=${lockTimeout}` }));
  await grantProductRights(urls);
}

/** Adds what is missing of the demo, catalogue first, and remembers that it was done to the end. */
export async function seedDemo({ owner }: Environments, urls: DatabaseUrls, adminPassword: string): Promise<void> {
  await runToEnd(npmScript('seed-catalogue', 'apps/services', 'seed-catalogue', owner));
  await runToEnd(npmScript('seed-jackpots', 'apps/services', 'seed-jackpots', owner));
  await runToEnd(npmScript('seed', 'apps/studio', 'seed', { ...owner, ADMIN_PASSWORD: adminPassword }));
  await markSeeded(urls.owner);
}

/** Instead of the demo: an administrator and the texts of buttons. The studio leads through the rest. */
export async function startEmpty({ owner }: Environments, urls: DatabaseUrls, adminPassword: string): Promise<void> {
  await runToEnd(npmScript('seed-texts', 'apps/studio', 'seed-texts', { ...owner, ADMIN_PASSWORD: adminPassword }));
  await markEmpty(urls.owner);
}
