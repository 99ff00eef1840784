import { type Bet, deviationOf, returnOf } from './bets.ts';

/** What is played: a balance and what has to be bet, both in stakes; `balance` at least one. */
export type Play = { bet: Bet; balance: number; bets: number };

/** Chances of each final balance, in stakes, without those who lost all; `broke` is the chance of that. */
export type Outcome = { broke: number; finals: readonly { balance: number; chance: number }[] };

/** Sums that a play may take, about 10 ms on a desk. Beyond it several bets are taken as one step. */
export const affordableWork = 8_000_000;
/** Standard deviations that somebody would have to be unlucky by to go broke from the top of the table: less than one in 30,000. */
const unluckiest = 4;
/** So few people at the upper edge leave the table, too, with what is left on average. */
const negligible = 2e-7;
/** Changes with a smaller chance are put together. */
const rare = 2e-5;
/** How many changes are left then, about. */
const jumpsOfStep = 32;
/** Games that pay no more than this are close to a normal distribution after a few thousand bets. */
const evenPay = 3;

/**
 * Plays until the bets are made or the balance is gone: a Markov chain over the balance, a step for each bet. Who goes broke is exact to 0.01 of
 * 100 people. Where that would take more than `work`, even games are taken as a Brownian motion that ends at nothing, and slots in steps of several
 * bets on a coarser grid, with the same mean and variance: then it is exact to one of 100 people, in video poker to two. playThrough.test.ts
 * checks all three.
 */
export function playThrough({ bet, balance, bets }: Play, work = affordableWork): Outcome {
  const rounds = Math.ceil(bets);
  if (rounds <= 0) return { broke: 0, finals: [{ balance, chance: 1 }] };
  if (estimateWork(bet, balance, rounds, 1) <= work) return walk(jumpsOf(bet), { bet, balance, steps: rounds, unit: 1 });
  if (Math.max(...bet.pays) <= evenPay) return drift({ bet, balance, bets: rounds });
  let unit = 2;
  while (estimateWork(bet, balance, rounds, unit) > work && unit * 2 <= balance / 20) unit *= 2;
  return walk(coarsen(repeat(bet, unit), unit), { bet, balance: balance / unit, steps: Math.ceil(rounds / unit), unit });
}

/** Changes of the balance, from `lowest` on one by one, and their chances. */
type Jumps = { lowest: number; chances: Float64Array };

function jumpsOf({ pays, chances }: Bet): Jumps {
  const jumps = new Float64Array(Math.max(...pays) + 1);
  pays.forEach((pay, index) => (jumps[pay] = (jumps[pay] ?? 0) + (chances[index] ?? 0)));
  return { lowest: -1, chances: jumps };
}

function estimateWork(bet: Bet, balance: number, rounds: number, unit: number): number {
  const loss = (1 - returnOf(bet)) * rounds;
  const width = (balance + 2 * deviationOf(bet) * Math.sqrt(Math.min(rounds, (rounds * balance) / Math.max(loss, 1)))) / unit;
  const jumps = unit === 1 ? bet.pays.length : jumpsOfStep;
  return (rounds / unit) * width * jumps;
}

/** `times`, a power of two, bets after another as one. */
function repeat(bet: Bet, times: number): Jumps {
  let result = jumpsOf(bet);
  for (let done = 1; done < times; done *= 2) result = double(result);
  return result;
}

function double({ lowest, chances }: Jumps): Jumps {
  const sum = new Float64Array(chances.length * 2 - 1);
  chances.forEach((chance, index) => {
    if (chance > 0)
      for (let other = 0; other < chances.length; other++) sum[index + other] = (sum[index + other] ?? 0) + chance * (chances[other] ?? 0);
  });
  let end = sum.length;
  for (let dropped = 0; end > 1; end--) {
    dropped += sum[end - 1] ?? 0;
    if (dropped > 1e-7) break;
  }
  return { lowest: lowest * 2, chances: sum.slice(0, end) };
}

/**
 * On a grid whose unit is `unit` stakes. A change between two points is shared by both so that the mean stays; what that adds to the variance
 * is taken out first, by moving all changes towards their mean.
 */
function coarsen({ lowest, chances }: Jumps, unit: number): Jumps {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  const mean = chances.reduce((sum, chance, index) => sum + chance * (lowest + index), 0) / total;
  const varianceOf = (jumps: Jumps, scale: number) =>
    jumps.chances.reduce((sum, chance, index) => sum + chance * ((jumps.lowest + index) * scale - mean) ** 2, 0) / total;
  const wanted = varianceOf({ lowest, chances }, 1);
  let shrink = 1;
  let result = share({ lowest, chances }, unit, mean, shrink);
  for (let round = 0; round < 6; round++) {
    shrink *= Math.sqrt(wanted / varianceOf(result, unit));
    result = share({ lowest, chances }, unit, mean, shrink);
  }
  return thin({ lowest: result.lowest, chances: result.chances.map((chance) => chance / total) });
}

