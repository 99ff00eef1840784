// `npm run migrate`: brings the database to this release's schema, also while the release before runs on it.
import { explain, step } from './console.ts';
import { migrate } from './prepareDatabase.ts';
import { withDatabase } from './withDatabase.ts';

try {
  await withDatabase(({ urls }) => step('migrating the database', () => migrate(urls)), { isMigrated: false });
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
