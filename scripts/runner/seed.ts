import { endAfter, step } from './console.ts';
import { nodeScript } from './parts.ts';
import { seedDemo } from './prepareDatabase.ts';
import { runToEnd } from './processes.ts';
import { loadFirstPassword } from './secrets.ts';
import { withDatabase } from './withDatabase.ts';

await endAfter(async () => {
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
});
