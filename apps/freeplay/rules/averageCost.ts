import type { GameFacts } from './gameFacts.ts';
import { readTerms } from './terms.ts';

// Played as well as they can be; of every other game `readTerms` says the usual.
const usualReturns: Partial<Record<GameFacts['type'], number>> = {
  BLACKJACK: 99.53,
  CARD_GAMES: 96,
  ROULETTE: 97.3,
  TABLE_GAMES: 97.22,
  VIDEO_POKER: 99.54,
};

/**
 * What staking this much costs on average, in the unit of `staked`: the share of all bets that the game keeps in the long run. One session can cost far
 * more, or give something.
 */
export function computeAverageCost(staked: number, { type, rtp }: Pick<GameFacts, 'type' | 'rtp'>): number {
  const { share } = readTerms({ rtp: rtp ?? usualReturns[type] ?? null, highestWin: null });
  return staked * (1 - share);
}
