import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { entries } from '../entries.ts';
import { loadAssets } from './assets.ts';
import { storeAssets } from './storedAssets.ts';
import { createCapturedLogger } from '../dev/testBed/capturedLogger.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lupa-assets-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const day = 24 * 3600_000;
const kept = () => join(root, 'kept');

async function build(name: string, size = 100): Promise<string> {
  const directory = join(root, name);
  await mkdir(join(directory, 'assets'), { recursive: true });
  await mkdir(join(directory, '.vite'), { recursive: true });
  const files = [`boot-${name}.js`, `boot-${name}.js.br`, `style-${name}.css`, 'font-same.woff2'];
  for (const file of files) await writeFile(join(directory, 'assets', file), 'x'.repeat(size));
  const manifest = {
    [entries.boot]: { file: `assets/boot-${name}.js` },
    [entries.offlinePage]: { file: `assets/boot-${name}.js` },
    [entries.preview]: { file: `assets/boot-${name}.js` },
    [entries.styles]: { file: `assets/boot-${name}.js`, css: [`assets/style-${name}.css`] },
  };
  await writeFile(join(directory, '.vite/manifest.json'), JSON.stringify(manifest));
  return directory;
}

function start(directory: string) {
  const { logger, entries } = createCapturedLogger();
  return { assets: loadAssets({ directory, kept: { directory: kept(), logger } }), logs: entries };
}

it('a site that starts with another build goes on serving the files of the last one', async () => {
  start(await build('eins'));
  const { assets } = start(await build('zwei'));
  for (const path of ['/assets/boot-eins.js', '/assets/style-eins.css', '/assets/boot-zwei.js', '/assets/font-same.woff2'])
    expect([path, assets.has(path)]).toEqual([path, true]);
  expect(assets.has('/assets/boot-null.js')).toBe(false);
  expect(assets.has('/assets/boot-eins.js.br')).toBe(false);
  expect(assets.page.bootScript).toBe('/assets/boot-zwei.js');
});

it('the files of a build are kept for thirty days after its last start, and those of the present one always', async () => {
  const { logger } = createCapturedLogger();
  const [eins, zwei] = [join(await build('eins'), 'assets'), join(await build('zwei'), 'assets')];
  const begin = Date.now();
  storeAssets({ present: eins, directory: kept(), logger, now: begin });
  storeAssets({ present: zwei, directory: kept(), logger, now: begin + 30 * day });
  expect(await readdir(kept())).toContain('boot-eins.js');
  storeAssets({ present: zwei, directory: kept(), logger, now: begin + 31 * day });
  expect((await readdir(kept())).toSorted()).toEqual(['boot-zwei.js', 'boot-zwei.js.br', 'font-same.woff2', 'style-zwei.css']);
});

it('older builds take no more room than they may, the oldest going first', async () => {
  const { logger } = createCapturedLogger();
  for (const [index, name] of ['a', 'b', 'c'].entries())
    storeAssets({
      present: join(await build(name), 'assets'),
      directory: kept(),
      logger,
      now: Date.now() + index * day,
      maximumBytes: 350,
    });
  const names = await readdir(kept());
  expect(names.filter((name) => name.includes('-a.'))).toEqual([]);
  expect(names.filter((name) => name.includes('-b.'))).toHaveLength(3);
  expect(names.filter((name) => name.includes('-c.'))).toHaveLength(3);
});

it('a disk that refuses costs the older files only', async () => {
  await writeFile(kept(), 'not a folder');
  const directory = await build('eins');
  const { logger, entries } = createCapturedLogger();
  storeAssets({ present: join(directory, 'assets'), directory: kept(), logger });
  expect(entries).toMatchObject([{ level: 'error', details: { event: 'assets.keepFailed' } }]);
  expect(start(directory).assets.has('/assets/boot-eins.js')).toBe(true);
});
