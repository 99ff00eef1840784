// Of images, before the parts start: brings the database to this release's schema, and fills one that is empty as SEED says.
import { endAfter, step } from './console.ts';
import { prepareStudio, fillDatabase } from './prepareDatabase.ts';
import { withDatabase } from './withDatabase.ts';

await endAfter(async () => {
  await withDatabase(
    async ({ environments, urls, secrets }) => {
      await step('preparing the database', () => fillDatabase(environments, urls, secrets));
      await prepareStudio(environments, urls, secrets);
    },
    { isMigrated: false },
  );
});
