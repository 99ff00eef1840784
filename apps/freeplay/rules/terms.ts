import type { GameFacts } from './gameFacts.ts';
import type { Random } from './random.ts';

/** What a game keeps to. `share` is what comes back of all bets, from 0 to 1; `limit` the most that a bet may pay, as a whole multiple of it. */
export type Terms = { share: number; limit: number };

const usualReturn = 95;
const usualLimit = 1000;

/**
 * The catalogue's word, and the usual where it says nothing. A return outside 50–100 % or a highest win below twice the bet is no statement
 * about a game of chance and counts as nothing said. Halves of a multiple are left off, so that whole credits never pass the limit.
 */
export function readTerms({ rtp, highestWin }: Pick<GameFacts, 'rtp' | 'highestWin'>): Terms {
  const percent = rtp !== null && rtp >= 50 && rtp <= 100 ? rtp : usualReturn;
  const limit = highestWin !== null && highestWin >= 2 && Number.isFinite(highestWin) ? Math.floor(highestWin) : usualLimit;
  return { share: percent / 100, limit };
}

/**
 * Whole credits for `bet * times`: what is left over is the chance of one credit more. The mean is thus exact for every bet, where rounding
 * would change the game's return.
 */
export function payCredits(bet: number, times: number, random: Random): number {
  // The product of two decimals may miss a whole number by a hair.
  const amount = Math.round(bet * times * 1e6) / 1e6;
  const whole = Math.floor(amount);
  return random() < amount - whole ? whole + 1 : whole;
}

/** `build`, remembering what came of the same choice on the same terms: a pay table takes longer to find than a round to play. */
export function rememberByTerms<Choice, Built>(build: (choice: Choice, terms: Terms) => Built): (choice: Choice, terms: Terms) => Built {
  const known = new WeakMap<Terms, Map<Choice, Built>>();
  return (choice, terms) => {
    const built = known.get(terms) ?? new Map<Choice, Built>();
    known.set(terms, built);
    const kept = built.get(choice) ?? build(choice, terms);
    built.set(choice, kept);
    return kept;
  };
}

/** What a bet pays that wins with `chance`, and what comes back of it otherwise: nothing, unless the limit is too low for the share. */
export function fairPrize(chance: number, { share, limit }: Terms): { won: number; lost: number } {
  const fair = share / chance;
  return fair <= limit ? { won: fair, lost: 0 } : { won: limit, lost: Math.max(0, (share - chance * limit) / (1 - chance)) };
}

export function listNumbers(from: number, to: number): number[] {
  const numbers: number[] = [];
  for (let number = from; number <= to; number++) numbers.push(number);
  return numbers;
}

export function countWays(all: number, chosen: number): number {
  if (chosen < 0 || chosen > all) return 0;
  return listNumbers(1, chosen).reduce((ways, step) => (ways * (all - chosen + step)) / step, 1);
}

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
