import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below what operating systems deal out by themselves (Linux from 32768, others from 49152), so that no outgoing connection and no server
 * on port 0 takes the port between the probe and its use; above 10080, the last port that browsers refuse.
 */
const [lowest, highest] = [11_000, 32_767];
const given = new Set<number>();

/**
 * A port of 127.0.0.1 that nobody listens on now and that this process has not been given before.
 * @throws Error when a hundred tries found none
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(lowest, highest + 1);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFreePort(port)) return port;
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
