/** How many pages stand on one page of the site at most: whoever asks for a later one sees the ones before it, and a link to the earlier ones. */
export const maximumPages = 10;

/** Which pages to show together for whoever has come as far as `asked`. Of an empty list, its first. */
export function pagesTo(asked: number, pagesCount: number): { first: number; last: number } {
  const last = Math.max(1, Math.min(asked, pagesCount));
  return { first: Math.max(1, last - maximumPages + 1), last };
}

export function listPages(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The catalogue may change between two pages. */
export function withoutRepeated<Game extends { id: number }>(games: readonly Game[]): Game[] {
  return [...new Map(games.map((game) => [game.id, game])).values()];
}
