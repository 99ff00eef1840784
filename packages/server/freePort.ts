import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { claimPort } from './claimPort.ts';

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
