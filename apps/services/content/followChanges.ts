import type { Listener, ListenOptions } from '@lupa/database/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { ChangeFeed } from './changeFeed.ts';

export type FollowOptions = {
  feed: ChangeFeed;
  logger: Logger;
  listen: (handlers: Pick<ListenOptions, 'onMessage' | 'onConnected' | 'onError'>) => Promise<Listener>;
  pollInterval?: number;
  pruneInterval?: number;
};

/** Keeps the feed moving, now and then without a notification, too: a connection can be dead long before anybody notices. */
export async function followChanges({
  feed,
  logger,
  listen,
  pollInterval = 5000,
  pruneInterval = 3_600_000,
}: FollowOptions): Promise<Listener> {
  const catchUp = () => void feed.catchUp().catch((error: unknown) => logger.warn({ err: error }, 'the change feed cannot be read now'));
  const prune = () => void feed.prune().catch((error: unknown) => logger.warn({ err: error }, 'old changes cannot be removed now'));
  const listener = await listen({
    onMessage: catchUp,
    onConnected: catchUp,
    onError: (error) => logger.warn({ err: error }, 'not listening to changes'),
  });
  prune();
  const timers = [setInterval(catchUp, pollInterval), setInterval(prune, pruneInterval)];
  return {
    close: async () => {
      timers.forEach(clearInterval);
      await listener.close();
    },
  };
}
