import { z } from 'zod';
import { upperFirst } from '../writing/words.ts';
import { readContent } from '../writing/readContent.ts';

const moveSchema = z.enum(['P', 'Q', 'D', 'DQ', 'S']);
type Move = z.output<typeof moveSchema>;

/** The dealer's card; every hand has a move for each. */
export const dealerCards: readonly string[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'];

const handsSchema = z.array(
  z.strictObject({
    name: z.string().min(1),
    moves: z
      .string()
      .transform((moves) => moves.split(' '))
      .pipe(z.array(moveSchema).length(dealerCards.length)),
  }),
);
type Hand = z.output<typeof handsSchema>[number];

export const { hardHands, softHands, pairs } = readContent(
  'blackjackStrategy.yaml',
  z.strictObject({ hardHands: handsSchema, softHands: handsSchema, pairs: handsSchema }),
);

/** What to do against a low and against a high card of the dealer, in words: a phone shows them side by side. */
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
