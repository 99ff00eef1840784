import { calibratePays } from './calibratePays.ts';
import { countWays, listNumbers, payCredits, rememberByTerms, type Terms } from './terms.ts';
import type { Random } from './random.ts';

export const pegRows = 12;

/** How the bins stand to each other, from the middle to the edge. */
const shapes = {
  calm: [0.5, 1, 1.2, 1.6, 2.5, 5, 10],
  lively: [0.3, 0.6, 1.2, 2.4, 5, 12, 35],
  wild: [0.1, 0.3, 0.6, 2, 9, 32, 180],
};
export type PlinkoRisk = keyof typeof shapes;
export const plinkoRisks = Object.keys(shapes) as PlinkoRisk[];

/** The chance of each bin from left to right: as often to the right as to the left at every peg. */
export const binChances: readonly number[] = listNumbers(0, pegRows).map((bin) => countWays(pegRows, bin) / 2 ** pegRows);

export const plinkoPays = rememberByTerms((risk: PlinkoRisk, terms: Terms): readonly number[] => {
  const shape = shapes[risk];
  return calibratePays(
    binChances.map((chance, bin) => ({ chance, shape: shape[Math.abs(bin - pegRows / 2)] ?? 0 })),
    terms,
  );
});

export function dropBall({ bet, risk, terms }: { bet: number; risk: PlinkoRisk; terms: Terms }, random: Random) {
  const path = listNumbers(1, pegRows).map(() => random() >= 0.5);
  const bin = path.filter(Boolean).length;
  const times = plinkoPays(risk, terms)[bin] ?? 0;
  return { path, bin, times, won: payCredits(bet, times, random) };
}
