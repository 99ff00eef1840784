import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Logger } from './logger.ts';

export type Running = { port: number; server: Server; close: () => Promise<void> };

export type ServeOptions = {
  fetch: (request: Request) => Response | Promise<Response>;
  port: number;
  hostname: string;
  name: string;
  logger: Logger;
  /** Run after the last connection is closed: end pools and listeners here. */
  onClose?: () => Promise<void>;
};

/** The port is taken, or may not be opened. The message is one line for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Listens and resolves once the port is open (port 0: any free one). @throws ListenError */
export function listen({ fetch, port, hostname, name, logger, onClose }: ServeOptions): Promise<Running> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname }, (info) => {
      logger.info({ port: info.port }, `${name} listens`);
      resolve({ port: info.port, server, close: () => closeServer(server, onClose) });
    }) as Server;
    server.on('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken by another process' : `cannot be opened (${error.code ?? error.message})`;
      reject(new ListenError(`${name}: port ${port} ${reason}.`, { cause: error }));
    });
  });
}

/** Stops taking requests, lets running ones end for a moment, then cleans up. */
async function closeServer(server: Server, onClose?: () => Promise<void>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 1500);
  await closed;
  clearTimeout(timer);
  await onClose?.();
}

/** Runs a process until SIGINT or SIGTERM: start returns what is to be closed. A failure is one line and exit code 1. */
export async function runUntilSignal(start: () => Promise<{ close: () => Promise<void> }>): Promise<void> {
  try {
    const running = await start();
    const stop = () => {
      running.close().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
