// Of images, before the parts start: brings the database to this release's schema, and fills one that is empty as SEED says.
import { explain, step } from './console.ts';
import { prepareStudio, fillDatabase } from './prepareDatabase.ts';
import { withDatabase } from './withDatabase.ts';

try {
  await withDatabase(
    async ({ environments, urls, secrets }) => {
      await step('preparing the database', () => fillDatabase(environments, urls, secrets));
      await prepareStudio(environments, urls, secrets);
    },
    { isMigrated: false },
  );
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
