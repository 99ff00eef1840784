import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/**
 * Runs a command in `root`, with the locked tools first in its path.
 * @param {string} root
 * @returns {(command: string, parameters: string[], stdout?: 'inherit' | 'ignore') => Promise<number>} gives the exit code; 127 when the command is not there
 */
export function createRunner(root) {
  const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}` };
  return (command, parameters, stdout = 'inherit') =>
    new Promise((resolve) => {
      const child = spawn(command, parameters, {
        cwd: root,
        env,
        stdio: ['ignore', stdout, 'inherit'],
        shell: process.platform === 'win32',
      });
      child.on('error', () => resolve(127));
      child.on('exit', (code) => resolve(code ?? 1));
    });
}
