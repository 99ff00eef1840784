// `npm run import:content -- file.ndjson [--dry-run]`: content into the studio, with its rules, also while the product is up.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { explain } from './console.ts';
import { root } from './settings.ts';
import { withDatabase } from './withDatabase.ts';

const parameters = process.argv.slice(3).map((parameter) => (existsSync(parameter) ? resolve(parameter) : parameter));

try {
  await withDatabase(async ({ environments }) => {
    const importing = spawn(process.execPath, ['scripts/importContent.ts', ...parameters], {
      cwd: join(root, 'apps/studio'),
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
