import { type Bet, deviationOf, returnOf } from './bets.ts';

/** What is played: a balance and what has to be bet, both in stakes; `balance` at least one. */
export type Play = { bet: Bet; balance: number; bets: number };

export type Outcome = { broke: number; finals: readonly { balance: number; chance: number }[] };

export const affordableWork = 3_000_000;
/** Standard deviations that somebody would have to be unlucky by to go broke from the top of the table: less than one in 30,000. */
const unluckiest = 4;
/** So few people at the upper edge leave the table, too, with what is left on average. */
const negligible = 2e-7;
/** Changes with a smaller chance are put together. */
const rare = 2e-5;
/** The chance of the changes that are the largest. */
const largest = 0.01;
/** How many changes a step has then, fewer than there are: the grid grows coarser on the way. */
const jumpsOfStep = 8;
const unitsOfBalance = 20;
/** And for those who are left a grid of at least this many steps will do, where it takes no bad luck to go broke, and where it does. */
const unitsOfRest = { manyGoBroke: 10, fewGoBroke: 40 };
/** Where few go broke: it takes a loss of this many standard deviations more than the mean. */
const badLuck = 0.5;
/** In the end a unit is a stake again, or this part of it. */
const partsOfUnit = 8;
/** How often it is asked whether a coarser grid will do. */
const stages = 24;
/** Games that pay no more than this are close to a normal distribution after a few thousand bets. */
const evenPay = 3;

/**
 * Plays until the bets are made or the balance is gone: a Markov chain over the balance, a step for each bet. Who goes broke is exact to
 * 0.3 of 100 people. Where that would take more than `work`, even games are taken as a Brownian motion that ends at nothing, and slots in
 * steps of several bets on a coarser grid, with the same mean and variance: then it is exact to one of 100 people. playThrough.test.ts
 * checks all three.
 */
export function playThrough({ bet, balance, bets }: Play, work = affordableWork): Outcome {
  const rounds = Math.ceil(bets);
  if (rounds <= 0) return { broke: 0, finals: [{ balance, chance: 1 }] };
  if (estimateWork(bet, balance, rounds, 1) <= work) {
    const present = start(balance);
    const { broke, finals, present: left } = walk(jumpsOf(bet), { bet, present, steps: rounds, until: 0, unit: 1 });
    return { broke: broke + (present[0] ?? 0), finals: [...finals, ...listFinals(left, 1)] };
  }
  if (Math.max(...bet.pays) <= evenPay) return drift({ bet, balance, bets: rounds });
  let unit = 2;
  while (estimateWork(bet, balance, rounds, unit) > work && unit * 2 <= balance / unitsOfBalance) unit *= 2;
  return walkInStages({ bet, balance, bets: rounds }, unit);
}

/** From time to time those who are left have so much that the grid may be twice as coarse for them, and so may the steps. */
function walkInStages({ bet, balance, bets }: Play, firstUnit: number): Outcome {
  let unit = firstUnit;
  const neededLoss = balance - (1 - returnOf(bet)) * bets;
  const units = unitsOfRest[neededLoss > badLuck * deviationOf(bet) * Math.sqrt(bets) ? 'fewGoBroke' : 'manyGoBroke'];
  let repeated = repeat(bet, unit);
  let jumps = thin(repeated);
  let steps = Math.ceil(bets / unit);
  const stage = Math.ceil(steps / stages);
  let present = start(balance / unit);
  const finals: { balance: number; chance: number }[] = [];
  let broke = present[0] ?? 0;
  while (steps > 0) {
    const until = Math.max(steps - stage, 0);
    const walked = walk(jumps, { bet, present, steps, until, unit });
    broke += walked.broke;
    finals.push(...walked.finals);
    ({ present } = walked);
    steps = until;
    if (steps > stage && meanOf(present) >= 2 * units) {
      unit *= 2;
      steps = Math.ceil(steps / 2);
      repeated = repeatTwice(repeated);
      jumps = thin(repeated);
      present = halve(present);
    }
  }
  const parts = Math.min(unit, partsOfUnit);
  return { broke, finals: [...finals, ...listFinals(refine(present, parts), unit / parts)] };
}

