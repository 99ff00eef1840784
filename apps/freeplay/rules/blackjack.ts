import { dealCards, type Card } from './cards.ts';
import type { Random } from './random.ts';

/** House rules. All tables: six packs shuffled before each round, the dealer looks for blackjack, any two cards double, one split. */
export type BlackjackRules = { blackjackPays: 1.5 | 1.2; hitsSoft17: boolean; doublesAfterSplit: boolean };
export type BlackjackMove = 'hit' | 'stand' | 'double' | 'split';
export type BlackjackHand = { cards: readonly Card[]; bet: number; isDone: boolean };

/** `cards` are still to come; the dealer's second card is hidden until the round is over. */
export type BlackjackRound = {
  cards: readonly Card[];
  hands: readonly BlackjackHand[];
  dealer: readonly Card[];
  active: number;
  isOver: boolean;
};
export type BlackjackResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

/** More than three hands can ever hold: 21 aces and one card more each. */
const longestRound = 64;

/** The house rules that return what the catalogue says, in percent, when played by the basic strategy: 3 to 2 unless it says 98.3 or less. */
export function chooseBlackjackRules(rtp: number | null): BlackjackRules {
  const usual: BlackjackRules = { blackjackPays: 1.5, hitsSoft17: false, doublesAfterSplit: true };
  if (rtp === null || rtp >= 99.53) return usual;
  if (rtp <= 98.3) return { ...usual, blackjackPays: 1.2 };
  return rtp >= 99.42 ? { ...usual, doublesAfterSplit: false } : { ...usual, hitsSoft17: true };
}

/** Aces count 11 as long as that does not go beyond 21; `isSoft` says that one does. */
export function countHand(cards: readonly Card[]): { total: number; isSoft: boolean } {
  let total = 0;
  let hasAce = false;
  for (const { rank } of cards) {
    total += Math.min(rank, 10);
    hasAce ||= rank === 1;
  }
  return hasAce && total <= 11 ? { total: total + 10, isSoft: true } : { total, isSoft: false };
}

function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && countHand(cards).total === 21;
}

/** Two cards for the player, two for the dealer. Over at once when one of them has blackjack. */
export function dealBlackjack(bet: number, random: Random): BlackjackRound {
  return startBlackjack(bet, dealCards(6, longestRound, random));
}

/** A round with cards in a given order: player, dealer, player, dealer, then as they are drawn. */
export function startBlackjack(bet: number, order: readonly Card[]): BlackjackRound {
  const [first, up, second, hidden] = order as [Card, Card, Card, Card];
  const cards = order.slice(4);
  const hand = { cards: [first, second], bet, isDone: false };
  const isOver = isBlackjack(hand.cards) || isBlackjack([up, hidden]);
  return { cards, hands: [{ ...hand, isDone: isOver }], dealer: [up, hidden], active: 0, isOver };
}

/** What the player may do now, credits aside: a double or a split takes the bet once more. */
export function listBlackjackMoves({ doublesAfterSplit }: BlackjackRules, { hands, active, isOver }: BlackjackRound): BlackjackMove[] {
  const hand = hands[active];
  if (isOver || !hand) return [];
  const moves: BlackjackMove[] = ['hit', 'stand'];
  if (hand.cards.length !== 2) return moves;
  const isSplit = hands.length > 1;
  if (!isSplit || doublesAfterSplit) moves.push('double');
  const [first, second] = hand.cards as [Card, Card];
  if (!isSplit && Math.min(first.rank, 10) === Math.min(second.rank, 10)) moves.push('split');
  return moves;
}

/** The round after a move. Throws a `RangeError` when the rules do not allow it. */
export function playBlackjack(rules: BlackjackRules, round: BlackjackRound, move: BlackjackMove): BlackjackRound {
  const hand = round.hands[round.active];
  if (!hand || !listBlackjackMoves(rules, round).includes(move)) throw new RangeError(`No ${move} in this round`);
  if (move === 'split') return split(rules, round, hand);
  if (move === 'stand') return replaceHand(rules, round, { ...hand, isDone: true });
  const [card] = round.cards as [Card];
  const cards = round.cards.slice(1);
  const next = { ...hand, cards: [...hand.cards, card], bet: move === 'double' ? hand.bet * 2 : hand.bet };
  const isDone = move === 'double' || countHand(next.cards).total >= 21;
  return replaceHand(rules, { ...round, cards }, { ...next, isDone });
}

/** Aces get one card each and stand; 21 after a split is no blackjack. */
function split(rules: BlackjackRules, round: BlackjackRound, { cards: [first, second], bet }: BlackjackHand): BlackjackRound {
  const [third, fourth, ...cards] = round.cards as [Card, Card, ...Card[]];
  const hands = [
    [first, third],
    [second, fourth],
  ].map((pair): BlackjackHand => {
    const cards = pair as [Card, Card];
    return { cards, bet, isDone: first?.rank === 1 || countHand(cards).total === 21 };
  });
  return moveOn(rules, { ...round, cards, hands });
}

function replaceHand(rules: BlackjackRules, round: BlackjackRound, hand: BlackjackHand): BlackjackRound {
  return moveOn(rules, { ...round, hands: round.hands.map((each, place) => (place === round.active ? hand : each)) });
}

/** To the next hand that is not done; after the last, the dealer draws, unless every hand is bust. */
function moveOn(rules: BlackjackRules, round: BlackjackRound): BlackjackRound {
  const active = round.hands.findIndex(({ isDone }) => !isDone);
  if (active !== -1) return { ...round, active };
  const isBust = round.hands.every(({ cards }) => countHand(cards).total > 21);
  return { ...round, isOver: true, dealer: isBust ? round.dealer : drawForDealer(rules, round) };
}

function drawForDealer({ hitsSoft17 }: BlackjackRules, { dealer, cards }: BlackjackRound): Card[] {
  const hand = [...dealer];
  for (const card of cards) {
    const { total, isSoft } = countHand(hand);
    if (total > 17 || (total === 17 && !(isSoft && hitsSoft17))) break;
    hand.push(card);
  }
  return hand;
}

/** How each hand of a finished round went, and all that comes back: twice the bet for a win; half a credit of a blackjack is left out. */
export function settleBlackjack(
  { blackjackPays }: BlackjackRules,
  { hands, dealer }: BlackjackRound,
): { won: number; results: BlackjackResult[] } {
  const results = hands.map(({ cards }) => judgeHand(cards, dealer, hands.length > 1));
  const won = hands.reduce((sum, { bet }, place) => {
    const result = results[place];
    if (result === 'blackjack') return sum + Math.floor((bet * (10 + blackjackPays * 10)) / 10);
    if (result === 'win') return sum + bet * 2;
    return result === 'push' ? sum + bet : sum;
  }, 0);
  return { won, results };
}

function judgeHand(cards: readonly Card[], dealer: readonly Card[], isSplit: boolean): BlackjackResult {
  const [mine, theirs] = [countHand(cards).total, countHand(dealer).total];
  if (mine > 21) return 'bust';
  const hasBlackjack = !isSplit && isBlackjack(cards);
  if (hasBlackjack && !isBlackjack(dealer)) return 'blackjack';
  if (isBlackjack(dealer) && !hasBlackjack) return 'lose';
  if (theirs > 21 || mine > theirs) return 'win';
  return mine === theirs ? 'push' : 'lose';
}
