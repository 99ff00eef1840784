import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from 'vite';

export type BuiltTestSite = {
  /** Of the client's files; the server's bundle is its `server/renderView.js`. */
  directory: string;
  manifest: Manifest;
  remove: () => Promise<void>;
};

const repository = join(import.meta.dirname, '../../..');

/** The test site, built by Vite as the real site is, with React as `mode` has it: `development` warns of mismatches. */
export async function buildTestSite(mode: 'development' | 'production'): Promise<BuiltTestSite> {
  // Below node_modules, or the server's bundle would not find React.
  const directory = await mkdtemp(join(repository, 'node_modules/.lupa-islands-'));
  await runVite(mode, ['--outDir', directory]);
  await runVite(mode, ['--outDir', join(directory, 'server'), '--ssr']);
  return {
    directory,
    manifest: JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8')),
    remove: () => rm(directory, { recursive: true }),
  };
}

async function runVite(mode: 'development' | 'production', options: string[]) {
  const vite = join(repository, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'error', ...options], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: mode, VITEST: '' },
  });
}
