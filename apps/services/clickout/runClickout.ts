import { createServer } from 'node:http';
import { join } from 'node:path';
import { channels } from '@lupa/database/channels.ts';
import { createPool } from '@lupa/database/connect.ts';
import { listenTo } from '@lupa/database/listen.ts';
import { listenWith, type Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { createClickAnswer } from './answerClick.ts';
import { createApp } from './app.ts';
import { createClickLog } from './clickLog.ts';
import { createClickMetrics } from './clickMetrics.ts';
import { followOffers } from './followOffers.ts';
import { insertClicks } from './insertClicks.ts';
import { keepRetention } from './keepRetention.ts';
import { createOfferSnapshot } from './offerSnapshot.ts';
import { readOffers } from './readOffers.ts';
import { createSpool } from './spool.ts';
import { createVisitorKeys, followVisitorKeys } from './visitorKeys.ts';

export type ClickoutSettings = {
  port: number;
  hostname: string;
  databaseUrl: string;
  dataDirectory: string;
  siteUrl: string;
  placementSecret: string;
  countryHeader: string | null;
  trustedProxies: number;
  retentionDays: number;
  /** Milliseconds after which a killed process's spool file is taken over. */
  spoolLease?: number;
};

const refreshInterval = 60_000;

/** Starts the click-out and everything that it keeps doing beside answering. Works without the database, too. */
export async function runClickout(settings: ClickoutSettings, logger: Logger, metrics = createMetrics('clickout')): Promise<Running> {
  const { databaseUrl, siteUrl, spoolLease = 10_000 } = settings;
  const directory = join(settings.dataDirectory, 'spool');
  const pool = createPool({ url: databaseUrl, name: 'clickout', max: 4 });
  const clickMetrics = createClickMetrics(metrics);

  const read = () => readOffers(pool);
  const snapshot = createOfferSnapshot(join(directory, 'offers.json'), (error) =>
    logger.error({ err: error }, 'the offers could not be kept on disk'),
  );
  const offers = await followOffers({ read, snapshot, siteUrl, logger });
  const refreshOffers = () => void offers.refresh();
  const listener = await listenTo({ url: databaseUrl, channel: channels.changes, onMessage: refreshOffers, onConnected: refreshOffers });
  const keys = createVisitorKeys(pool);
  const spool = createSpool({ directory, lease: spoolLease });
  const log = createClickLog({
    insert: (rowsAsJson, deadline) => insertClicks(pool, rowsAsJson, deadline),
    spool,
    logger,
    replayInterval: spoolLease,
    onBatch: clickMetrics.observeBatch,
  });
  const measureSpool = () => void spool.size().then(clickMetrics.setSpoolSize);
  measureSpool();
  const timers = [setInterval(refreshOffers, refreshInterval), setInterval(measureSpool, 5000)];
  const following = await followVisitorKeys(keys, logger);
  const retention = keepRetention({ pool, days: settings.retentionDays, logger });
  void log.replay();

  const answerClick = createClickAnswer({
    ...settings,
    book: offers.book,
    log,
    visitorKey: keys.visitorKey,
    now: Date.now,
    onOther: clickMetrics.observeOther,
  });
  const readiness = [{ name: 'offers', check: async () => requireOffers(offers.book()) }];
  const server = createServer(
    { keepAliveTimeout: 65_000, requestTimeout: 10_000 },
    createApp({ answerClick, siteUrl, readiness, logger, metrics }),
  );
  const onClose = async () => {
    timers.forEach(clearInterval);
    following.close();
    await retention.close();
    await listener.close();
    await log.close();
    await snapshot.close();
    await pool.end();
  };
  try {
    return await listenWith(server, { port: settings.port, hostname: settings.hostname, name: 'clickout', logger, onClose });
  } catch (error) {
    await onClose();
    throw error;
  }
}

/** Without the database the click-out still works, so only this makes it unable to serve. */
function requireOffers(book: unknown): void {
  if (book === null) throw new Error('no offers are known yet');
}
