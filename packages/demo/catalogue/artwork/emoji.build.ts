// `npm run emoji -w packages/demo`: keeps the drawings of @iconify-json/fluent-emoji that the demo's artwork uses, of 3,000 that weigh 99 MB.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { listPictures } from '../writeArtwork.ts';
import type { Drawings } from './icons.ts';

/** What artwork uses, by name, in alphabetical order. */
export async function buildEmoji(): Promise<Drawings> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as { icons: Drawings };
  const names = new Set<string>();
  const recorder = { draw: (name: string) => (names.add(name), '') };
  for (const { draw } of listPictures()) draw(recorder);
  return Object.fromEntries(
    [...names].toSorted().map((name) => {
      const icon = icons[name];
      if (!icon) throw new Error(`@iconify-json/fluent-emoji has no drawing called ${name}.`);
      return [name, { body: icon.body }];
    }),
  );
}

if (import.meta.main)
  await writeFile(new URL('emoji.json.gz', import.meta.url), gzipSync(JSON.stringify(await buildEmoji()), { level: 9 }));
