// `npm run seed` and `npm run republish`. Both may be run as often as one likes, also while the product is up.
import { explain, step } from './console.ts';
import { nodeScript } from './parts.ts';
import { seedDemo } from './prepareDatabase.ts';
import { runToEnd } from './processes.ts';
import { loadFirstPassword } from './secrets.ts';
import { withDatabase } from './withDatabase.ts';

try {
  await withDatabase(async ({ environments, urls, secrets }) => {
    if (process.argv[2] === 'republish') {
      await step('rebuilding what is published from the studio', () =>
        runToEnd(nodeScript('republish', 'apps/studio', 'scripts/republish.ts', environments.owner)),
      );
      return;
    }
    const password = await loadFirstPassword(secrets);
    await step('seeding the demo site', () => seedDemo(environments, urls, password));
  });
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
