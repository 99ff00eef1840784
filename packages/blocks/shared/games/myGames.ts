import { isArcadeId } from '@lupa/contracts/gameTraits.ts';

/** Arcade ids of the games that a visitor marked and of those played lately, the last one first. */
export type MyGames = { readonly favourites: readonly string[]; readonly recent: readonly string[] };

export const noGames: MyGames = { favourites: [], recent: [] };

export const maximumFavourites = 60;
export const maximumRecent = 12;

const version = 1;

export function withRecentGame({ favourites, recent }: MyGames, id: string): MyGames {
  return { favourites, recent: [id, ...recent.filter((other) => other !== id)].slice(0, maximumRecent) };
}

export function withFavouriteToggled({ favourites, recent }: MyGames, id: string): MyGames {
  const others = favourites.filter((other) => other !== id);
  return { favourites: others.length < favourites.length ? others : [id, ...others].slice(0, maximumFavourites), recent };
}

export function formatMyGames({ favourites, recent }: MyGames): string {
  return JSON.stringify({ version, favourites, recent });
}

/** What `formatMyGames` wrote. Of anything else, as of another version, nothing remains; of lists, what are ids. */
export function parseMyGames(text: string | null): MyGames {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== version) return noGames;
    return {
      favourites: readIds('favourites' in stored ? stored.favourites : [], maximumFavourites),
      recent: readIds('recent' in stored ? stored.recent : [], maximumRecent),
    };
  } catch {
    return noGames;
  }
}

// Ids were kept as numbers once.
function readIds(list: unknown, maximum: number): string[] {
  if (!Array.isArray(list)) return [];
  return [...new Set(list.map((id) => (typeof id === 'number' ? String(id) : id)).filter(isArcadeId))].slice(0, maximum);
}

/** Where a browser keeps its visitor's favourites and the games played lately. */
export const myGamesKey = 'lupaGames';
