import { LRUCache } from 'lru-cache';

/** Holds back networks that try addresses which do not exist. Right calls are never held back: they are money. */
export type CallThrottle = { mayTry: (network: string) => boolean; noteMiss: (network: string) => void };

const window = 60_000;
const mostNetworks = 10_000;

export function createCallThrottle({ missesPerMinute, elapsed }: { missesPerMinute: number; elapsed: () => number }): CallThrottle {
  const misses = new LRUCache<string, { count: number; since: number }>({ max: mostNetworks });
  const current = (network: string) => {
    const known = misses.get(network);
    return known !== undefined && elapsed() - known.since < window ? known : null;
  };
  return {
    mayTry: (network) => (current(network)?.count ?? 0) < missesPerMinute,
    noteMiss: (network) => {
      const known = current(network);
      if (known) known.count += 1;
      else misses.set(network, { count: 1, since: elapsed() });
    },
  };
}
