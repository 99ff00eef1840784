import { isArcadeId } from '@lupa/contracts/gameTraits.ts';
import { myGamesKey, formatMyGames, noGames, parseMyGames, withFavouriteToggled, withRecentGame, type MyGames } from './myGames.ts';
import { createDeviceStore } from '../deviceStore.ts';

const store = createDeviceStore<MyGames>({
  key: myGamesKey,
  changed: 'lupa:games',
  parse: parseMyGames,
  format: (games) => (games === noGames ? null : formatMyGames(games)),
});

/** The visitor's favourites and the games played lately, kept on this device only. */
export const { read: readMyGames, watch: watchMyGames } = store;

export function addRecentGame(id: string): void {
  if (isArcadeId(id) && readMyGames().recent[0] !== id) store.write(withRecentGame(readMyGames(), id));
}

export function toggleFavourite(id: string): boolean {
  if (isArcadeId(id)) store.write(withFavouriteToggled(readMyGames(), id));
  return readMyGames().favourites.includes(id);
}

export function forgetMyGames(): void {
  store.write(noGames);
}
