// Installs the locked dependencies when they are missing or older than the lockfile: `node scripts/install.mjs studio`. Plain JavaScript: see start.mjs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is installed, from the least to the most, with npm's parameters for it. The public side is the site, the services and the games. */
const scopes = {
  public: ['--omit=dev', '-w', 'apps/site', '-w', 'apps/services', '-w', 'apps/freeplay'],
  studio: ['--omit=dev'],
  tests: ['--include=dev'],
};
const order = Object.keys(scopes);

/**
 * What is missing of a scope for the lockfile as it is: `nothing`, `rest`, which is added to what is there while that is in use, or `all`.
 * @param {string} root
 * @param {keyof typeof scopes} scope
 */
export function findMissing(root, scope) {
  const [stamp, installed] = readStamp(root);
  if (stamp === undefined || stamp !== hashLockfile(root)) return 'all';
  return order.indexOf(installed) >= order.indexOf(scope) ? 'nothing' : 'rest';
}

/**
 * Waits while another process installs: two at a time spoil each other's packages.
 * @param {string} root
 * @param {keyof typeof scopes} scope
 */
export async function installDependencies(root, scope) {
  if (findMissing(root, scope) === 'nothing') return;
  const lock = join(root, '.lupa-installing');
  if (!takeLock(lock)) {
    console.log('· waiting until another installation of dependencies has ended');
    do await new Promise((resolve) => setTimeout(resolve, 100));
    while (!takeLock(lock));
  }
  try {
    await install(root, scope);
  } finally {
    rmSync(lock, { force: true });
  }
}

/** The lock of a process that has ended is no lock. */
function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld(lock) {
  try {
    // Empty for the moment between its making and its writing: then it asks about this process's own group, which is there.
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function install(root, scope) {
  const missing = findMissing(root, scope);
  if (missing === 'nothing') return;
  const command = missing === 'all' ? ['ci'] : ['install', '--no-save'];
  await runNpm(root, [
    ...command,
    ...scopes[scope],
    '--include=optional',
    '--prefer-offline',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
  ]);
  writeFileSync(stampFile(root), `${hashLockfile(root)} ${scope}`);
}

const stampFile = (root) => join(root, 'node_modules', '.lupa-installed');
const readStamp = (root) => (existsSync(stampFile(root)) ? readFileSync(stampFile(root), 'utf8').split(' ') : []);

/** @param {string} root */
function hashLockfile(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * @param {string} root
 * @param {string[]} parameters
 */
function runNpm(root, parameters) {
  return new Promise((resolve, reject) => {
    const fromNpm = process.env.npm_execpath;
    const [command, first] = fromNpm?.endsWith('.js') ? [process.execPath, [fromNpm]] : ['npm', []];
    let output = '';
    const child = spawn(command, [...first, ...parameters], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on('exit', (code) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(`npm ${parameters[0]} failed:\n${output.trim().split('\n').slice(-15).join('\n')}`));
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await installDependencies(dirname(dirname(process.argv[1])), process.argv[2] ?? 'tests');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