/** Rare changes that lie beside each other are put together at their mean: there are many of them, and each takes as long as a likely one. */
function thin({ lowest, chances }: Jumps): Jumps {
  const result = new Float64Array(chances.length + 1);
  let gathered = 0;
  let moment = 0;
  const place = () => {
    const at = gathered > 0 ? moment / gathered : 0;
    const below = Math.floor(at);
    result[below] = (result[below] ?? 0) + gathered * (1 - (at - below));
    if (at > below) result[below + 1] = (result[below + 1] ?? 0) + gathered * (at - below);
    gathered = 0;
    moment = 0;
  };
  chances.forEach((chance, index) => {
    gathered += chance;
    moment += chance * index;
    if (gathered >= rare) place();
  });
  place();
  return { lowest, chances: result };
}

function share({ lowest, chances }: Jumps, unit: number, mean: number, shrink: number): Jumps {
  const first = Math.floor(lowest / unit);
  const result = new Float64Array(Math.ceil((lowest + chances.length - 1) / unit) - first + 2);
  chances.forEach((chance, index) => {
    const place = Math.max((mean + (lowest + index - mean) * shrink) / unit - first, 0);
    const below = Math.floor(place);
    const rest = place - below;
    result[below] = (result[below] ?? 0) + chance * (1 - rest);
    result[below + 1] = (result[below + 1] ?? 0) + chance * rest;
  });
  return { lowest: first, chances: result };
}

type Walk = { bet: Bet; balance: number; steps: number; unit: number };

/** Whoever has more than anybody can still lose leaves the table at once, with what is left of it on average. */
function walk({ lowest, chances }: Jumps, { bet, balance, steps, unit }: Walk): Outcome {
  const loss = 1 - returnOf(bet);
  const deviation = (deviationOf(bet) * Math.sqrt(unit)) / unit;
  const safeWith = (left: number) =>
    Math.ceil(left * Math.max(loss, 0) + unluckiest * deviation * Math.sqrt(left)) + Math.ceil(balance) + 1;
  const jumps = [...chances].flatMap((chance, index) => (chance > 0 ? [{ by: lowest + index, chance }] : []));
  const highest = lowest + chances.length - 1;
  const top = safeWith(steps) + highest + 1;
  let present: Float64Array = start(balance, top + 1);
  let next: Float64Array = new Float64Array(top + 1);
  let to = Math.ceil(balance);
  let broke = present[0] ?? 0;
  const rich: Float64Array = new Float64Array(top + 2);
  const leave = (at: number, chance: number, left: number) => {
    const final = Math.max(at - left * loss, 1);
    const below = Math.floor(final);
    rich[below] = (rich[below] ?? 0) + chance * (1 - (final - below));
    rich[below + 1] = (rich[below + 1] ?? 0) + chance * (final - below);
  };
  for (let left = steps - 1; left >= 0 && to > 0; left--) {
    for (const { by, chance } of jumps) addShifted(present, next, { to, by, chance });
    broke += next[0] ?? 0;
    next[0] = 0;
    const limit = safeWith(left);
    for (let at = to + highest; at > limit; at--) {
      leave(at, next[at] ?? 0, left);
      next[at] = 0;
    }
    present.fill(0, 0, to + 1);
    [present, next] = [next, present];
    to = Math.min(to + highest, limit);
    for (; to > balance && (present[to] ?? 0) < negligible; to--) {
      leave(to, present[to] ?? 0, left);
      present[to] = 0;
    }
  }
  const finals = [...present.subarray(0, to + 1)].flatMap((chance, at) => (at > 0 && chance > 0 ? [{ balance: at * unit, chance }] : []));
  rich.forEach((chance, at) => {
    if (chance > 0) finals.push({ balance: at * unit, chance });
  });
  return { broke, finals };
}

/** Nobody falls by more than a unit at a time, so nobody jumps over nothing. */
function addShifted(present: Float64Array, next: Float64Array, { to, by, chance }: { to: number; by: number; chance: number }): void {
  // Within the bounds of both: a check of each for `undefined` would take four times as long.
  for (let at = 1; at <= to; at++) (next[at + by] as number) += (present[at] as number) * chance;
}

/** Part of a stake is shared by the balances above and below it. */
function start(balance: number, length: number): Float64Array {
  const chances = new Float64Array(length);
  const below = Math.floor(balance);
  chances[below] = 1 - (balance - below);
  if (balance > below) chances[below + 1] = balance - below;
  return chances;
}

/** Brownian motion with the loss of the game, absorbed at nothing: by the principle of reflection. */
function drift({ bet, balance, bets }: Play): Outcome {
  const loss = (1 - returnOf(bet)) * bets;
  const deviation = deviationOf(bet) * Math.sqrt(bets);
  const exponent = (2 * loss * balance) / deviation ** 2;
  // Beyond it nobody is left whom floating point could count.
  if (exponent > 500) return { broke: 1, finals: [] };
  const mirrored = Math.exp(exponent);
  const below = (at: number) => normal((at - balance + loss) / deviation) - mirrored * normal((at + balance + loss) / deviation);
  const highest = balance + unluckiest * 1.5 * deviation;
  const parts = 400;
  const finals = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [(highest * part) / parts, (highest * (part + 1)) / parts];
    return { balance: (from + to) / 2, chance: Math.max(0, below(to) - below(from)) };
  });
  return { broke: 1 - finals.reduce((sum, { chance }) => sum + chance, 0), finals };
}

/** Chance of less than `value` in the standard normal distribution, to 7 digits (Abramowitz and Stegun 26.2.17). */
function normal(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const tail =
    Math.exp((-value * value) / 2) *
    0.3989422804014327 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return value > 0 ? 1 - tail : tail;
}
