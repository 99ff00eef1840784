import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type DatabaseLine = Awaited<ReturnType<typeof startDatabaseLine>>;

/** A way to a database, by its `url`, that can be cut and mended. */
export async function startDatabaseLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    socket.pipe(upstream).pipe(socket);
    for (const end of [socket, upstream]) sockets.add(end.on('error', () => undefined));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return { url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href, cut, mend: () => listen(port) };
}
