import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, utimesSync } from 'node:fs';
import { glob, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pace } from '../../../../tests/setup/pollUntil.ts';

const site = join(import.meta.dirname, '../..');
const repository = join(site, '../..');
// Below node_modules, or the server's bundle would not find its packages.
const builds = join(repository, 'node_modules/.lupa-site-builds');
const sources = ['apps/site/**/*.{ts,tsx,css,svg,png,ico,json}', 'packages/**/*.{ts,tsx,css}', 'package-lock.json'];
/** Milliseconds: how often who builds says so, and how long its lock holds without. */
const renewal = 10_000;
const patience = 120_000;
const lifetime = 3600_000;

/** The site as it is in production, built once from the present sources for all tests: `server/main.js`, `client/`, and `gallery/main.js` on top. */
export async function buildSite(): Promise<string> {
  const directory = join(builds, await fingerprint());
  const lock = `${directory}.lock`;
  await mkdir(builds, { recursive: true });
  while (!existsSync(directory)) {
    if (!(await take(lock))) {
      await pace(200);
      continue;
    }
    const renewing = setInterval(() => utimesSync(lock, new Date(), new Date()), renewal);
    try {
      if (!existsSync(directory)) await build(directory);
    } finally {
      clearInterval(renewing);
      await rmdir(lock);
    }
  }
  return directory;
}

async function build(directory: string) {
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await runVite(['--outDir', join(unfinished, 'client')]);
  await runVite(['--ssr', 'main.ts', '--outDir', join(unfinished, 'server')]);
  await runVite(['--ssr', 'dev/gallery/galleryPages.tsx', '--outDir', join(unfinished, 'gallery')]);
  await rename(unfinished, directory);
  await removeOld();
}

async function removeOld() {
  for (const name of await readdir(builds)) {
    const { mtimeMs } = await stat(join(builds, name)).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > lifetime) await rm(join(builds, name), { recursive: true, force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Left by a run that was ended.
    if (Date.now() - ((await stat(lock).catch(() => null))?.mtimeMs ?? Date.now()) > patience)
      await rm(lock, { recursive: true, force: true });
    return false;
  }
}

async function runVite(options: string[]) {
  const vite = join(repository, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', '--emptyOutDir', ...options], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
}

async function fingerprint(): Promise<string> {
  const files: string[] = [];
  const isIgnored = (name: string) => /(^|\/)(node_modules|dist|demo|database)$|\.test\.tsx?$/.test(name);
  for (const pattern of sources) for await (const file of glob(pattern, { cwd: repository, exclude: isIgnored })) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = await stat(join(repository, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
