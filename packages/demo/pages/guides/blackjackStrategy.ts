/** Basic strategy for four to eight decks, dealer stands on soft 17, double after split, no surrender. */
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

/** Columns and rows of a table in which cards that change nothing stand together; what is more than to hit or to stand is bold. */
export function strategyTable(hands: readonly Hand[]): { columns: string[]; rows: string[][] } {
  const movesAgainst = (card: number): string => hands.map(({ moves }) => moves[card]).join();
  const groups: number[][] = [];
  for (const card of dealerCards.keys()) {
    const group = groups.at(-1);
    if (group && movesAgainst(group[0] ?? 0) === movesAgainst(card)) group.push(card);
    else groups.push([card]);
  }
  return {
    columns: ['Tu mano', ...groups.map(nameOfGroup)],
    rows: hands.map(({ name, moves }) => [`**${name}**`, ...groups.map(([card = 0]) => writeMove(moves[card] ?? 'P'))]),
  };
}

function nameOfGroup(cards: readonly number[]): string {
  const first = dealerCards[cards[0] ?? 0] ?? '';
  const last = dealerCards[cards.at(-1) ?? 0] ?? '';
  return first === last ? first : `${first} a ${last}`;
}

const writeMove = (move: Move): string => (move === 'P' || move === 'Q' ? move : `**${move}**`);
