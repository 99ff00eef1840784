import type { StripPlan } from './slotStrips.ts';

/** What a run pays, by symbol and length, in bets of one path. */
export type Pays = number[][];

/** What free spins are worth: `chance` that a spin gives them, how many, and the most that a path pays in them. */
export type FreeSpins = { chance: number; count: number; cap: number };

export type PayProblem = {
  /** One plan per reel. Only the first has no wilds. */
  plans: StripPlan[];
  highestWin: number;
  /** The wanted return, 0.96 for 96 %. */
  target: number;
  free: FreeSpins | null;
  shortestRun: number;
};

/** Rarer runs pay more, but not in full proportion: so the common ones carry the game and the rare ones are an event. */
const rarity = 0.72;
const topRarity = 0.6;
/** What any other run may pay of the highest win. */
const secondPrize = 0.8;

/**
 * How likely a path shows exactly `run` of a symbol from the left, wilds included: q₁ · Π(qᵢ + wᵢ) · (1 − q − w of the next reel).
 *
 * A strip stops at each place alike, so each row of a reel shows a symbol as often as it is on the strip, whatever its order; and
 * reels stop independently. Hence this is the same for every line and every path, and by linearity of expectation the return of a game
 * of any number of lines or ways is that of a single path: Σ pay · chance.
 */
export function runChances(plans: StripPlan[]): number[][] {
  const symbols = plans[0]?.counts.length ?? 0;
  return Array.from({ length: symbols }, (_, symbol) => {
    const shares = plans.map(({ counts, wilds, length }) => ((counts[symbol] ?? 0) + wilds) / length);
    let reaching = 1;
    return [0, ...shares.map((share, reel) => (reaching *= share) * (1 - (shares[reel + 1] ?? 0)))];
  });
}

/** Free spins pay from the same table, capped; so does the spin that gives them. Giving them does not depend on where reels stop. */
export function capPays(pays: Pays, cap: number): Pays {
  return pays.map((runs) => runs.map((pay) => Math.min(pay, cap)));
}

/** The exact return of a table: (1 − p) · E[pay] + p · (1 + count) · E[capped pay]. */
export function expectedReturn(chances: number[][], pays: Pays, free: FreeSpins | null): number {
  const plain = sumOver(chances, pays);
  if (!free) return plain;
  return (1 - free.chance) * plain + free.chance * (1 + free.count) * sumOver(chances, capPays(pays, free.cap));
}

function sumOver(chances: number[][], pays: Pays): number {
  return chances.reduce((sum, runs, symbol) => sum + runs.reduce((all, chance, run) => all + chance * (pays[symbol]?.[run] ?? 0), 0), 0);
}

/**
 * The pay table whose return is the target: the highest run of the highest symbol pays the highest win, the others in a fixed proportion
 * whose scale is found by bisection, then brought to amounts that one can read. Null: no table of this shape reaches the target.
 */
export function calibrateSlot({ plans, highestWin, target, free, shortestRun }: PayProblem): Pays | null {
  const chances = runChances(plans);
  const rarities = rankRarities(chances);
  const limit = highestWin * secondPrize;
  const scaled = (scale: number, round: (pay: number) => number): Pays =>
    rarities.map((runs, symbol) =>
      runs.map((chance, run) => {
        if (run < shortestRun) return 0;
        return symbol === 0 && run === plans.length ? highestWin : Math.min(limit, round(scale * chance ** -rarity));
      }),
    );
  const returns = (scale: number) => expectedReturn(chances, scaled(scale, Number), free);
  if (returns(0) > target / 2 || returns(highestWin) < target) return null;
  let [low, high] = [0, highestWin];
  for (let turn = 0; turn < 60; turn++) {
    const middle = (low + high) / 2;
    if (returns(middle) < target) low = middle;
    else high = middle;
  }
  return settleRest({ chances, pays: scaled(low, roundPay), free, target, limit, shortestRun });
}

/** A symbol never counts as less rare than one that is to pay less; the highest stands well above all. */
function rankRarities(chances: number[][]): number[][] {
  return chances.map((runs, symbol) =>
    runs.map((_, run) => Math.min(...chances.slice(symbol).map((lower) => lower[run] ?? 1)) * (symbol === 0 ? topRarity : 1)),
  );
}

/** Amounts with at most two digits that count. */
function roundPay(pay: number): number {
  const step = pay < 10 ? 0.5 : 10 ** (Math.floor(Math.log10(pay)) - 1);
  return Math.max(step, Math.round(pay / step) * step);
}

/** A hundredth of a point of the return. */
const tolerance = 0.0001;

type Rest = { chances: number[][]; pays: Pays; free: FreeSpins | null; target: number; limit: number; shortestRun: number };

/** What rounding has moved is given back, from the most common run to rarer ones, each in steps too small to notice. */
function settleRest({ chances, pays, free, target, limit, shortestRun }: Rest): Pays {
  const runs = chances
    .flatMap((row, symbol) => row.map((chance, run) => ({ symbol, run, chance })))
    .filter(({ symbol, run, chance }) => symbol > 0 && run >= shortestRun && chance > 0)
    .toSorted((a, b) => b.chance - a.chance);
  const settled = pays.map((row) => [...row]);
  for (const { symbol, run, chance, step } of [
    ...runs.map((each) => ({ ...each, step: 0.1 })),
    ...runs.map((each) => ({ ...each, step: 0.01 })),
  ]) {
    const row = settled[symbol];
    const rest = target - expectedReturn(chances, settled, free);
    if (!row || Math.abs(rest) < tolerance) break;
    const wanted = Math.round(((row[run] ?? 0) + rest / chance) / step) * step;
    row[run] = Math.max(row[run - 1] || step, Math.min(row[run + 1] || limit, limit, wanted));
  }
  return settled;
}
