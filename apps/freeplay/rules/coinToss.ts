import { payCredits, type Terms } from './terms.ts';
import type { Random } from './random.ts';

export type CoinSide = 'cara' | 'sello';

export function tossCoin(random: Random): CoinSide {
  return random() < 0.5 ? 'cara' : 'sello';
}

/** What so many right calls in a row pay: twice as much each time, less what the house keeps of the first. */
export function coinPay(calls: number, { share }: Terms): number {
  return share * 2 ** calls;
}

export function mostCalls({ share, limit }: Terms): number {
  return Math.floor(Math.log2(limit / share) + 1e-9);
}

export function payCoin({ bet, calls, terms }: { bet: number; calls: number; terms: Terms }, random: Random): number {
  return calls > 0 && calls <= mostCalls(terms) ? payCredits(bet, coinPay(calls, terms), random) : 0;
}
