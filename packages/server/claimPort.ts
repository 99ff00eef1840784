import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(tmpdir(), 'lupa-ports');

/** Whether a port is this process's until it ends, of all that ask here: a chosen one is often listened on minutes later. */
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
