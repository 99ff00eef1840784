import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashDemo } from './hashDemo.ts';

// Whether a seed still writes what is in the dump: apps/studio/seed/seed.database.test.ts, at night.
it('the dump by which first starts are filled is of the demo as it is now', async () => {
  const dump: unknown = JSON.parse(await readFile(join(import.meta.dirname, '../../packages/demo/dump/dump.json'), 'utf8'));
  expect(dump, 'run `npm run dump -w packages/demo`').toMatchObject({ demo: await hashDemo() });
});
