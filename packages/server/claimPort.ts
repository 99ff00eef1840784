import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(tmpdir(), 'lupa-ports');

/**
 * Whether a port is this process's, of all processes that ask here: one that is chosen is often listened on seconds or minutes later. It is until the process ends. A
 * folder for temporary files that cannot be written to keeps nothing apart.
 */
export function claimPort(port: number): boolean {
  const file = join(folder, String(port));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return true;
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner === process.pid || isRunning(owner)) return owner === process.pid;
    writeFileSync(file, String(process.pid));
  }
  return true;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