function meanOf(present: Float64Array): number {
  const left = present.reduce((sum, chance) => sum + chance, 0);
  return left > 0 ? present.reduce((sum, chance, at) => sum + chance * at, 0) / left : 0;
}

/** On a grid twice as coarse: a balance between two points is shared by both, but nobody goes broke by it. */
function halve(present: Float64Array): Float64Array {
  const result = new Float64Array(Math.ceil(present.length / 2) + 1);
  present.forEach((chance, at) => {
    const below = Math.max(Math.floor(at / 2), 1);
    const above = Math.max(Math.ceil(at / 2), 1);
    result[below] = (result[below] ?? 0) + chance / 2;
    result[above] = (result[above] ?? 0) + chance / 2;
  });
  return result;
}

/** On a finer grid, in straight lines from each point to the next: how many end below an amount does not hang on the points. */
function refine(present: Float64Array, parts: number): Float64Array {
  const result = new Float64Array((present.length + 1) * parts);
  present.forEach((chance, at) => {
    if (at === 0 || chance === 0) return;
    for (let off = 1 - parts; off < parts; off++)
      result[at * parts + off] = (result[at * parts + off] ?? 0) + (chance * (parts - Math.abs(off))) / parts ** 2;
  });
  return result;
}

const listFinals = (present: Float64Array, unit: number) =>
  [...present].flatMap((chance, at) => (at > 0 && chance > 0 ? [{ balance: at * unit, chance }] : []));

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

function repeat(bet: Bet, unit: number): Jumps {
  let result = jumpsOf(bet);
  for (let done = 1; done < unit; done *= 2) result = repeatTwice(result);
  return result;
}

const repeatTwice = (jumps: Jumps): Jumps => coarsen(double(jumps), 2);

function double({ lowest, chances }: Jumps): Jumps {
  const sum = new Float64Array(chances.length * 2 - 1);
  const possible = [...chances.keys()].filter((at) => chances[at] !== 0);
  for (const one of possible)
    for (const other of possible) sum[one + other] = (sum[one + other] ?? 0) + (chances[one] ?? 0) * (chances[other] ?? 0);
  let end = sum.length;
  for (let dropped = 0; end > 1; end--) {
    dropped += sum[end - 1] ?? 0;
    if (dropped > 1e-7) break;
  }
  return { lowest: lowest * 2, chances: sum.slice(0, end) };
}

/**
 * On a grid whose unit is `unit` stakes. A change between points is shared by three of them so that mean and variance stay, for which one
 * of them gets less than nothing; a large one, of which few are near each other, by two, which keeps the mean.
 */
function coarsen({ lowest, chances }: Jumps, unit: number): Jumps {
  let split = chances.length;
  for (let tail = 0; split > 1; split--) {
    tail += chances[split - 1] ?? 0;
    if (tail > largest) break;
  }
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  const first = lowest / unit;
  const result = new Float64Array(Math.ceil(chances.length / unit) + 3);
  const add = (at: number, chance: number) => (result[at] = (result[at] ?? 0) + chance / total);
  chances.forEach((chance, index) => {
    const place = (lowest + index) / unit - first;
    if (index < split) {
      // Never below the first: nobody falls by more than a unit.
      const middle = Math.max(Math.round(place), 1);
      const rest = place - middle;
      add(middle - 1, (chance * rest * (rest - 1)) / 2);
      add(middle, chance * (1 - rest * rest));
      add(middle + 1, (chance * rest * (rest + 1)) / 2);
    } else {
      const below = Math.floor(place);
      add(below, chance * (1 - (place - below)));
      add(below + 1, chance * (place - below));
    }
  });
  return { lowest: first, chances: result };
}

/**
 * Rare changes that lie beside each other are put together at their mean: there are many of them, and each takes as long as a likely one.
 */
function thin({ lowest, chances }: Jumps): Jumps {
  const result = new Float64Array(chances.length + 1);
  const add = (at: number, chance: number) => (result[at] = (result[at] ?? 0) + chance);
  let gathered = 0;
  let moment = 0;
  const place = () => {
    const at = gathered > 0 ? moment / gathered : 0;
    const below = Math.floor(at);
    add(below, gathered * (1 - (at - below)));
    add(below + 1, gathered * (at - below));
    gathered = 0;
    moment = 0;
  };
  chances.forEach((chance, index) => {
    if (chance <= 0 || chance >= rare) add(index, chance);
    else {
      gathered += chance;
      moment += chance * index;
      if (gathered >= rare) place();
    }
  });
  place();
  return { lowest, chances: result };
}

