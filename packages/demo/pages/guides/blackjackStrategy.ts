import { upperFirst } from '../../writing/choose.ts';

/**
 * Basic strategy for four to eight decks, dealer is on soft 17, double after split, no surrender. P: hit, Q: stand,
 * D: double or else hit, DQ: double or else stand, S: split.
 */
type Move = 'P' | 'Q' | 'D' | 'DQ' | 'S';
type Hand = { name: string; moves: readonly Move[] };

const hand = (name: string, ...runs: [move: Move, times: number][]): Hand => ({
  name,
  moves: runs.flatMap(([move, times]) => Array.from({ length: times }, () => move)),
});

/** The dealer's card; every hand has a move for each. */
export const dealerCards: readonly string[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'];

export const hardHands: readonly Hand[] = [
  hand('8 o menos', ['P', 10]),
  hand('9', ['P', 1], ['D', 4], ['P', 5]),
  hand('10', ['D', 8], ['P', 2]),
  hand('11', ['D', 9], ['P', 1]),
  hand('12', ['P', 2], ['Q', 3], ['P', 5]),
  hand('13 a 16', ['Q', 5], ['P', 5]),
  hand('17 o más', ['Q', 10]),
];

export const softHands: readonly Hand[] = [
  hand('A-2, A-3', ['P', 3], ['D', 2], ['P', 5]),
  hand('A-4, A-5', ['P', 2], ['D', 3], ['P', 5]),
  hand('A-6', ['P', 1], ['D', 4], ['P', 5]),
  hand('A-7', ['Q', 1], ['DQ', 4], ['Q', 2], ['P', 3]),
  hand('A-8, A-9', ['Q', 10]),
];

export const pairs: readonly Hand[] = [
  hand('2-2, 3-3', ['S', 6], ['P', 4]),
  hand('4-4', ['P', 3], ['S', 2], ['P', 5]),
  hand('5-5', ['D', 8], ['P', 2]),
  hand('6-6', ['S', 5], ['P', 5]),
  hand('7-7', ['S', 6], ['P', 4]),
  hand('8-8', ['S', 10]),
  hand('9-9', ['S', 5], ['Q', 1], ['S', 2], ['Q', 2]),
  hand('10-10', ['Q', 10]),
  hand('A-A', ['S', 10]),
];

/** What to do against a low and against a high card of the dealer, in words: a phone shows them side by side. */
export const strategyColumns: string[] = ['Tu mano', 'Crupier con 2 a 6', 'Crupier con 7 a as'];

export function strategyRows(hands: readonly Hand[]): string[][] {
  return hands.map(({ name, moves }) => [`**${name}**`, formatMoves(moves, 0, 5), formatMoves(moves, 5, 10)]);
}

/** `Doblar`, or where it depends: `Pedir contra 2; doblar contra 3 a 6`. */
function formatMoves(moves: readonly Move[], from: number, to: number): string {
  const runs: { move: Move; cards: number[] }[] = [];
  for (let card = from; card < to; card += 1) {
    const move = moves[card] ?? 'P';
    const run = runs.at(-1);
    if (run?.move === move) run.cards.push(card);
    else runs.push({ move, cards: [card] });
  }
  const [only] = runs;
  if (only && runs.length === 1) return upperFirst(verbs[only.move]);
  return upperFirst(runs.map(({ move, cards }) => `${verbs[move]} contra ${nameOfCards(cards)}`).join('; '));
}

const verbs: Record<Move, string> = { P: 'pedir', Q: 'quedarse', D: 'doblar', DQ: 'doblar o quedarse', S: 'separar' };

function nameOfCards(cards: readonly number[]): string {
  const first = dealerCards[cards[0] ?? 0] ?? '';
  const last = dealerCards[cards.at(-1) ?? 0] ?? '';
  const words = first === last ? first : cards.length === 2 ? `${first} y ${last}` : `${first} a ${last}`;
  return words.replace('A', 'as');
}
