import { gameAttributeTypes, type GameAttributeType } from '@lupa/contracts/game.ts';
import type { GameType } from '@lupa/contracts/gameType.ts';
import type { Random } from './seededRandom.ts';

type Attribute = { type: GameAttributeType; value: string };

/** Usual return of a type, in percent: middle and how far it strays. */
const returns: Partial<Record<GameType, [number, number]>> = {
  SLOTS: [95.9, 1.4],
  CRASH_GAMES: [96.6, 0.8],
  KENO: [93.4, 0.9],
  SCRATCH_CARDS: [93.8, 1.2],
  BINGO: [93.9, 1.1],
};

/**
 * Where rules fix the return: wheels with one zero, with half of a bet back and with two zeros; blackjack by its house rules, at 6:5
 * the lowest; pay tables of video poker; the banker's bet; the pass line and its opposite. What happens more often stands more often.
 */
const ruledReturns: Partial<Record<GameType, readonly string[]>> = {
  ROULETTE: ['97.30', '97.30', '97.30', '97.30', '98.65', '94.74'],
  BLACKJACK: ['99.60', '99.60', '99.46', '99.38', '98.24'],
  BACCARAT: ['98.94'],
  VIDEO_POKER: ['99.54', '98.45', '98.39', '97.30', '96.15'],
  CRAPS: ['98.59', '98.64'],
};

/** The highest pay of a single bet, the bet itself included. */
const ruledWins: Partial<Record<GameType, readonly number[]>> = {
  ROULETTE: [36],
  BLACKJACK: [2.5, 12, 26],
  BACCARAT: [9, 12],
  VIDEO_POKER: [800],
  CRAPS: [31],
};
const slotWins = [500, 1000, 2000, 2500, 5000, 5000, 10_000, 12_500, 20_000] as const;
const otherWins = [36, 100, 250, 500, 1000] as const;

const reelForms = [
  [3, ['1', '3', '5']],
  [5, ['10', '20', '25', '30', '40', '50']],
  [5, ['243', '1024']],
  [6, ['4096', '117649']],
] as const;

/** How wildly a slot pays, as a feed words it, read from its highest win as a multiple of the bet. */
export function volatilityOfSlot(highestWin: number): FeedVolatility {
  if (highestWin <= 1000) return 'Low';
  if (highestWin <= 2500) return 'Medium';
  return highestWin < 10_000 ? 'High' : 'Very High';
}

export type FeedVolatility = 'Low' | 'Medium' | 'High' | 'Very High';

/** Attributes as a feed sends them: text, bets in Chilean pesos, wins as a multiple of the bet. */
export function buildAttributes(type: GameType, random: Random): Attribute[] {
  const attributes: Attribute[] = [];
  const add = (name: GameAttributeType, value: string | number) => attributes.push({ type: name, value: String(value) });
  // Some studios do not tell.
  if (random.next() > 0.04) add('RTP', pickReturn(type, random));
  if (type === 'SLOTS' || type === 'SLINGO') {
    const [reels, lines] = random.pick(reelForms);
    add('Reels', reels);
    add('Paylines', random.pick<string>(lines));
  }
  const highestWin = random.pick<number>(type === 'SLOTS' ? slotWins : (ruledWins[type] ?? otherWins));
  if (type === 'SLOTS') add('Volatility', volatilityOfSlot(highestWin));
  add('Highest Win', highestWin);
  const minimum = random.pick([50, 100, 100, 200, 500, 1000]);
  add('Minimum Bet', minimum);
  add('Maximum Bet', minimum * random.pick([100, 250, 500, 1000]));
  if (type === 'SLOTS') add('Free Spin Slot', String(random.next() < 0.7));
  return attributes;
}

function pickReturn(type: GameType, random: Random): string {
  const ruled = ruledReturns[type];
  if (ruled) return random.pick(ruled);
  const [middle, spread] = returns[type] ?? [95.2, 1.6];
  return Math.min(99, Math.max(92, middle + (random.next() + random.next() - 1) * spread * 1.6)).toFixed(2);
}

/** Known attributes in the order of a feed. */
export function listAttributes(facts: Partial<Record<GameAttributeType, string>>): Attribute[] {
  return gameAttributeTypes.flatMap((type) => {
    const value = facts[type];
    return value === undefined ? [] : [{ type, value }];
  });
}
