import { join } from 'node:path';
import { channels, listenTo } from '@lupa/database/listen.ts';
import { createPool } from '@lupa/database/connect.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { createSnapshot } from '@lupa/server/snapshot.ts';
import { createPostbackAnswer, type PostbackAnswer, createCallThrottle } from './answerPostback.ts';
import { scheduleConversionDuties } from './conversionDuties.ts';
import { followRows } from './followRows.ts';
import type { LostClicks } from './lostClicks.ts';
import { createPostbackMetrics } from './postbackMetrics.ts';
import { createPostbackNotes } from './postbackNotes.ts';
import type { ConversionRow } from '@lupa/database/insertConversions.ts';
import { storeConversions, storeNotes } from './storeConversions.ts';
import { RowLog } from './rowLog.ts';
import { buildSourceBook, readSources, sourceRowsSchema } from './sourceBook.ts';
import { Spool } from './spool.ts';

export type PostbackSettings = {
  databaseUrl: string;
  sessionUrl: string;
  directory: string;
  spoolLease: number;
  retentionDays: number;
  trustedProxies: number;
};

const refreshInterval = 60_000;
const noteInterval = 2000;
const missesPerMinute = 60;

export async function runPostbacks(
  { databaseUrl, sessionUrl, directory, ...settings }: PostbackSettings,
  logger: Logger,
  metrics: Metrics,
): Promise<{ answer: PostbackAnswer; close: () => Promise<void> }> {
  const pool = createPool({ url: databaseUrl, sessionUrl, name: 'postbacks', max: 3 });
  const folder = join(directory, 'conversions');
  const onSnapshotError = (error: unknown) => logger.error({ err: error }, 'the programmes could not be kept on disk');
  const snapshot = createSnapshot(join(folder, 'sources.json'), sourceRowsSchema, onSnapshotError);
  const sources = await followRows({ subject: 'programmes', read: () => readSources(pool), snapshot, build: buildSourceBook, logger });
  const refresh = () => void sources.refresh();
  const listener = await listenTo({ url: sessionUrl, channel: channels.conversionSources, onMessage: refresh, onConnected: refresh });
  const counted = createPostbackMetrics(metrics);
  const spool = new Spool({ directory: folder, lease: settings.spoolLease });
  const log = new RowLog<ConversionRow>({
    subject: 'conversions',
    insert: async (rowsAsJson, deadline) => {
      const storing = await storeConversions(pool, rowsAsJson, deadline);
      counted.observeStoring(storing);
      const listReasons = (places: number[], reason: 'nonce' | 'amount') => places.map((place) => [place, reason] as const);
      return new Map([...listReasons(storing.refused, 'nonce'), ...listReasons(storing.unpaid, 'amount')]);
    },
    spool,
    lost: createRefusals(logger),
    logger,
    replayInterval: settings.spoolLease,
    onBatch: counted.observeBatch,
  });
  const notes = createPostbackNotes({ store: (refused, dropped) => storeNotes(pool, refused, dropped), logger });
  const measureSpool = () => void spool.size().then(counted.setSpoolSize);
  const timers = [
    setInterval(refresh, refreshInterval),
    setInterval(measureSpool, 5000),
    setInterval(() => void notes.flush(), noteInterval),
  ];
  const duties = scheduleConversionDuties({ pool, retentionDays: settings.retentionDays, logger });
  void log.replay();
  const answer = createPostbackAnswer({
    sources: sources.book,
    log,
    notes: {
      ...notes,
      drop: (partnerSlug, names, at) => {
        counted.observeDropped(names.length);
        notes.drop(partnerSlug, names, at);
      },
    },
    throttle: createCallThrottle({ missesPerMinute, elapsed: () => performance.now() }),
    trustedProxies: settings.trustedProxies,
    now: Date.now,
    onAnswer: counted.observeAnswer,
  });
  const close = async () => {
    timers.forEach(clearInterval);
    await duties.close();
    await listener.close();
    await log.close();
    await notes.flush();
    await snapshot.close();
    await pool.end();
  };
  return { answer, close };
}

/** An event that could not be kept was answered with 503: the programme calls again, so nothing is lost yet. */
function createRefusals(logger: Logger): LostClicks {
  return {
    record: (events, error) =>
      logger.error({ event: 'conversions.notKept', err: error, events }, 'neither the database nor the disk takes conversions'),
    store: async () => undefined,
    close: () => undefined,
  };
}
