import { calibratePays } from './calibratePays.ts';
import { drawSome, type Random } from './random.ts';
import { countWays, listNumbers, rememberByTerms, type Terms } from './terms.ts';

/** The twelve lines of a card of five by five, as fields counted row by row: rows, columns, diagonals. */
export const cardLines: readonly (readonly number[])[] = [
  ...listNumbers(0, 4).map((row) => listNumbers(0, 4).map((column) => row * 5 + column)),
  ...listNumbers(0, 4).map((column) => listNumbers(0, 4).map((row) => row * 5 + column)),
  listNumbers(0, 4).map((step) => step * 6),
  listNumbers(0, 4).map((step) => step * 4 + 4),
];

/** 25 numbers, row by row: each column has five of its own fifteen. */
export function drawCard(random: Random): number[] {
  const columns = listNumbers(0, 4).map((column) => drawSome(listNumbers(column * 15 + 1, column * 15 + 15), 5, random));
  return listNumbers(0, 24).map((field) => columns[field % 5]?.[Math.floor(field / 5)] ?? 0);
}

/** What each number of lines pays on some terms, by the chance of it and how the prizes stand to each other. */
export function linePays(chances: readonly number[], shape: readonly number[]): (terms: Terms) => readonly number[] {
  const outcomes = chances.map((chance, lines) => ({ chance, shape: chance > 0 ? (shape[lines] ?? 0) : 0 }));
  const build = rememberByTerms((_: 'lines', terms: Terms) => calibratePays(outcomes, terms));
  return (terms) => build('lines', terms);
}

export function countLines(isMarked: (field: number) => boolean): number {
  return cardLines.filter((line) => line.every(isMarked)).length;
}

/** Lines that the fields of a column may fill: `both` are its two diagonals' fields, `rows` those still full in every column so far. */
type Columns = { rows: number; down: boolean; up: boolean; columns: number; marked: number; weight: number };

/**
 * How often a card has so many lines, by what weighs each set of marked fields of a column: the sum of the products over its five columns.
 * Walks the columns one by one and keeps only what later columns can still change. `keyOf` distinguishes what the caller wants to count
 * separately, by the marked fields so far.
 */
function walkColumns(weigh: (column: number, set: number) => number): Map<string, Columns> {
  let walks = new Map<string, Columns>([['', { rows: 31, down: true, up: true, columns: 0, marked: 0, weight: 1 }]]);
  for (const column of listNumbers(0, 4)) {
    const next = new Map<string, Columns>();
    for (const walk of walks.values()) {
      for (const set of listNumbers(0, 31)) {
        const weight = walk.weight * weigh(column, set);
        if (weight === 0) continue;
        const step = {
          rows: walk.rows & set,
          down: walk.down && (set & (1 << column)) !== 0,
          up: walk.up && (set & (1 << (4 - column))) !== 0,
          columns: walk.columns + (set === 31 ? 1 : 0),
          marked: walk.marked + countBits(set),
        };
        const key = `${step.rows} ${step.down} ${step.up} ${step.columns} ${step.marked}`;
        next.set(key, { ...step, weight: weight + (next.get(key)?.weight ?? 0) });
      }
    }
    walks = next;
  }
  return walks;
}

function linesOf({ rows, down, up, columns }: Columns): number {
  return countBits(rows) + columns + (down ? 1 : 0) + (up ? 1 : 0);
}

function countBits(set: number): number {
  return listNumbers(0, 4).filter((bit) => set & (1 << bit)).length;
}

/** The chance of each number of lines, from 0 to 12, where the columns are independent and `chance` is that of one set of a column's fields. */
export function lineChances(chance: (set: number) => number): number[] {
  const chances = listNumbers(0, 12).map(() => 0);
  for (const walk of walkColumns((_, set) => chance(set)).values()) chances[linesOf(walk)] = (chances[linesOf(walk)] ?? 0) + walk.weight;
  return chances;
}

/** The same for a card with a free centre, whose 24 numbers are among `all`, of which `drawn` come. */
export function lineChancesOfDraw(drawn: number, all: number): number[] {
  const chances = listNumbers(0, 12).map(() => 0);
  for (const walk of walkColumns((column, set) => (column === 2 && !(set & 4) ? 0 : 1)).values()) {
    const hits = walk.marked - 1;
    // Of all draws, those with just this set of fields.
    const chance = countWays(all - 24, drawn - hits) / countWays(all, drawn);
    chances[linesOf(walk)] = (chances[linesOf(walk)] ?? 0) + walk.weight * chance;
  }
  return chances;
}
