import type { GameFacts } from './game.ts';

const steps = [1, 2, 5];
const usualMinimum = 100;
const usualSpan = 100;
const startingRounds = 100;

export type Bets = {
  /** What can be bet, ascending: the minimum, then round amounts, then the maximum. */
  ladder: number[];
  presets: number[];
  start: number;
  credits: number;
};

/** Bets within the limits of the catalogue, in whole credits, and credits for a hundred rounds at a usual one. */
export function buildBets({ minimumBet, maximumBet }: Pick<GameFacts, 'minimumBet' | 'maximumBet'>): Bets {
  const minimum = Math.max(1, Math.ceil(readAmount(minimumBet) ?? usualMinimum));
  const maximum = Math.max(minimum, Math.floor(readAmount(maximumBet) ?? minimum * usualSpan));
  const ladder = [minimum];
  for (let power = 1; power <= maximum; power *= 10) {
    for (const step of steps) {
      const amount = step * power;
      if (amount > minimum && amount < maximum) ladder.push(amount);
    }
  }
  if (maximum > minimum) ladder.push(maximum);
  const usual = ladder[1] ?? minimum;
  return { ladder, presets: [...new Set([minimum, usual, ladder[3] ?? maximum])], start: minimum, credits: usual * startingRounds };
}

function readAmount(amount: number | null): number | null {
  return amount !== null && Number.isFinite(amount) && amount > 0 && amount <= 1e9 ? amount : null;
}
