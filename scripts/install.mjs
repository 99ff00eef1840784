// Installs the locked dependencies when they are missing or older than the lockfile. Plain JavaScript: see start.mjs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root */
export async function installDependencies(root) {
  const stampFile = join(root, 'node_modules', '.lupa-installed');
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('· installing the locked dependencies (npm ci)');
  const started = Date.now();
  await runNpm(root, ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit', '--loglevel=error']);
  writeFileSync(stampFile, stamp);
  console.log(`✓ dependencies installed in ${Math.round((Date.now() - started) / 1000)} s`);
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
      else reject(new Error(`npm ci failed:\n${output.trim().split('\n').slice(-15).join('\n')}`));
    });
  });
}
