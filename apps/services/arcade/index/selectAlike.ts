import { rtpFloors, volatilityLevels, winFloors } from '@lupa/contracts/gameTraits.ts';
import { type CatalogueIndex, findGame } from './catalogueIndex.ts';
import { takePopular } from './selectGames.ts';

/** Ids of the games that are most alike, without the game itself: by `scoreAlikeness`, equal ones by popularity. None of an unknown game. */
export function selectAlike(index: CatalogueIndex, id: number, limit: number): number[] {
  const game = findGame(index, id);
  if (game === undefined) return [];
  const scores = scoreCells(index, index.cells[game] ?? 0);
  const isReached = new Uint8Array(highestScore + 1);
  for (const score of scores) isReached[score] = 1;
  const taken: number[] = [];
  for (let score = highestScore; score >= 0 && taken.length <= limit; score--) {
    if (isReached[score] === 0) continue;
    const left = limit + 1 - taken.length;
    const passing = Uint8Array.from(scores, (each) => Number(each === score));
    taken.push(...takePopular(index, passing, left));
  }
  return taken
    .filter((other) => other !== game)
    .slice(0, limit)
    .map((other) => index.ids[other] ?? 0);
}

const highestScore = 63;

function scoreCells(index: CatalogueIndex, cell: number): Uint8Array {
  const { slots, kinds } = index;
  const [slot, kind] = [slots[cell] ?? 0, kinds[cell] ?? 0];
  const byKind = index.traits.types.map((_, other) => scoreAlikeness(index, kind, other));
  return Uint8Array.from(slots, (other, at) => (byKind[kinds[at] ?? 0] ?? 0) + (other === slot ? 16 : 0));
}

/**
 * How much two kinds of games are alike (docs/contracts.md): 32 for the same type, up to 6 for volatility, 5 for RTP and 3 for the highest win,
 * less for each step between them, 1 for both with or without jackpots. The same provider is 16 more, so that type comes first, then provider.
 */
function scoreAlikeness({ traits }: CatalogueIndex, one: number, other: number): number {
  const steps = (name: keyof typeof traits) => Math.abs((traits[name][one] ?? 0) - (traits[name][other] ?? 0));
  const near = (name: keyof typeof traits, most: number, values: readonly unknown[]) => most * (1 - steps(name) / values.length);
  const isLevelKnown = traits.volatilities[one] !== 0 && traits.volatilities[other] !== 0;
  return Math.floor(
    (steps('types') === 0 ? 32 : 0) +
      (isLevelKnown ? near('volatilities', 6, volatilityLevels) : 0) +
      near('rtps', 5, rtpFloors) +
      near('wins', 3, winFloors) +
      (1 - steps('jackpots')),
  );
}
