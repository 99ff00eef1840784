import { once } from 'node:events';
import { WebSocket } from 'ws';

/* Many clients in one process, speaking socket.io by hand: its own client would take most of the machine. */
const count = Number(process.env['CLIENTS']);
const url = process.env['URL'] ?? '';
const track = process.env['TRACK'];
const connectingAtOnce = 50;

let arrivals: number[] = [];
let wanted = 0;

async function connect(): Promise<void> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const kind = track === undefined ? 'amount' : kindOf(data);
      if (kind === 'ping') socket.send('3');
      if (kind === 'open') socket.send('40');
      if (kind === 'connected') socket.send(`42["track",${track}]`);
      if (kind === 'amount') {
        resolve();
        receive();
      }
    });
  });
}

function kindOf(data: Buffer): 'ping' | 'open' | 'connected' | 'amount' | undefined {
  const text = data.toString('latin1', 0, 2);
  if (text === '42') return 'amount';
  if (text === '40') return 'connected';
  if (text === '2') return 'ping';
  return text.startsWith('0') ? 'open' : undefined;
}

function receive(): void {
  arrivals.push(performance.timeOrigin + performance.now());
  if (arrivals.length === wanted) process.send?.({ arrivals });
}

for (let opened = 0; opened < count; opened += connectingAtOnce) {
  await Promise.all(Array.from({ length: Math.min(connectingAtOnce, count - opened) }, connect));
}
process.send?.('ready');
process.on('message', () => {
  arrivals = [];
  wanted = count;
  process.send?.('listening');
});
await once(process, 'disconnect');
process.exit(0);
