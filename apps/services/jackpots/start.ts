import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { addressOf, createPool } from '@lupa/database/connect.ts';
import { type Running, createHttpServer, listenWith } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { type Metrics, createMetrics } from '@lupa/server/metrics.ts';
import { getRequestListener } from '@hono/node-server';
import { channels, listenTo, type Listener } from '@lupa/database/listen.ts';
import { traceRequests } from '@lupa/server/traceRequests.ts';
import { createApp } from './app.ts';
import { createJackpotBoard } from './jackpotBoard.ts';
import { createBroadcaster, type Broadcaster } from './jackpotServer.ts';
import { createJackpotStore } from './jackpotStore.ts';
import { startLiveBoard } from './liveBoard.ts';
import { startDuties, type DutySettings } from './startDuties.ts';

export function startJackpots(logger: Logger, metrics: Metrics): Promise<Running> {
  const env = readConfigurationOrExit('jackpots');
  return runJackpots(
    {
      port: env.JACKPOTS_PORT,
      hostname: env.HOST,
      databaseUrl: env.DATABASE_URL,
      sessionUrl: addressOf(env).sessionUrl,
      token: env.JACKPOTS_TOKEN,
      origins: env.JACKPOTS_ORIGINS ?? [new URL(env.SITE_URL).origin],
      isSimulating: env.JACKPOTS_SIMULATOR === 'on',
      trustedProxies: env.TRUST_PROXY,
      connectionsPerAddress: env.JACKPOTS_CONNECTIONS_PER_ADDRESS,
      ...(env.JACKPOTS_FEED_URL !== undefined && { feed: { url: env.JACKPOTS_FEED_URL, seconds: env.JACKPOTS_FEED_SECONDS } }),
    },
    logger,
    metrics,
  );
}

export type JackpotsSettings = DutySettings & {
  port: number;
  hostname: string;
  token: string;
  /** Origins of the pages that may connect, as in `https://www.example.cl`. */
  origins: readonly string[];
  trustedProxies?: number;
  connectionsPerAddress?: number;
  /** Milliseconds between two messages to a client. */
  interval?: number;
  requestTimeout?: number;
};

export async function runJackpots(settings: JackpotsSettings, logger: Logger, metrics = createMetrics('jackpots')): Promise<Running> {
  const {
    port,
    hostname,
    databaseUrl,
    sessionUrl = databaseUrl,
    token,
    origins,
    trustedProxies = 0,
    connectionsPerAddress = 500,
    interval,
    requestTimeout,
  } = settings;
  const pool = createPool({ url: databaseUrl, sessionUrl, name: 'jackpots', max: 5 });
  const store = createJackpotStore(pool);
  const board = createJackpotBoard();
  const keeper = await startLiveBoard({ board, store, logger });
  const listener = await followChanges(sessionUrl, keeper.refresh, logger);
  const readiness = [
    { name: 'postgres', check: () => pool.query('select 1') },
    { name: 'amounts', check: async () => requireRead(keeper.isRead()) },
  ];
  const app = createApp({ logger, metrics, readiness, board, store, isRead: keeper.isRead, token, origins });
  const answer = getRequestListener(app.fetch);
  const answerTraced = traceRequests((request, response) => void answer(request, response));
  const server = createHttpServer(answerTraced, { keepAliveTimeout: 65_000, ...(requestTimeout !== undefined && { requestTimeout }) });
  const broadcaster: Broadcaster = createBroadcaster({
    server,
    board,
    metrics,
    origins,
    trustedProxies,
    connectionsPerAddress,
    ...(interval !== undefined && { interval }),
  });

  const duties = startDuties({ settings, board, store, logger, metrics });

  const onClose = async () => {
    await duties.close();
    await listener.close();
    await keeper.close();
    await pool.end();
  };
  const onClosing = () => void broadcaster.close();
  return listenWith(server, { port, hostname, name: 'jackpots', logger, onClosing, onClose });
}

function followChanges(url: string, refresh: () => void, logger: Logger): Promise<Listener> {
  let isFailing = false;
  return listenTo({
    url,
    channel: channels.jackpots,
    onMessage: refresh,
    onConnected: () => {
      isFailing = false;
      refresh();
    },
    onError: (cause) => {
      if (!isFailing) logger.warn({ cause }, 'instances cannot tell each other of changes; each finds them by itself');
      isFailing = true;
    },
  });
}

function requireRead(isRead: boolean): void {
  if (!isRead) throw new Error('the amounts were not read yet');
}
