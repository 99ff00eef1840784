import type { JackpotWin, Track } from '@lupa/contracts/jackpot.ts';
import { createSeededRandom } from './catalogue/seededRandom.ts';

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

const historyEnd = Date.UTC(2026, 10, 16);
const historyDays = 730;

/** The eight jackpots of the demo's catalogue: from a pot that falls every few weeks to one that hardly ever does. */
const pots = [
  { startAmount: 45_000_000, wins: 7 },
  { startAmount: 120_000_000, wins: 5 },
  { startAmount: 20_000_000, wins: 9 },
  { startAmount: 8_000_000, wins: 12 },
  { startAmount: 60_000_000, wins: 6 },
  { startAmount: 12_000_000, wins: 10 },
  { startAmount: 30_000_000, wins: 8 },
  { startAmount: 350_000_000, wins: 3 },
];

/** Starting amounts and two years of wins, the same on every machine: each pot rises as its history says that it does. */
export function buildDemoJackpots(): DemoJackpot[] {
  return pots.map(({ startAmount, wins: count }, index) => {
    const track: Track = { jackpotId: `jp-${index + 1}`, currencyCode: 'CLP' };
    const random = createSeededRandom(`lupa jackpot ${track.jackpotId}`);
    const daysBetweenWins = historyDays / (count + 1);
    const secondsBetweenWins = daysBetweenWins * 86_400;
    const perSecond = (startAmount * 2.4) / secondsBetweenWins;
    const amountAfter = (days: number) => roundToCents(startAmount + perSecond * days * 86_400 * (0.9 + random.next() * 0.2));
    const shares = Array.from({ length: count + 1 }, () => 0.45 + random.next() * 1.1);
    const daysOfShare = historyDays / shares.reduce((sum, share) => sum + share, 0);
    const gaps = shares.map((share) => share * daysOfShare);
    let daysAgo = historyDays;
    const wins = gaps.slice(0, count).map((gap): JackpotWin => {
      daysAgo -= gap;
      return { ...track, amount: amountAfter(gap), at: new Date(historyEnd - Math.round(daysAgo * 86_400) * 1000).toISOString() };
    });
    return { ...track, startAmount, amount: amountAfter(daysAgo), perSecond, secondsBetweenWins, wins: wins.toReversed() };
  });
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
