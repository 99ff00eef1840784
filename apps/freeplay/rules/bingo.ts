import { calibratePays } from './calibratePays.ts';
import { cardLines, centre, lineChancesOfDraw } from './cardLines.ts';
import { listNumbers, payCredits, rememberByTerms, type Terms } from './terms.ts';
import { drawSome, type Random } from './random.ts';

export const bingoNumbers = listNumbers(1, 75);
export const bingoBalls = 42;

/** How the prizes for 0, 1, 2 … 12 lines stand to each other; twelve is the full card. */
const shape = [0, 1, 3, 8, 25, 60, 150, 300, 600, 1000, 1500, 2500, 5000];

const chances = lineChancesOfDraw(bingoBalls, bingoNumbers.length);

export function bingoChances(): readonly number[] {
  return chances;
}

export function bingoPays(terms: Terms): readonly number[] {
  return linePays('lines', terms);
}

const linePays = rememberByTerms((_: 'lines', terms: Terms) =>
  calibratePays(
    chances.map((chance, lines) => ({ chance, shape: chance > 0 ? (shape[lines] ?? 0) : 0 })),
    terms,
  ),
);

export function drawCard(random: Random): number[] {
  const columns = listNumbers(0, 4).map((column) => drawSome(listNumbers(column * 15 + 1, column * 15 + 15), 5, random));
  return listNumbers(0, 24).map((field) => (field === centre ? 0 : (columns[field % 5]?.[Math.floor(field / 5)] ?? 0)));
}

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
