import { connect, type Socket } from 'node:net';
import { pace } from '../../setup/pollUntil.ts';
import { recordHit } from '../../setup/recordHit.ts';
import type { Outcome } from '../fault.ts';
import { askRaw, type FaultProduct } from '../faultProduct.ts';

const slowConnections = 300;
const requests = 200;

/** Connections that send a header a byte at a time, and others that never read: everybody else is answered. */
export async function crawlIn({ ports, pidOf }: FaultProduct): Promise<Outcome> {
  for (const part of ['site', 'clickout', 'images']) recordHit(await pidOf(part));
  const sockets: Socket[] = [];
  const targets = [ports.SITE_PORT, ports.CLICKOUT_PORT, ports.IMAGES_PORT];
  for (const port of targets)
    for (let count = 0; count < slowConnections / targets.length; count++) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      // Half of them ask, and never take what they are given.
      if (count % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20), () => socket.pause());
      else socket.write('GET / HTTP/1.1\r\n');
      sockets.push(socket);
    }
  let held = 0;
  for (let count = 0; count < requests; count++) {
    if (count % 20 === 0) for (const socket of sockets) if (socket.writable) socket.write('X');
    const port = targets[count % targets.length] ?? 0;
    const { status } = await askRaw(port, count % targets.length === 0 ? '/' : '/robots.txt');
    if (status > 0 && status < 500) held += 1;
    await pace(5);
  }
  for (const socket of sockets) socket.destroy();
  return { tried: requests, held, lost: 0, seen: `${sockets.length} slow connections open meanwhile` };
}
