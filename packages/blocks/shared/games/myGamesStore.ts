import { isArcadeId } from '@lupa/contracts/gameTraits.ts';
import { myGamesKey } from './myGamesKey.ts';
import { createDeviceStore } from '../deviceStore.ts';
import { formatMyGames, noGames, parseMyGames, withFavouriteToggled, withRecentGame, type MyGames } from './myGames.ts';

const store = createDeviceStore<MyGames>({
  key: myGamesKey,
  changed: 'lupa:games',
  parse: parseMyGames,
  format: (games) => (games === noGames ? null : formatMyGames(games)),
});

/** The visitor's favourites and the games played lately, kept on this device only. */
export const { read: readMyGames, watch: watchMyGames } = store;

/** Remembers that a game was played just now. Anything but an arcade id is ignored. */
export function addRecentGame(id: string): void {
  if (isArcadeId(id) && readMyGames().recent[0] !== id) store.write(withRecentGame(readMyGames(), id));
}

/** Takes a game into the favourites or out of them. Returns whether it is one now. */
export function toggleFavourite(id: string): boolean {
  if (isArcadeId(id)) store.write(withFavouriteToggled(readMyGames(), id));
  return readMyGames().favourites.includes(id);
}

/** Leaves nothing on this device, favourites and played games alike. */
export function forgetMyGames(): void {
  store.write(noGames);
}
