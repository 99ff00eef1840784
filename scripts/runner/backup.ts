import { parseArgs } from 'node:util';
import { join, resolve } from 'node:path';
import { formatBackup, makeBackup, removeOlderBackups } from './makeBackup.ts';
import { endAfter, RunnerError } from './console.ts';
import { root, settings } from './settings.ts';
import { withDatabase } from './withDatabase.ts';

await endAfter(async () => {
  const { to, keep } = readParameters();
  await withDatabase(
    async ({ urls }) => {
      const backup = await makeBackup(urls.owner, to);
      console.log(formatBackup(backup));
      if (keep !== undefined)
        for (const removed of await removeOlderBackups(to, keep)) console.log(`  removed, older than the last ${keep}: ${removed}`);
    },
    { isMigrated: false },
  );
});

function readParameters(): { to: string; keep: number | undefined } {
  const usage = 'npm run backup -- [--to FOLDER] [--keep N]';
  try {
    const { values } = parseArgs({ args: process.argv.slice(3), options: { to: { type: 'string' }, keep: { type: 'string' } } });
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) throw new Error('--keep is a whole number from 1');
    return { to: values.to === undefined ? join(settings.DATA_DIR, 'backups') : resolve(root, values.to), keep };
  } catch (cause) {
    throw new RunnerError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
  }
}