/** From `steps` to `until` steps before the end. */
type Walk = { bet: Bet; present: Float64Array; steps: number; until: number; unit: number };

/**
 * Whoever has more than anybody can still lose leaves the table at once, with what is left of it on average: `finals`. `present` are the
 * others.
 */
function walk({ lowest, chances }: Jumps, { bet, present: from, steps, until, unit }: Walk): Outcome & { present: Float64Array } {
  const loss = 1 - returnOf(bet);
  const deviation = (deviationOf(bet) * Math.sqrt(unit)) / unit;
  const balance = Math.ceil(meanOf(from));
  const safeWith = (left: number) => Math.ceil(left * Math.max(loss, 0) + unluckiest * deviation * Math.sqrt(left)) + balance + 1;
  const jumps = [...chances].flatMap((chance, index) => (chance === 0 ? [] : [{ by: lowest + index, chance }]));
  const highest = lowest + chances.length - 1;
  const top = Math.max(safeWith(steps), from.length) + highest + 1;
  let present: Float64Array = new Float64Array(top + 1);
  present.set(from);
  let next: Float64Array = new Float64Array(top + 1);
  let to = from.length - 1;
  let broke = 0;
  const rich: Float64Array = new Float64Array(top + 2);
  const leave = (at: number, chance: number, left: number) => {
    const final = Math.max(at - left * loss, 1);
    const below = Math.floor(final);
    rich[below] = (rich[below] ?? 0) + chance * (1 - (final - below));
    rich[below + 1] = (rich[below + 1] ?? 0) + chance * (final - below);
  };
  for (let left = steps - 1; left >= until && to > 0; left--) {
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
  return { broke, finals: listFinals(rich, unit), present: present.slice(0, to + 1) };
}

/** Nobody falls by more than a unit at a time, so nobody jumps over nothing. */
function addShifted(present: Float64Array, next: Float64Array, { to, by, chance }: { to: number; by: number; chance: number }): void {
  // Within the bounds of both: a check of each for `undefined` would take four times as long.
  for (let at = 1; at <= to; at++) (next[at + by] as number) += (present[at] as number) * chance;
}

/** Part of a stake is shared by the balances above and below it. */
function start(balance: number): Float64Array {
  const below = Math.floor(balance);
  const chances = new Float64Array(Math.ceil(balance) + 1);
  chances[below] = 1 - (balance - below);
  if (balance > below) chances[below + 1] = balance - below;
  return chances;
}

/** Brownian motion with the loss of the game, absorbed at nothing: by the principle of reflection. */
function drift({ bet, balance, bets }: Play): Outcome {
  const loss = (1 - returnOf(bet)) * bets;
  const deviation = deviationOf(bet) * Math.sqrt(bets);
  const below = (at: number) => normal((at - balance + loss) / deviation);
  const mirroredAbove = (at: number) => tail((at + balance + loss) / deviation, (2 * loss * balance) / deviation ** 2);
  const highest = balance + unluckiest * 1.5 * deviation;
  const parts = 400;
  const finals = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [(highest * part) / parts, (highest * (part + 1)) / parts];
    const chance = below(to) - below(from) - (mirroredAbove(from) - mirroredAbove(to));
    return { balance: (from + to) / 2, chance: Math.max(0, chance) };
  });
  return { broke: 1 - finals.reduce((sum, { chance }) => sum + chance, 0), finals };
}

function normal(value: number): number {
  return value > 0 ? 1 - tail(value) : tail(-value);
}

/**
 * Chance of more than `value`, not below 0, in the standard normal distribution, times e to the power of `exponent`, which alone may be too
 * large to count with (Abramowitz and Stegun 26.2.17, and 26.2.14 far out).
 */
function tail(value: number, exponent = 0): number {
  const t = 1 / (1 + 0.2316419 * value);
  const ratio =
    value > 4
      ? 1 / (value + 1 / (value + 2 / (value + 3 / (value + 4 / value))))
      : t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.exp(exponent - (value * value) / 2) * 0.3989422804014327 * ratio;
}
