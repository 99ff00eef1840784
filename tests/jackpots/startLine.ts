import { createServer, request as ask, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** What is between a browser and the broadcaster, and what it does with a websocket: lets it through, refuses it, or never answers. */
export type Line = {
  url: string;
  websockets: 'pass' | 'refuse' | 'hang';
  /** Port of the broadcaster behind it; nobody answers while there is none. */
  target: number | undefined;
  polls: number;
  close: () => Promise<void>;
};

export async function startLine(): Promise<Line> {
  const open = new Set<Duplex>();
  const server: Server = createServer((incoming, outgoing) => {
    if (incoming.url?.includes('transport=polling')) line.polls += 1;
    const { method, url: path, headers } = incoming;
    const onward = ask({ host: '127.0.0.1', port: line.target ?? 1, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.on('connection', (socket: Socket) => keep(socket));
  server.on('upgrade', ({ method, url, rawHeaders }, browser: Duplex, head: Buffer) => {
    if (line.websockets === 'hang') return;
    if (line.websockets === 'refuse' || line.target === undefined) return void browser.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const service = keep(connect(line.target, '127.0.0.1'));
    const headers = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n')).join('');
    service.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
    service.write(head);
    service.pipe(browser).pipe(service);
  });
  function keep<Kind extends Duplex>(socket: Kind): Kind {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    return socket;
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const line: Line = {
    url: `http://127.0.0.1:${port}`,
    websockets: 'pass',
    target: undefined,
    polls: 0,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return line;
}
