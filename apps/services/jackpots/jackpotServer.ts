import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { trackSchema } from '@lupa/contracts/jackpot.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { Server } from 'socket.io';
import type { z } from 'zod';
import { networkOf, readAddress } from '@lupa/server/networkOf.ts';
import type { JackpotBoard } from './jackpotBoard.ts';
import { type JackpotServer, type JackpotSocket, PrizeSender } from './prizeSender.ts';

export type JackpotServerOptions = {
  server: HttpServer;
  board: JackpotBoard;
  metrics: Metrics;
  /** Who may connect from a browser, as in `https://www.example.cl`. */
  origins: readonly string[];
  trustedProxies: number;
  connectionsPerAddress: number;
  /** Milliseconds between two messages to a client. */
  interval?: number;
};

export type Broadcaster = { close: () => Promise<void> };

const maximumTracks = 8;
const closingPatience = 1000;
// A track with the longest id takes 130 bytes.
const maximumMessageBytes = 2048;

/** docs/contracts.md "jackpots", the socket.io side, on a server that does not listen yet. */
export function createBroadcaster(options: JackpotServerOptions): Broadcaster {
  const { server, board, metrics, origins, trustedProxies, connectionsPerAddress, interval } = options;
  const prizes = metrics.counter('jackpots_prizes_total', 'Amounts sent to clients.');
  const refused = metrics.counter('jackpots_refused_total', 'Connections and requests that were refused.', ['reason']);
  const addresses = createAddressLimit(trustedProxies, connectionsPerAddress);
  const io: JackpotServer = new Server(server, {
    transports: ['polling', 'websocket'],
    cors: { origin: [...origins], methods: ['GET', 'POST'], maxAge: 86_400 },
    // A browser says where a page comes from; what is no browser may say anything, and is only held to the limits.
    allowRequest: (request, decide) => {
      const { origin } = request.headers;
      const reason = origin !== undefined && !origins.includes(origin) ? 'origin' : addresses.isFull(request) ? 'address' : null;
      if (reason !== null) refused.inc({ reason });
      decide(reason && refusals[reason], reason === null);
    },
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: maximumMessageBytes,
    // Mobile networks close a silent connection after about half a minute; a client that is gone is noticed within 45 s.
    pingInterval: 25_000,
    pingTimeout: 20_000,
    connectTimeout: 10_000,
  });
  const sender = new PrizeSender({
    io,
    board,
    maximumTracks,
    onSent: (count) => prizes.inc(count),
    ...(interval !== undefined && { interval }),
  });
  metrics.gauge('jackpots_clients', 'Clients that are connected.', () => io.engine.clientsCount);
  metrics.gauge('jackpots_tracks', 'Jackpots that clients track.', () => sender.tracks);

  io.engine.on('connection', (connection: EngineConnection) => {
    connection.on('close', addresses.enter(connection.request));
    const isWithinBudget = createRequestBudget();
    // Everything that comes in, also what is no request, as much of it is answered.
    connection.on('packet', () => {
      if (isWithinBudget()) return;
      refused.inc({ reason: 'budget' });
      connection.close(true);
    });
    // The handshake's request would otherwise stay in memory for as long as the connection.
    connection.request = null;
  });
  // What a new websocket is told at once leaves in one packet: that it is one, and how it is spoken to.
  io.engine.on('initial_headers', (_headers: unknown, { headers, socket }: IncomingMessage) => {
    if (headers.upgrade === undefined) return;
    socket.cork();
    process.nextTick(() => socket.uncork());
  });
  const websockets = guardWebsockets(server);
  io.on('connection', (socket) => serveClient(socket));

  function serveClient(socket: JackpotSocket): void {
    const refuse = (reason: string, title: string, parameter?: string) => {
      refused.inc({ reason });
      socket.emit('problem', { title, ...(parameter !== undefined && { parameter }) });
    };
    socket.on('track', (request: unknown) => {
      const { data, error } = trackSchema.safeParse(request);
      if (error) refuse('track', ...formatIssue(error));
      else if (!sender.track(socket, data)) refuse('tracks', `at most ${maximumTracks} jackpots can be tracked; send stop first`);
    });
    socket.on('stop', () => sender.stop(socket));
    socket.on('disconnect', () => sender.stop(socket));
  }

  return {
    close: async () => {
      sender.close();
      websockets.close();
      setTimeout(websockets.destroyAll, closingPatience).unref();
      await io.close();
    },
  };
}

const refusals = { origin: 'This origin is not allowed', address: 'Too many connections from this address' };

/** What the types of engine.io say, and that the request may be let go. */
type EngineConnection = {
  request: Parameters<ReturnType<typeof createAddressLimit>['enter']>[0] | null;
  on: (event: 'close' | 'packet', listener: () => void) => void;
  close: (discard: boolean) => void;
};

function formatIssue(error: z.ZodError): [title: string, parameter?: string] {
  const [issue] = error.issues;
  const parameter = issue?.path.join('.') ?? '';
  if (parameter === '') return ['track needs an object with jackpotId and currencyCode'];
  return [`${parameter}: ${issue?.message ?? 'another value is needed'}`, parameter];
}

const burst = 40;
const perSecond = 4;

/** Tells for each packet of a client whether it comes within a burst of 40 and, over time, 4 a second. */
function createRequestBudget(now: () => number = () => performance.now()): () => boolean {
  let left = burst;
  let countedAt = now();
  return () => {
    const moment = now();
    left = Math.min(burst, left + ((moment - countedAt) / 1000) * perSecond) - 1;
    countedAt = moment;
    return left >= 0;
  };
}

type AddressLimit = {
  isFull: (request: IncomingMessage) => boolean;
  enter: (request: IncomingMessage | null) => () => void;
};

function createAddressLimit(trustedProxies: number, maximum: number): AddressLimit {
  const counts = new Map<string, number>();
  const networkOfRequest = (request: IncomingMessage) => networkOf(readAddress(request, trustedProxies));
  return {
    isFull: (request) => (counts.get(networkOfRequest(request)) ?? 0) >= maximum,
    enter: (request) => {
      const network = request === null ? '' : networkOfRequest(request);
      counts.set(network, (counts.get(network) ?? 0) + 1);
      return () => {
        const left = (counts.get(network) ?? 0) - 1;
        if (left > 0) counts.set(network, left);
        else counts.delete(network);
      };
    },
  };
}

// Far more than amounts can make: the connection is used for something else, such as asking for pongs and not reading them.
const maximumWaitingBytes = 1024 * 1024;
const lookInterval = 2000;

function guardWebsockets(server: HttpServer) {
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
