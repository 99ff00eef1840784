import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from 'vite';

export type BuiltTestSite = { directory: string; manifest: Manifest; remove: () => Promise<void> };

/** The client of the test site, built by Vite as the real site is, with React as `mode` has it: `development` warns of mismatches. */
export async function buildTestSite(mode: 'development' | 'production'): Promise<BuiltTestSite> {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-islands-'));
  const vite = join(import.meta.dirname, '../../../node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--mode', mode, '--outDir', directory, '--logLevel', 'error'], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: mode, VITEST: '' },
  });
  return {
    directory,
    manifest: JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8')),
    remove: () => rm(directory, { recursive: true }),
  };
}
