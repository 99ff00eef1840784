import { LRUCache } from 'lru-cache';

/** Counts calls of a network to addresses that do not exist. False: too many in a minute. Right calls do not come here. */
export type CallThrottle = { mayMiss: (network: string) => boolean };

const window = 60_000;
const mostNetworks = 10_000;

export function createCallThrottle({ missesPerMinute, elapsed }: { missesPerMinute: number; elapsed: () => number }): CallThrottle {
  const misses = new LRUCache<string, { count: number; since: number }>({ max: mostNetworks });
  return {
    mayMiss: (network) => {
      const known = misses.get(network);
      const current = known !== undefined && elapsed() - known.since < window ? known : { count: 0, since: elapsed() };
      current.count += 1;
      misses.set(network, current);
      return current.count <= missesPerMinute;
    },
  };
}
