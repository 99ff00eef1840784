/** What to play next (requirement 4.10): without the present game where it is among them, otherwise without the last one. */
export function listSimilarGames<Game extends { id: number }>(games: readonly Game[], presentId: number): Game[] {
  const others = games.filter(({ id }) => id !== presentId);
  return others.length < games.length ? others : games.slice(0, -1);
}
