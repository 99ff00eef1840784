// Of images, before the parts start: brings the database to this release's schema, and fills one that is empty as SEED says.
import { explain, step } from './console.ts';
import { fillDatabase, migrate } from './prepareDatabase.ts';
import { withDatabase } from './withDatabase.ts';

try {
  await withDatabase(
    async ({ environments, urls, secrets }) => {
      await step('migrating the database', () => migrate(urls));
      await fillDatabase(environments, urls, secrets);
    },
    { isMigrated: false },
  );
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
