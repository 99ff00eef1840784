import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildEmoji } from './emoji.build.ts';

it('keeps the drawings that the artwork uses, all of them and no others', async () => {
  const kept = gunzipSync(await readFile(new URL('emoji.json.gz', import.meta.url))).toString();
  expect(kept === JSON.stringify(await buildEmoji()), 'run `npm run emoji -w packages/demo`').toBe(true);
});
