import { dealCards, type Card } from './cards.ts';
import type { Random } from './random.ts';

export type BaccaratSide = 'player' | 'banker' | 'tie';
export type BaccaratCoup = { player: readonly Card[]; banker: readonly Card[]; outcome: BaccaratSide };

/** Tens and pictures count nothing, and of the sum only the last digit. */
export function countBaccarat(cards: readonly Card[]): number {
  return cards.reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10;
}

export function dealBaccarat(random: Random): BaccaratCoup {
  return playBaccarat(dealCards(8, 6, random));
}

/** A coup with six cards in a given order: player, banker, player, banker, then the third cards as they are needed. */
export function playBaccarat(order: readonly Card[]): BaccaratCoup {
  const [first, second, third, fourth, fifth, sixth] = order as [Card, Card, Card, Card, Card, Card];
  const player = [first, third];
  const banker = [second, fourth];
  const isNatural = countBaccarat(player) >= 8 || countBaccarat(banker) >= 8;
  if (isNatural) return judge(player, banker);
  const playerDraws = countBaccarat(player) <= 5;
  if (playerDraws) player.push(fifth);
  if (bankerDraws(countBaccarat(banker), playerDraws ? countBaccarat([fifth]) : null)) banker.push(playerDraws ? sixth : fifth);
  return judge(player, banker);
}

function bankerDraws(total: number, playersThird: number | null): boolean {
  if (playersThird === null) return total <= 5;
  switch (total) {
    case 3:
      return playersThird !== 8;
    case 4:
      return playersThird >= 2 && playersThird <= 7;
    case 5:
      return playersThird >= 4 && playersThird <= 7;
    case 6:
      return playersThird === 6 || playersThird === 7;
    default:
      return total <= 2;
  }
}

function judge(player: readonly Card[], banker: readonly Card[]): BaccaratCoup {
  const difference = countBaccarat(player) - countBaccarat(banker);
  return { player, banker, outcome: difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie' };
}

/**
 * All that comes back of a bet: twice for the player, 1.95 times for the banker after 5 % of commission, nine times for a tie, which also
 * gives the other two their bet back. A part of a credit is left out.
 */
export function payBaccarat(side: BaccaratSide, bet: number, outcome: BaccaratSide): number {
  if (side !== outcome) return outcome === 'tie' ? bet : 0;
  return side === 'tie' ? bet * 9 : side === 'player' ? bet * 2 : Math.floor((bet * 195) / 100);
}
