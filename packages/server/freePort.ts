import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
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

/** Below what systems deal out by themselves (Linux from 32768); above 10080, the last port that browsers refuse. */
const [lowest, highest] = [11_000, 32_767];
const given = new Set<number>();

/** A port that nobody listens on and no living process was given; `count`: so many in a row. @throws after a hundred tries */
export async function freePort(count = 1): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const first = randomInt(lowest, highest + 2 - count);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if (ports.some((port) => given.has(port))) continue;
    for (const port of ports) given.add(port);
    if (ports.every(claimPort) && (await Promise.all(ports.map(isFreePort))).every(Boolean)) return first;
  }
  throw new Error(`No port between ${lowest} and ${highest} can be opened on 127.0.0.1.`);
}

export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
