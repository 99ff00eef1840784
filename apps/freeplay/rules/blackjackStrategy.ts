import { countHand, type BlackjackHand, type BlackjackMove } from './blackjack.ts';
import type { Card } from './cards.ts';

type Situation = { up: number; can: (move: BlackjackMove) => boolean };

/**
 * The move of the basic strategy for six packs, dealer on 17 and doubling after a split, as the page about blackjack prints it.
 * Of moves that are not allowed it names the next best.
 */
export function adviseBlackjack(hand: BlackjackHand, dealerUp: Card, allowed: readonly BlackjackMove[]): BlackjackMove {
  const situation: Situation = { up: dealerUp.rank === 1 ? 11 : Math.min(dealerUp.rank, 10), can: (move) => allowed.includes(move) };
  const { total, isSoft } = countHand(hand.cards);
  if (situation.can('split') && splits(hand.cards[0]?.rank, situation)) return 'split';
  return isSoft ? adviseSoft(total, situation) : adviseHard(total, situation);
}

function splits(rank: number | undefined, { up, can }: Situation): boolean {
  const doublesLater = can('double');
  switch (rank) {
    case 1:
    case 8:
      return true;
    case 9:
      return up !== 7 && up < 10;
    case 7:
      return up <= 7;
    case 6:
      return up <= 6;
    case 4:
      return doublesLater && (up === 5 || up === 6);
    case 2:
    case 3:
      return up <= 7;
    default:
      return false;
  }
}

function adviseSoft(total: number, { up, can }: Situation): BlackjackMove {
  const doubleOr = (other: BlackjackMove) => (can('double') ? 'double' : other);
  if (total >= 19) return 'stand';
  if (total === 18) {
    if (up >= 3 && up <= 6) return doubleOr('stand');
    return up >= 9 ? 'hit' : 'stand';
  }
  const from = total === 17 ? 3 : total >= 15 ? 4 : 5;
  return up >= from && up <= 6 ? doubleOr('hit') : 'hit';
}

function adviseHard(total: number, { up, can }: Situation): BlackjackMove {
  const doubleOr = (other: BlackjackMove) => (can('double') ? 'double' : other);
  if (total >= 17) return 'stand';
  if (total >= 13) return up <= 6 ? 'stand' : 'hit';
  if (total === 12) return up >= 4 && up <= 6 ? 'stand' : 'hit';
  if (total === 11) return up === 11 ? 'hit' : doubleOr('hit');
  if (total === 10) return up <= 9 ? doubleOr('hit') : 'hit';
  return total === 9 && up >= 3 && up <= 6 ? doubleOr('hit') : 'hit';
}
