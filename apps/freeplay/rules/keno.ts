import { calibratePays, type Outcome } from './calibratePays.ts';
import { countWays, listNumbers, payCredits, rememberByTerms, type Terms } from './terms.ts';
import { drawSome, type Random } from './random.ts';

export const kenoNumbers = listNumbers(1, 80);
export const kenoDrawn = 20;
export const mostPicks = 10;

/** How the prizes of 0, 1, 2 … hits stand to each other, for one pick up to ten. */
const shapes: readonly (readonly number[])[] = [
  [0, 3],
  [0, 1, 9],
  [0, 0, 2, 40],
  [0, 0, 1, 6, 100],
  [0, 0, 0, 3, 16, 400],
  [0, 0, 0, 1.5, 7, 60, 1000],
  [0, 0, 0, 1, 3, 20, 150, 2500],
  [0, 0, 0, 0, 2, 10, 80, 600, 6000],
  [0, 0, 0, 0, 1.2, 5, 30, 250, 2000, 12_000],
  [2, 0, 0, 0, 0, 3, 20, 120, 900, 5000, 30_000],
];

/** The chance of each number of hits, from none to all: the hypergeometric distribution. */
export function hitChances(picks: number): number[] {
  return listNumbers(0, picks).map(
    (hits) => (countWays(kenoDrawn, hits) * countWays(kenoNumbers.length - kenoDrawn, picks - hits)) / countWays(kenoNumbers.length, picks),
  );
}

export const kenoPays = rememberByTerms((picks: number, terms: Terms): readonly number[] => {
  const shape = shapes[picks - 1] ?? [];
  const outcomes: Outcome[] = hitChances(picks).map((chance, hits) => ({ chance, shape: shape[hits] ?? 0 }));
  return calibratePays(outcomes, terms);
});

export function playKeno({ bet, picked, terms }: { bet: number; picked: readonly number[]; terms: Terms }, random: Random) {
  const drawn = drawSome(kenoNumbers, kenoDrawn, random);
  const hits = picked.filter((number) => drawn.includes(number)).length;
  const times = kenoPays(picked.length, terms)[hits] ?? 0;
  return { drawn, hits, times, won: payCredits(bet, times, random) };
}
