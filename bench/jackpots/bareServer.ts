import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/* A `ws` server that sends a text to whoever connects and, when told to, to everybody. Started by jackpots.bench.ts. */
const first = process.env['FIRST'] ?? '';
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.send(first);
  const pings = setInterval(() => socket.ping(), 25_000);
  socket.on('close', () => clearInterval(pings));
});
process.on('message', ({ text }: { text: string }) => {
  for (const socket of sockets.clients) socket.send(text);
});
process.on('disconnect', () => process.exit(0));
server.listen(Number(process.env['PORT']), '127.0.0.1');
await once(server, 'listening');
process.send?.('ready');
