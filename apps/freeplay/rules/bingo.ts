import { cardLines, drawCard, lineChancesOfDraw, linePays } from './cardLines.ts';
import { listNumbers, payCredits, type Terms } from './terms.ts';
import { drawSome, type Random } from './random.ts';

export const bingoNumbers = listNumbers(1, 75);
export const bingoBalls = 42;
const centre = 12;

/** How the prizes for 0, 1, 2 … 12 lines stand to each other; twelve is the full card. */
const shape = [0, 1, 3, 8, 25, 60, 150, 300, 600, 1000, 1500, 2500, 5000];

export const bingoChances: readonly number[] = lineChancesOfDraw(bingoBalls, bingoNumbers.length);
export const bingoPays = linePays(bingoChances, shape);

export const drawBingoCard = (random: Random): number[] => drawCard(random).with(centre, 0);

export function playBingo({ bet, card, terms }: { bet: number; card: readonly number[]; terms: Terms }, random: Random) {
  const balls = drawSome(bingoNumbers, bingoBalls, random);
  const lines = fullLines(card, balls).length;
  const times = bingoPays(terms)[lines] ?? 0;
  return { balls, lines, times, won: payCredits(bet, times, random) };
}

export function fullLines(card: readonly number[], balls: readonly number[]) {
  const called = new Set([0, ...balls]);
  return cardLines.filter((line) => line.every((field) => called.has(card[field] ?? -1)));
}
