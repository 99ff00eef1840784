import { networkOf } from '@lupa/server/networkOf.ts';

export type AddressBudgetOptions = {
  most: number;
  /** Milliseconds. */
  window: number;
  now: () => number;
  /** Networks that are counted at once; those beyond are let through, so that memory has a bound. */
  mostNetworks?: number;
};

export function createAddressBudget({ most, window, now, mostNetworks = 100_000 }: AddressBudgetOptions): (address: string) => boolean {
  let counts = new Map<string, number>();
  let startedAt = now();
  return (address) => {
    if (now() - startedAt >= window) [counts, startedAt] = [new Map(), now()];
    const network = networkOf(address);
    const count = (counts.get(network) ?? 0) + 1;
    if (count > 1 || counts.size < mostNetworks) counts.set(network, count);
    return count <= most;
  };
}
