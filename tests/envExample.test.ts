import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

// Set for the parts that are started, not read from the operator.
const forwarded = ['NEXT_TELEMETRY_DISABLED', 'NODE_ENV', 'PATH'];
const browserPaths = ['CHROMIUM_PATH', 'FIREFOX_PATH'];

it('.env.example documents every variable that an env.ts reads, and no other', async () => {
  const read = new Set<string>();
  for await (const file of glob(['apps/*/env.ts', 'apps/*/*/env.ts', 'packages/server/runProcess.ts', 'scripts/runner/settings.ts'], {
    exclude: ['**/node_modules/**'],
  })) {
    for (const [, name] of (await readFile(file, 'utf8')).matchAll(/^\s+([A-Z][A-Z_]+):/gm))
      if (name && !forwarded.includes(name)) read.add(name);
  }
  const documented = [...(await readFile('.env.example', 'utf8')).matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
  expect(read.size).toBeGreaterThan(25);
  expect(documented.filter((name) => !browserPaths.includes(name)).toSorted()).toEqual([...read].toSorted());
});
