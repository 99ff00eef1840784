import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

export type WebsocketGuard = {
  destroyAll: () => void;
  close: () => void;
};

// Far more than amounts can make: the connection is used for something else, such as asking for pongs and not reading them.
const maximumWaitingBytes = 1024 * 1024;
const lookInterval = 2000;

/** Knows the connections that have become websockets, and ends those for which too much waits in memory. */
export function guardWebsockets(server: Server): WebsocketGuard {
  const websockets = new Set<Duplex>();
  server.on('upgrade', (_request, socket) => {
    websockets.add(socket);
    socket.once('close', () => websockets.delete(socket));
  });
  const timer = setInterval(() => {
    for (const socket of websockets) if (socket.writableLength > maximumWaitingBytes) socket.destroy();
  }, lookInterval);
  return {
    destroyAll: () => websockets.forEach((socket) => socket.destroy()),
    close: () => clearInterval(timer),
  };
}
