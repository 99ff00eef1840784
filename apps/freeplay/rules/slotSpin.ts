import { mostReels, mostRows } from './slotLayout.ts';
import { starChance, starReels, type SlotModel } from './slots.ts';
import type { Pays } from './slotPays.ts';
import type { Random } from './random.ts';

export type SlotWin = {
  symbol: number;
  run: number;
  /** Index of the line; -1 in a game of ways. */
  line: number;
  /** How many lines or ways show it. */
  paths: number;
  /** As a multiple of the bet. */
  pays: number;
};

export type SlotSpin = {
  /** Place of each strip that is in the top row. */
  stops: number[];
  /** Row of the star on each of the first reels, -1 where there is none. */
  stars: number[];
  wins: SlotWin[];
  pays: number;
};

/** What one bet brings: the spin, and the free ones that it gave. `won` is in whole credits. */
export type SlotRound = { spins: SlotSpin[]; won: number };

/** Plays a round. A fraction of a credit is paid as a whole one with the chance of its size: on average exactly what is due. */
export function spin(model: SlotModel, bet: number, random: Random): SlotRound {
  const first = spinReels(model, model.pays, model.free !== null, random);
  if (!model.free || !hasAllStars(first)) return { spins: [first], won: roundFairly(first.pays * bet, random) };
  const spins = [settleSpin(model, model.free.pays, first.stops, first.stars)];
  for (let turn = 0; turn < model.free.count; turn++) spins.push(spinReels(model, model.free.pays, false, random));
  return { spins, won: roundFairly(spins.reduce((sum, { pays }) => sum + pays, 0) * bet, random) };
}

export function hasAllStars({ stars }: SlotSpin): boolean {
  return stars.length > 0 && stars.every((row) => row >= 0);
}

export function symbolAt({ strips }: Pick<SlotModel, 'strips'>, stops: number[], reel: number, row: number): number {
  const strip = strips[reel];
  if (!strip) return 0;
  const place = (stops[reel] ?? 0) + row;
  return strip[place < strip.length ? place : place - strip.length] ?? 0;
}

function spinReels(model: SlotModel, pays: Pays, hasStars: boolean, random: Random): SlotSpin {
  const { strips } = model;
  const stops = Array<number>(strips.length);
  for (let reel = 0; reel < strips.length; reel++) stops[reel] = Math.floor(random() * (strips[reel]?.length ?? 0));
  if (!hasStars) return settleSpin(model, pays, stops, noStars);
  const count = starReels;
  const stars = Array<number>(count);
  for (let reel = 0; reel < count; reel++) {
    const draw = random();
    stars[reel] = draw < starChance ? Math.floor((draw / starChance) * (model.rows[reel] ?? 1)) : -1;
  }
  return settleSpin(model, pays, stops, stars);
}

const noStars: number[] = [];

function settleSpin(model: SlotModel, pays: Pays, stops: number[], stars: number[]): SlotSpin {
  lookAt(model, stops);
  const wins = model.lines ? settleLines(model, model.lines, pays) : settleWays(model, pays);
  let sum = 0;
  for (const win of wins) sum += win.pays;
  return { stops, stars, wins, pays: sum };
}

const columnHeight = mostRows;

/** The symbols in the window, column by column: read once per spin, as every symbol is in several lines. Only used within `settleSpin`. */
const seen = new Uint8Array(columnHeight * mostReels);
const nothing = new Uint8Array(1);

function lookAt({ strips, rows }: SlotModel, stops: number[]): void {
  for (let reel = 0; reel < strips.length; reel++) {
    const strip = strips[reel] ?? nothing;
    const height = rows[reel] ?? 0;
    let place = stops[reel] ?? 0;
    for (let row = 0; row < height; row++) {
      seen[reel * columnHeight + row] = strip[place] ?? 0;
      place += 1;
      if (place === strip.length) place = 0;
    }
  }
}

function settleLines({ symbols: wild, paths, strips, shortestRun }: SlotModel, lines: number[][], pays: Pays): SlotWin[] {
  const wins: SlotWin[] = [];
  const reels = strips.length;
  for (let line = 0; line < lines.length; line++) {
    const rows = lines[line] ?? [];
    const symbol = seen[rows[0] ?? 0] ?? 0;
    let run = 1;
    for (; run < reels; run++) {
      const next = seen[run * columnHeight + (rows[run] ?? 0)];
      if (next !== symbol && next !== wild) break;
    }
    if (run < shortestRun) continue;
    const pay = pays[symbol]?.[run] ?? 0;
    if (pay > 0) wins.push({ symbol, run, line, paths: 1, pays: pay / paths });
  }
  return wins;
}

/**
 * Every path from left to right is a line: a run of exactly `run` is shown by the paths that go through the symbol on the first `run`
 * reels, past it on the next, and anywhere on the others.
 */
function settleWays({ symbols: wild, rows, paths: all }: SlotModel, pays: Pays): SlotWin[] {
  const wins: SlotWin[] = [];
  const reels = rows.length;
  const first = listFirst(rows[0] ?? 1);
  for (let symbol = 0; symbol < wild; symbol++) {
    if ((first & (1 << symbol)) === 0 && (first & (1 << wild)) === 0) continue;
    let reaching = countSeen(0, rows[0] ?? 1, symbol, wild);
    let others = all / (rows[0] ?? 1);
    for (let run = 1; reaching > 0 && run <= reels; run++) {
      const height = rows[run] ?? 1;
      const here = run < reels ? countSeen(run, height, symbol, wild) : 0;
      others /= height;
      const paths = reaching * (height - here) * others;
      const pay = pays[symbol]?.[run] ?? 0;
      if (paths > 0 && pay > 0) wins.push({ symbol, run, line: -1, paths, pays: (pay * paths) / all });
      reaching *= here;
    }
  }
  return wins;
}

function listFirst(height: number): number {
  let bits = 0;
  for (let row = 0; row < height; row++) bits |= 1 << (seen[row] ?? 0);
  return bits;
}

function countSeen(reel: number, height: number, symbol: number, wild: number): number {
  let count = 0;
  for (let place = reel * columnHeight; place < reel * columnHeight + height; place++) {
    if (seen[place] === symbol || seen[place] === wild) count += 1;
  }
  return count;
}

function roundFairly(amount: number, random: Random): number {
  const nearest = Math.round(amount);
  return Math.abs(amount - nearest) < 1e-6 ? nearest : Math.floor(amount + random());
}
