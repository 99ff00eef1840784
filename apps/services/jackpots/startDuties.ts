import { advisoryLocks } from '@lupa/database/locks.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { pollFeed } from './feedPoller.ts';
import type { JackpotBoard } from './jackpotBoard.ts';
import type { JackpotStore } from './jackpotStore.ts';
import { lead } from '../lead.ts';
import { simulate } from './simulator.ts';

export type DutySettings = {
  databaseUrl: string;
  sessionUrl?: string;
  isSimulating?: boolean;
  feed?: { url: string; seconds: number };
};

export type DutiesOptions = {
  settings: DutySettings;
  board: Pick<JackpotBoard, 'known'>;
  store: Pick<JackpotStore, 'write' | 'writeAll' | 'raise'>;
  logger: Logger;
  metrics: Metrics;
};

export function startDuties({ settings, board, store, logger, metrics }: DutiesOptions): { close: () => Promise<void> } {
  const { databaseUrl, sessionUrl = databaseUrl, feed, isSimulating = false } = settings;
  const duties: ReturnType<typeof lead>[] = [];
  if (feed) {
    const turns = metrics.counter(
      'jackpots_feed_reads_total',
      'Reads of the feed by how they ended.',
      ['outcome'],
      [{ outcome: 'failed' }],
    );
    const onTurn = (outcome: string) => turns.inc({ outcome });
    const work = (signal: AbortSignal) => pollFeed({ ...feed, store, logger, signal, onTurn });
    duties.push(lead({ sessionUrl, name: 'jackpots feed', lock: advisoryLocks.jackpotFeed, logger, work }));
  }
  if (isSimulating) {
    const work = (signal: AbortSignal) => simulate({ board, store, logger, signal });
    duties.push(lead({ sessionUrl, name: 'jackpots simulator', lock: advisoryLocks.jackpotSimulator, logger, work }));
  }
  return {
    close: async () => {
      await Promise.all(duties.map((duty) => duty.close()));
    },
  };
}
