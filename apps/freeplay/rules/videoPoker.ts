import { dealCards, type Card } from './cards.ts';
import type { Random } from './random.ts';

export const pokerHands = [
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'jacksOrBetter',
] as const;
export type PokerHand = (typeof pokerHands)[number];
/** What a hand gives back, as a multiple of the bet. */
export type PayTable = Readonly<Record<PokerHand, number>>;

/** Full house and flush decide: the five tables of Jacks or Better with what they return when played perfectly, in percent. */
const payTables = [
  { fullHouse: 9, flush: 6, rtp: 99.54 },
  { fullHouse: 9, flush: 5, rtp: 98.45 },
  { fullHouse: 8, flush: 6, rtp: 98.39 },
  { fullHouse: 8, flush: 5, rtp: 97.3 },
  { fullHouse: 7, flush: 5, rtp: 96.15 },
] as const;

/** The pay table nearest to what the catalogue says; 9/6 when it says nothing. */
export function choosePayTable(rtp: number | null): PayTable {
  const [best] = payTables.toSorted((one, other) => Math.abs(one.rtp - (rtp ?? 100)) - Math.abs(other.rtp - (rtp ?? 100)));
  const { fullHouse, flush } = best ?? payTables[0];
  return {
    royalFlush: 800,
    straightFlush: 50,
    fourOfAKind: 25,
    fullHouse,
    flush,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 2,
    jacksOrBetter: 1,
  };
}

/** The hand of five cards; null for what pays nothing in Jacks or Better. */
export function rankPokerHand(cards: readonly Card[]): PokerHand | null {
  let [ranks, pairs, isFlush, highPair, most] = [0, 0, true, false, 1];
  const counts = new Uint8Array(14);
  for (const { rank, suit } of cards) {
    const count = (counts[rank] ?? 0) + 1;
    counts[rank] = count;
    ranks |= 1 << rank;
    isFlush &&= suit === cards[0]?.suit;
    if (count === 2) {
      pairs += 1;
      highPair ||= rank === 1 || rank >= 11;
    }
    most = Math.max(most, count);
  }
  if (most === 4) return 'fourOfAKind';
  if (most === 3) return pairs === 2 ? 'fullHouse' : 'threeOfAKind';
  if (pairs === 2) return 'twoPair';
  if (pairs === 1) return highPair ? 'jacksOrBetter' : null;
  const isRoyal = ranks === royalRanks;
  const isStraight = isRoyal || isRun(ranks);
  if (isFlush) return isRoyal ? 'royalFlush' : isStraight ? 'straightFlush' : 'flush';
  return isStraight ? 'straight' : null;
}

const royalRanks = (1 << 1) | (1 << 10) | (1 << 11) | (1 << 12) | (1 << 13);

function isRun(ranks: number): boolean {
  const lowest = ranks & -ranks;
  return ranks / lowest === 0b11111;
}

export function dealVideoPoker(random: Random): { hand: Card[]; reserve: Card[] } {
  const cards = dealCards(1, 10, random);
  return { hand: cards.slice(0, 5), reserve: cards.slice(5) };
}

/** The hand after the draw: what is held stays in its place. */
export function drawVideoPoker(hand: readonly Card[], reserve: readonly Card[], held: readonly boolean[]): Card[] {
  return hand.map((card, place) => (held[place] ? card : (reserve[place] as Card)));
}

export function payVideoPoker(table: PayTable, bet: number, hand: readonly Card[]): number {
  const rank = rankPokerHand(hand);
  return rank === null ? 0 : bet * table[rank];
}
