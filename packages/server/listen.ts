import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createLogger, type Logger } from './logger.ts';
import { refuseReadiness } from './readiness.ts';
import { traceRequests, type TraceRequestsOptions } from './traceRequests.ts';

export type Running = { port: number; server: Server; close: () => Promise<void> };

export type ListenOptions = {
  port: number;
  hostname: string;
  name: string;
  logger: Logger;
  /** Run when the server starts to close: end streams here, which would otherwise keep their connections open. */
  onClosing?: () => void;
  /** Run after the last connection is closed: end pools and listeners here. */
  onClose?: () => Promise<void>;
};

export type ServeOptions = ListenOptions &
  TraceRequestsOptions &
  Pick<ServerOptions, 'requestTimeout'> & { fetch: (request: Request) => Response | Promise<Response> };

/** Milliseconds within which a request has come whole: forms and messages, also over a slow line. */
const longestRequest = 20_000;

/** Node's server. A request that has not come whole within `requestTimeout` milliseconds is answered with 408, and its connection closed. */
export function createHttpServer(listener: RequestListener, options: ServerOptions = {}): Server {
  const { requestTimeout = longestRequest } = options;
  return createServer({ connectionsCheckingInterval: Math.min(1000, requestTimeout / 4), ...options, requestTimeout }, listener);
}

/** The port is taken, or may not be opened. The message is one line for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Listens and resolves once the port is open (port 0: any free one). @throws ListenError */
export function listen({ fetch, isInternal = false, requestTimeout, ...options }: ServeOptions): Promise<Running> {
  const answer = getRequestListener(fetch);
  const listener = traceRequests((request, response) => void answer(request, response), { isInternal });
  return listenWith(createHttpServer(listener, { ...(requestTimeout !== undefined && { requestTimeout }) }), options);
}

/** `listen` for a server that answers by itself, without fetch's objects. Where the port does not open, `onClose` runs at once. @throws ListenError */
export async function listenWith(server: Server, { port, hostname, name, logger, onClosing, onClose }: ListenOptions): Promise<Running> {
  try {
    await openPort(server, port, hostname);
  } catch (cause) {
    onClosing?.();
    await onClose?.();
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is taken by another process' : `cannot be opened (${code ?? message})`;
    throw new ListenError(`${name}: port ${port} ${reason}.`, { cause });
  }
  const address = server.address();
  const opened = typeof address === 'object' && address ? address.port : port;
  logger.info({ port: opened }, `${name} listens`);
  return { port: opened, server, close: () => closeServer(server, onClosing, onClose) };
}

function openPort(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    const fd = findHandedSocket(port);
    if (fd === undefined) server.listen(port, hostname, resolve);
    else server.listen({ fd }, resolve);
  });
}

/** The socket that systemd keeps for a part, named after its port (sd_listen_fds(3)): connections wait in it while the part is replaced. */
function findHandedSocket(port: number): number | undefined {
  const { LISTEN_PID, LISTEN_FDNAMES = '' } = process.env;
  const place = Number(LISTEN_PID) === process.pid ? LISTEN_FDNAMES.split(':').indexOf(String(port)) : -1;
  return place === -1 ? undefined : 3 + place;
}

async function closeServer(server: Server, onClosing?: () => void, onClose?: () => Promise<void>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  onClosing?.();
  server.closeIdleConnections();
  // A connection that is kept alive becomes idle only once its last answer has gone out.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const timer = setTimeout(() => server.closeAllConnections(), 1500);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
  await onClose?.();
}

/** Runs until SIGINT, SIGTERM or the end of a parent with a channel. With `drainSeconds` the first SIGTERM ends readiness alone. */
export async function runUntilSignal(
  start: () => Promise<{ close: () => Promise<void> }>,
  { logger = createLogger('process', 'info'), drainSeconds = 0 }: { logger?: Logger; drainSeconds?: number } = {},
): Promise<void> {
  process.on('uncaughtExceptionMonitor', (err, origin) => logger.fatal({ event: `process.${origin}`, err }, 'an error ends the process'));
  const { promise: started, resolve, reject } = Promise.withResolvers<{ close: () => Promise<void> }>();
  let stopping: Promise<void> | undefined;
  // A signal may come while the start is under way, and both may come at once: from the terminal and from the parent.
  const stop = () => {
    stopping ??= started.then((running) => running.close()).then(() => process.exit(0), fail);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', () => {
    if (drainSeconds === 0) return stop();
    refuseReadiness();
    logger.info({ seconds: drainSeconds }, 'no longer ready, stops soon');
    process.once('SIGTERM', stop);
    setTimeout(stop, drainSeconds * 1000);
  });
  process.once('disconnect', stop);
  start().then(resolve, reject);
  await started.catch(fail);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
