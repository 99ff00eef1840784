import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@lupa/server/logger.ts';
import type { JackpotBoard } from './jackpotBoard.ts';
import type { JackpotStore } from './jackpotStore.ts';

export type LiveBoard = {
  refresh: () => void;
  isRead: () => boolean;
  close: () => Promise<void>;
};

export type LiveBoardOptions = {
  board: JackpotBoard;
  store: Pick<JackpotStore, 'readNewer'>;
  logger: Logger;
  /** Milliseconds between reads that nobody asked for. */
  interval?: number;
  /** Milliseconds between reads at least. */
  pause?: number;
};

/** Requests may be late, lost or unordered: each read brings all that is newer, and one is made every `interval` anyway. */
export async function startLiveBoard({ board, store, logger, interval = 2000, pause = 50 }: LiveBoardOptions): Promise<LiveBoard> {
  const closing = new AbortController();
  let reading: Promise<void> | undefined;
  let isAsked = false;
  let isRead = false;
  let isFailing = false;

  async function read(): Promise<void> {
    while (isAsked && !closing.signal.aborted) {
      isAsked = false;
      try {
        board.take(await store.readNewer(board.known()));
        if (isFailing) logger.info('the amounts are read again');
        isRead = true;
        isFailing = false;
      } catch (cause) {
        if (!isFailing) logger.error({ cause }, 'the amounts could not be read; the last ones stay in use');
        isFailing = true;
      }
      await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const refresh = () => {
    isAsked = true;
    if (closing.signal.aborted) return;
    reading ??= read().finally(() => {
      reading = undefined;
      if (isAsked) refresh();
    });
  };
  refresh();
  await reading;
  const timer = setInterval(refresh, interval);
  return {
    refresh,
    isRead: () => isRead,
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await reading;
    },
  };
}
