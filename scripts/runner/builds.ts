import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runToEnd } from './processes.ts';
import { npmScript } from './parts.ts';
import { root } from './settings.ts';

const builds = {
  site: { workspace: 'apps/site', output: 'dist/.built', sources: ['apps/site/**', 'packages/**', 'package-lock.json'] },
  freeplay: { workspace: 'apps/freeplay', output: 'dist/.built', sources: ['apps/freeplay/**', 'packages/**', 'package-lock.json'] },
  services: { workspace: 'apps/services', output: 'dist/.built', sources: ['apps/services/**', 'packages/**', 'package-lock.json'] },
  studio: {
    workspace: 'apps/studio',
    output: '.next/.built',
    sources: [
      'apps/studio/**',
      'packages/blocks/**/*.ts',
      'packages/configuration/**',
      'packages/contracts/**',
      'packages/database/**',
      'packages/domain/**',
      'packages/server/**',
      'package-lock.json',
    ],
  },
};
export type Build = keyof typeof builds;

const generated = /(^|\/)(node_modules|dist|\.next)(\/|$)|\.test\.tsx?$|(^|\/)next-env\.d\.ts$|\.tsbuildinfo$|\.log$/;

export async function isBuilt(build: Build): Promise<boolean> {
  const stamp = join(root, builds[build].workspace, builds[build].output);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await fingerprint(build));
}

export async function buildApp(build: Build, env: NodeJS.ProcessEnv): Promise<void> {
  const before = await fingerprint(build);
  await runToEnd(npmScript(`${build}-build`, builds[build].workspace, 'build', { ...env, NODE_ENV: 'production' }));
  await writeFile(join(root, builds[build].workspace, builds[build].output), before);
}

async function fingerprint(build: Build): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for (const pattern of builds[build].sources) {
    for await (const file of glob(pattern, { cwd: root, exclude: (name) => /(^|\/)(node_modules|dist|\.next)$/.test(name) }))
      files.push(file);
  }
  for (const file of files.filter((name) => !generated.test(name)).toSorted()) {
    const found = await stat(join(root, file));
    // A folder's time changes with what is built into it.
    if (found.isFile()) hash.update(`${file}\0${found.size}\0${found.mtimeMs}\n`);
  }
  return hash.digest('hex');
}
