import { fairPrize, listNumbers, payCredits, type Terms } from './terms.ts';
import { drawIndex, type Random } from './random.ts';

export const runnerCount = 6;

/** How a field of six usually stands, the favourite first; who is who, and by how much, changes with every race. */
const usualStrengths = [30, 21, 17, 13, 11, 8];

export type Runner = { chance: number; won: number; lost: number };

/** The runners of the next race: the chance of each to win and what a bet on it pays. */
export function drawRunners(terms: Terms, random: Random): Runner[] {
  const strengths = usualStrengths.map((strength) => ({ strength: strength * (0.8 + 0.4 * random()), place: random() }));
  const mixed = strengths.toSorted((one, other) => one.place - other.place);
  const all = mixed.reduce((sum, { strength }) => sum + strength, 0);
  return mixed.map(({ strength }) => ({ chance: strength / all, ...fairPrize(strength / all, terms) }));
}

/** The order of arrival, each place won by the chances of those still running, and what the bet on `choice` brings. */
export function runRace({ bet, choice, runners }: { bet: number; choice: number; runners: readonly Runner[] }, random: Random) {
  const order: number[] = [];
  for (
    let running = listNumbers(0, runners.length - 1);
    running.length > 0;
    running = running.filter((runner) => !order.includes(runner))
  ) {
    const chances = running.map((runner) => runners[runner]?.chance ?? 0);
    const all = chances.reduce((sum, chance) => sum + chance, 0);
    order.push(
      running[
        drawIndex(
          chances.map((chance) => chance / all),
          random,
        )
      ] ?? 0,
    );
  }
  const { won = 0, lost = 0 } = runners[choice] ?? {};
  return { order, won: payCredits(bet, order[0] === choice ? won : lost, random) };
}
