import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type TestServer = { url: string; port: number; close: () => Promise<void> };

/** A server on a free port of this machine. `url` has no slash at its end. */
export async function openServer(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    if (!server.listening) return;
    server.close().closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, port, close };
}

/** The same for one test, or for each when a `beforeEach` asks: closed when the test is over. */
export async function serveForTest(listener: RequestListener): Promise<TestServer> {
  const server = await openServer(listener);
  onTestFinished(server.close);
  return server;
}
