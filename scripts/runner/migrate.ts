// `npm run migrate`: brings the database to this release's schema, also while the release before runs on it.
import { endAfter, step } from './console.ts';
import { migrate } from './prepareDatabase.ts';
import { withDatabase } from './withDatabase.ts';

await endAfter(() => withDatabase(({ urls }) => step('migrating the database', () => migrate(urls)), { isMigrated: false }));
