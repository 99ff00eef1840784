import type { JackpotWin, Track } from '@lupa/contracts/jackpot.ts';
import { z } from 'zod';
import { readContent } from './writing/readContent.ts';

/** An invented jackpot, in Chilean pesos. */
export type DemoJackpot = Track & {
  /** What it starts from again after a win. */
  startAmount: number;
  amount: number;
  /** How much it rises in a second, on average. */
  perSecond: number;
  /** How long it takes until somebody wins it, on average. */
  secondsBetweenWins: number;
  /** Newest first. */
  wins: JackpotWin[];
};

const amount = z.number().positive();
const jackpotsSchema = z.array(
  z.strictObject({ jackpotId: z.string(), startAmount: amount, amount, wins: z.array(z.strictObject({ amount, at: z.iso.datetime() })) }),
);

const secondsOfHistory = 730 * 86_400;

const written = readContent('jackpots.yaml', jackpotsSchema);

/** The eight jackpots of the demo's catalogue: each pot rises as its history says that it does. */
export function buildDemoJackpots(): DemoJackpot[] {
  return written.map(({ jackpotId, wins, ...amounts }) => {
    const track: Track = { jackpotId, currencyCode: 'CLP' };
    const secondsBetweenWins = secondsOfHistory / (wins.length + 1);
    const perSecond = (amounts.startAmount * 2.4) / secondsBetweenWins;
    return { ...track, ...amounts, perSecond, secondsBetweenWins, wins: wins.map((win) => ({ ...track, ...win })) };
  });
}
