import { countLines, lineChances, linePays } from './cardLines.ts';
import { countWays, listNumbers, payCredits, type Terms } from './terms.ts';
import { drawSome, type Random } from './random.ts';

export const slingoSpins = 8;
const columnNumbers = 15;
const jokerChance = 0.08;

/** How the prizes for 0, 1, 2 … 12 lines stand to each other; twelve is the full card. */
const shape = [0, 0.6, 2, 5, 12, 30, 70, 150, 300, 500, 700, 1000, 2500];

/** What a reel shows. A joker marks a field of its column; `field` is what is marked, null for nothing. */
export type ReelStop = { number: number | null; field: number | null };

/**
 * The chance of each number of marked fields of a column after all spins. No number comes twice, and what a joker marks does not come any
 * more, so that every spin takes just one number out.
 */
function markedChances(): number[] {
  let chances = [1, 0, 0, 0, 0, 0];
  for (const spin of listNumbers(0, slingoSpins - 1)) {
    const mark = (marked: number) => (marked >= 5 ? 0 : jokerChance + ((1 - jokerChance) * (5 - marked)) / (columnNumbers - spin));
    chances = chances.map(
      (chance, marked) => chance * (1 - mark(marked)) + (marked > 0 ? (chances[marked - 1] ?? 0) * mark(marked - 1) : 0),
    );
  }
  return chances;
}

const marked = markedChances();
export const slingoChances: readonly number[] = lineChances((set) => {
  const fields = listNumbers(0, 4).filter((bit) => set & (1 << bit)).length;
  return (marked[fields] ?? 0) / countWays(5, fields);
});
export const slingoPays = linePays(slingoChances, shape);

export function playSlingo({ bet, card, terms }: { bet: number; card: readonly number[]; terms: Terms }, random: Random) {
  const columns = listNumbers(0, 4).map((column) => spinColumn(card, column, random));
  const spins = listNumbers(0, slingoSpins - 1).map((spin) => columns.map((stops) => stops[spin] ?? { number: null, field: null }));
  const fields = new Set(spins.flat().map(({ field }) => field));
  const lines = countLines((field) => fields.has(field));
  const times = slingoPays(terms)[lines] ?? 0;
  return { spins, lines, times, won: payCredits(bet, times, random) };
}

function spinColumn(card: readonly number[], column: number, random: Random): ReelStop[] {
  let open = listNumbers(0, 4).map((row) => row * 5 + column);
  let rest = listNumbers(column * columnNumbers + 1, (column + 1) * columnNumbers);
  return listNumbers(1, slingoSpins).map(() => {
    const isJoker = random() < jokerChance;
    const fallback = drawSome(rest, 1, random)[0] ?? null;
    const field = isJoker ? (drawSome(open, 1, random)[0] ?? null) : (open.find((each) => card[each] === fallback) ?? null);
    const out = isJoker && field !== null ? card[field] : fallback;
    open = open.filter((each) => each !== field);
    rest = rest.filter((number) => number !== out);
    return { number: isJoker ? null : fallback, field };
  });
}
