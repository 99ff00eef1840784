import { join } from 'node:path';
import { findMissing } from '../install.mjs';
import { step } from './console.ts';
import { runToEnd } from './processes.ts';
import { root } from './settings.ts';

/** Adds the studio's dependencies to those of the public side, which go on being used meanwhile. Where they were installed by hand, as in an image, all are there. */
export async function installForStudio(): Promise<void> {
  if (findMissing(root, 'studio') !== 'rest') return;
  const parameters = [join(root, 'scripts', 'install.mjs'), 'studio'];
  const install = () => runToEnd({ name: 'install', command: process.execPath, parameters, env: process.env });
  await step('installing the dependencies of the studio', install, 23);
}
