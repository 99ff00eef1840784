import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { claimPort } from './claimPort.ts';

/**
 * Below what operating systems deal out by themselves (Linux from 32768, others from 49152), so that no outgoing connection and no server
 * on port 0 takes the port between the probe and its use; above 10080, the last port that browsers refuse.
 */
const [lowest, highest] = [11_000, 32_767];
const given = new Set<number>();

/**
 * A port of 127.0.0.1 that nobody listens on now and that neither this process nor another one that still runs has been given before; with `count`,
 * the first of so many in a row.
 * @throws Error when a hundred tries found none
 */
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
