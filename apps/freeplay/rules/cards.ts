import type { Random } from './random.ts';

export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof suits)[number];
/** Rank 1 is the ace, 11 to 13 are jack, queen and king. */
export type Card = { rank: number; suit: Suit };

export const pack: readonly Card[] = suits.flatMap((suit) => Array.from({ length: 13 }, (_, place) => ({ rank: place + 1, suit })));

/** Places in eight packs, the most that a game here uses, unshuffled. */
const unshuffled = Uint16Array.from({ length: 8 * pack.length }, (_, place) => place);

/** The first `count` cards of `packs` packs (at most eight) shuffled together: no more of the shuffle is done than is dealt. */
export function dealCards(packs: number, count: number, random: Random): Card[] {
  const order = unshuffled.slice(0, packs * pack.length);
  const all = order.length;
  const cards: Card[] = [];
  for (let place = 0; place < Math.min(count, all); place++) {
    const taken = place + Math.floor(random() * (all - place));
    const card = order[taken] ?? 0;
    order[taken] = order[place] ?? 0;
    cards.push(pack[card % 52] as Card);
  }
  return cards;
}
