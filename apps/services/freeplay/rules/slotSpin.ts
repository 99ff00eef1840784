import type { Random } from '../play/game.ts';
import { starChance, starReels, type SlotModel } from './slots.ts';
import type { Pays } from './slotPays.ts';

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
  /** Place of each strip that stands in the top row. */
  stops: number[];
  /** Row of the star on each of the first reels, -1 where there is none. */
  stars: number[];
  wins: SlotWin[];
  /** As a multiple of the bet. */
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

/** The symbol that a reel shows in a row. */
export function symbolAt({ strips }: Pick<SlotModel, 'strips'>, stops: number[], reel: number, row: number): number {
  const strip = strips[reel];
  if (!strip) return 0;
  const place = (stops[reel] ?? 0) + row;
  return strip[place < strip.length ? place : place - strip.length] ?? 0;
}

function spinReels(model: SlotModel, pays: Pays, hasStars: boolean, random: Random): SlotSpin {
  const stops: number[] = [];
  for (const strip of model.strips) stops.push(Math.floor(random() * strip.length));
  const stars: number[] = [];
  for (let reel = 0; reel < (hasStars ? starReels : 0); reel++) {
    const draw = random();
    stars.push(draw < starChance ? Math.floor((draw / starChance) * (model.rows[reel] ?? 1)) : -1);
  }
  return settleSpin(model, pays, stops, stars);
}

function settleSpin(model: SlotModel, pays: Pays, stops: number[], stars: number[]): SlotSpin {
  const wins = model.lines ? settleLines(model, model.lines, pays, stops) : settleWays(model, pays, stops);
  let sum = 0;
  for (const win of wins) sum += win.pays;
  return { stops, stars, wins, pays: sum };
}

function settleLines(model: SlotModel, lines: number[][], pays: Pays, stops: number[]): SlotWin[] {
  const wins: SlotWin[] = [];
  const wild = model.symbols;
  const reels = stops.length;
  for (let line = 0; line < lines.length; line++) {
    const rows = lines[line] ?? [];
    const symbol = symbolAt(model, stops, 0, rows[0] ?? 0);
    let run = 1;
    for (; run < reels; run++) {
      const next = symbolAt(model, stops, run, rows[run] ?? 0);
      if (next !== symbol && next !== wild) break;
    }
    const pay = pays[symbol]?.[run] ?? 0;
    if (pay > 0) wins.push({ symbol, run, line, paths: 1, pays: pay / model.paths });
  }
  return wins;
}

/**
 * Every path from left to right is a line: a run of exactly `run` is shown by the paths that go through the symbol on the first `run`
 * reels, past it on the next, and anywhere on the others.
 */
function settleWays(model: SlotModel, pays: Pays, stops: number[]): SlotWin[] {
  const wins: SlotWin[] = [];
  const reels = stops.length;
  for (let symbol = 0; symbol < model.symbols; symbol++) {
    let reaching = countIn(model, stops, 0, symbol);
    let others = model.paths / (model.rows[0] ?? 1);
    for (let run = 1; reaching > 0 && run <= reels; run++) {
      const rows = model.rows[run] ?? 1;
      const here = run < reels ? countIn(model, stops, run, symbol) : 0;
      others /= rows;
      const paths = reaching * (rows - here) * others;
      const pay = pays[symbol]?.[run] ?? 0;
      if (paths > 0 && pay > 0) wins.push({ symbol, run, line: -1, paths, pays: (pay * paths) / model.paths });
      reaching *= here;
    }
  }
  return wins;
}

function countIn(model: SlotModel, stops: number[], reel: number, symbol: number): number {
  let count = 0;
  const rows = model.rows[reel] ?? 0;
  for (let row = 0; row < rows; row++) {
    const found = symbolAt(model, stops, reel, row);
    if (found === symbol || found === model.symbols) count += 1;
  }
  return count;
}

function roundFairly(amount: number, random: Random): number {
  const nearest = Math.round(amount);
  return Math.abs(amount - nearest) < 1e-6 ? nearest : Math.floor(amount + random());
}
