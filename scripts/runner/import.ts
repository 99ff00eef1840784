// `npm run import -- <file>`: a games catalogue into the database of the running product, or of one that is down.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { explain } from './console.ts';
import { root } from './settings.ts';
import { withDatabase } from './withDatabase.ts';

const command = join(root, 'apps/services/arcade/importCommand.ts');

try {
  await withDatabase(async ({ environments }) => {
    const importing = spawn(process.execPath, [command, ...process.argv.slice(3)], {
      cwd: root,
      env: environments.owner,
      stdio: 'inherit',
    });
    const [code] = (await once(importing, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  });
  process.exit();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
