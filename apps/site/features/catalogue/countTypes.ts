import { type PagedType, pagedTypes } from '@lupa/contracts/cataloguePath.ts';
import type { Facets } from '@lupa/contracts/game.ts';
import { normaliseGameType, progressiveJackpots } from '@lupa/contracts/gameType.ts';

export type CountedType = { type: PagedType; count: number };

/** The types that have games, the commonest first; the games with jackpots last. */
export function countTypes({ gameTypes, jackpots }: Facets): CountedType[] {
  const counted = gameTypes.flatMap(({ type: name, count }) => {
    const type = pagedTypes.find((each) => each === normaliseGameType(name));
    return type && count !== null && count > 0 ? [{ type, count }] : [];
  });
  const types = counted.toSorted((one, other) => other.count - one.count);
  return jackpots > 0 ? [...types, { type: progressiveJackpots, count: jackpots }] : types;
}
