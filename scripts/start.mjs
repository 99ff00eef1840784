// The first step of every command of the product (see `commands`). It runs before anything is installed and on whatever Node the machine has, so it is plain
// JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMissing, installDependencies } from './install.mjs';
import { findObstacle } from './preflight.mjs';

// A closed terminal must not end this process before the product is stopped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const command = process.argv[2] ?? 'up';
/** The program of each command, and what has to be installed for it. What it needs beyond that it adds itself (runner/installForStudio.ts). */
const commands = {
  up: ['scripts/runner/up.ts', 'public'],
  dev: ['scripts/runner/up.ts', 'tests'],
  seed: ['scripts/runner/seed.ts', 'studio'],
  republish: ['scripts/runner/seed.ts', 'studio'],
  import: ['scripts/runner/import.ts', 'public'],
  'import:content': ['scripts/runner/importContent.ts', 'studio'],
  migrate: ['scripts/runner/migrate.ts', 'public'],
  backup: ['scripts/runner/backup.ts', 'public'],
  restore: ['scripts/runner/restore.ts', 'public'],
  reset: ['scripts/runner/reset.ts', 'public'],
  'services:check': ['scripts/services/check.ts', 'public'],
  gallery: ['apps/site/dev/gallery/main.ts', 'tests'],
};
/** On two processor cores, with packages from npm's cache. */
const usualSeconds = { public: 16, studio: 40, tests: 45 };

if (!Object.hasOwn(commands, command)) {
  console.error(`Unknown command "${command}". Known: ${Object.keys(commands).join(', ')}.`);
  process.exit(64);
}

const [program, scope] = commands[command];
try {
  const missing = findMissing(root, scope);
  if (missing === 'all') {
    const obstacle = await findObstacle(root);
    if (obstacle !== null) throw new Error(obstacle);
    if (command === 'up')
      console.log('A first start takes about 40 s until the site is there, and a good minute more for the studio (two processor cores).\n');
  }
  if (missing !== 'nothing') {
    console.log(`· installing the locked dependencies (usually ${usualSeconds[scope]} s)`);
    const started = Date.now();
    await installDependencies(root, scope);
    console.log(`✓ installing the locked dependencies (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
run();

function run() {
  const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  // In a process group of its own: Ctrl-C in a terminal reaches this process alone, which passes it on, so that the parts
  // are stopped in order instead of all at once.
  const child = spawn(existsSync(node) ? node : process.execPath, [join(root, program), ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: command === 'up' || command === 'dev',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
      ...reachOwnParts(),
    },
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  child.on('exit', (code, signal) => {
    if (signal) console.error(`Lupa was ended by ${signal}. The next start cleans up what it left.`);
    process.exit(code ?? 1);
  });
}

/** With NODE_USE_ENV_PROXY a call to a part of this machine would go to the proxy, which cannot reach it. */
function reachOwnParts() {
  const { NO_PROXY, no_proxy: lowerCase } = process.env;
  const hosts = [lowerCase ?? NO_PROXY ?? '', 'localhost', '127.0.0.1', '[::1]'].filter((host) => host !== '').join(',');
  return { NO_PROXY: hosts, no_proxy: hosts };
}
