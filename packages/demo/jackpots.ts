import { readFileSync } from 'node:fs';
import type { JackpotWin, Track } from '@lupa/contracts/jackpot.ts';
import { parse } from 'yaml';
import { z } from 'zod';

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

// Beside this file: the build of the services takes it along.
const written = jackpotsSchema.parse(parse(readFileSync(new URL('./jackpots.yaml', import.meta.url), 'utf8')));

/** The eight jackpots of the demo's catalogue: each pot rises as its history says that it does. */
export function buildDemoJackpots(): DemoJackpot[] {
  return written.map(({ jackpotId, wins, ...amounts }) => {
    const track: Track = { jackpotId, currencyCode: 'CLP' };
    const secondsBetweenWins = secondsOfHistory / (wins.length + 1);
    const perSecond = (amounts.startAmount * 2.4) / secondsBetweenWins;
    return { ...track, ...amounts, perSecond, secondsBetweenWins, wins: wins.map((win) => ({ ...track, ...win })) };
  });
}
