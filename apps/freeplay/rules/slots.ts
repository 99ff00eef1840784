import type { GameFacts } from './gameFacts.ts';
import { buildLayout, type SlotLayout } from './slotLayout.ts';
import { calibrateSlot, capPays, expectedReturn, runChances, type FreeSpins, type Pays } from './slotPays.ts';
import { arrangeStrip, planStrip, type Strip, type StripPlan } from './slotStrips.ts';
import { replayRandom } from './random.ts';

export type SlotModel = SlotLayout & {
  strips: Strip[];
  /** Ordinary symbols: numbers from 0, which pays most. The wild's number is `symbols`. */
  symbols: number;
  hasWild: boolean;
  pays: Pays;
  free: (FreeSpins & { pays: Pays }) | null;
  shortestRun: number;
  /** As a multiple of the bet: a window full of the highest symbol. */
  highestWin: number;
  /** The exact return of this model, 0.96 for 96 %. */
  expectedReturn: number;
};

export type SlotFacts = Pick<GameFacts, 'id' | 'rtp' | 'reels' | 'paylines' | 'highestWin' | 'hasFreeSpins'>;

const usualReturn = 95;
const usualHighestWin = 1000;
/** Beyond these a catalogue's figure is taken for a slip. */
const believable = { rtp: [50, 99.9], highestWin: [10, 1_000_000] } as const;
/** What the highest prize gives to the return: the rest is for the wins that one sees. */
const topShare = 0.08;
const topChances = { least: 0.004, most: 0.12 };
/** Each of the first three reels shows a star this often, wherever it stops; three stars give free spins. */
export const starChance = 0.22;
export const starReels = 3;
const freeSpinCount = 10;

/**
 * A slot as the catalogue describes it, whose exact return is the stated one. The derivation is in `slotPays.ts`; in short: every path
 * returns the same, free spins do not depend on where reels stop, and a fraction of a credit is paid with the chance of its size, so
 * neither lines nor rounding change the return. No path pays more than the highest win in path bets, and in a round with free spins no
 * more than its 11th part, so no round pays more than the highest win.
 */
export function buildSlot(facts: SlotFacts): SlotModel {
  const layout = buildLayout(facts);
  const highestWin = Math.floor(within(believable.highestWin, facts.highestWin) ?? usualHighestWin);
  const target = (within(believable.rtp, facts.rtp) ?? usualReturn) / 100;
  const reels = layout.rows.length;
  const hasWild = reels > 3;
  const symbols = reels > 3 ? 9 : 6;
  const chance = topChance(reels, highestWin, target, hasWild);
  const plans = layout.rows.map((rows, reel) =>
    planStrip({ symbols, topChance: chance, wildChance: hasWild && reel > 0 ? chance / 2 : 0, rows }),
  );
  const cap = Math.floor(highestWin / (freeSpinCount + 1));
  const free = facts.hasFreeSpins && cap >= 1 ? { chance: starChance ** starReels, count: freeSpinCount, cap } : null;
  const { pays, shortestRun } = findPays(plans, { highestWin, target, free, paths: layout.paths });
  const random = replayRandom(facts.id);
  return {
    ...layout,
    strips: plans.map((plan, reel) => arrangeStrip(plan, { rows: layout.rows[reel] ?? 3, blockLength: layout.lines ? 1 : 4, random })),
    symbols,
    hasWild,
    pays,
    free: free && { ...free, pays: capPays(pays, free.cap) },
    shortestRun,
    highestWin,
    expectedReturn: expectedReturn(runChances(plans), pays, free),
  };
}

/** How often the highest symbol has to be on a strip so that its full line gives `topShare` of the return. */
function topChance(reels: number, highestWin: number, target: number, hasWild: boolean): number {
  const withWilds = hasWild ? 1.5 ** (reels - 1) : 1;
  const chance = ((topShare * target) / (highestWin * withWilds)) ** (1 / reels);
  return Math.min(topChances.most, Math.max(topChances.least, chance));
}

/** With few lines, or a low highest win, shorter runs have to pay as well. */
function findPays(plans: StripPlan[], wanted: { highestWin: number; target: number; free: FreeSpins | null; paths: number }) {
  const longest = plans.length === 3 || wanted.paths <= 5 ? 2 : 3;
  for (let shortestRun = longest; shortestRun >= 1; shortestRun--) {
    const pays = calibrateSlot({ ...wanted, plans, shortestRun });
    if (pays) return { pays, shortestRun };
  }
  throw new Error(`No pay table returns ${wanted.target} with a highest win of ${wanted.highestWin}`);
}

function within([least, most]: readonly [number, number], value: number | null): number | null {
  if (value === null || !(value >= least)) return null;
  return value <= most ? value : most;
}
