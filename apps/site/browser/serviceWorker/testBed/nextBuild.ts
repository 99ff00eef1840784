import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../../../dev/testBed/buildSite.ts';

/** The site as the next deployment would bring it: the same code under other file names, and another worker. To be removed by the caller. */
export async function makeNextBuild(): Promise<string> {
  const built = await buildSite();
  const next = `${built}-next-${process.pid}`;
  await cp(built, next, { recursive: true });
  const assets = join(next, 'client/assets');
  const names = (await readdir(assets)).filter((name) => /-[\w-]{8}\.(js|css)$/.test(name));
  const texts = [join(next, 'client/sw.js'), join(next, 'client/.vite/manifest.json')];
  for (const name of await readdir(assets)) if (name.endsWith('.js')) texts.push(join(assets, name));
  for (const file of texts) {
    const text = await readFile(file, 'utf8');
    const renamed = names.reduce((changed, name) => changed.replaceAll(name, nextName(name)), text);
    await writeFile(file, renamed.replace(/name:`[\w-]{12}`/, 'name:`next-build-1`'));
    for (const coding of ['br', 'gz']) await rm(`${file}.${coding}`, { force: true });
  }
  for (const name of names)
    for (const suffix of ['', '.br', '.gz'])
      await rename(join(assets, name + suffix), join(assets, nextName(name) + suffix)).catch(() => {});
  return next;
}

function nextName(name: string): string {
  return name.replace(/-[\w-]{8}\./, '-NextOne1.');
}
