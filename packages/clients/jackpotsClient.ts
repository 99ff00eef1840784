import { dataLifetimes } from './callPolicies.ts';
import type { JackpotsClient } from './clients.ts';
import { Collector } from './collector.ts';
import type { DataCache } from './dataCache.ts';
import type { Asker } from './serviceCalls.ts';

export function createJackpotsClient(
  cache: DataCache,
  asker: Asker,
  { broadcaster, now }: { broadcaster: string | null; now: () => number },
): JackpotsClient {
  return {
    broadcaster,
    fetchJackpot: async (id, currencyCode) => {
      if (broadcaster === null) return null;
      // An amount is old after seconds and corrected in the browser: neither that nor its absence is a reason to make a page so often.
      asker.collector.recordFreshUntil(now() + dataLifetimes.jackpotPageMilliseconds);
      return cache.fetch(
        {
          call: 'jackpot',
          path: `/jackpots/${encodeURIComponent(id)}`,
          parameters: { currencyCode },
          read: (answer) => answer ?? null,
          tags: () => [],
        },
        { ...asker, collector: new Collector() },
      );
    },
  };
}
