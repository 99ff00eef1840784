import { formatMyGames, isArcadeId, noGames, parseMyGames, withFavouriteToggled, withRecentGame, type MyGames } from './myGames.ts';

const key = 'lupaGames';
const changed = 'lupa:games';

let lastText: string | null = null;
let lastGames = noGames;
/** Where storage is blocked the lists last as long as the page. */
let unstored: string | null = null;

/** The visitor's favourites and the games played lately, kept on this device only. The same object until they change. Browser only. */
export function readMyGames(): MyGames {
  const text = readText();
  if (text !== lastText) [lastText, lastGames] = [text, parseMyGames(text)];
  return lastGames;
}

/** Remembers that a game was played just now. Anything but an arcade id is ignored. */
export function addRecentGame(id: number): void {
  if (isArcadeId(id) && readMyGames().recent[0] !== id) write(withRecentGame(readMyGames(), id));
}

/** Takes a game into the favourites or out of them. Returns whether it is one now. */
export function toggleFavourite(id: number): boolean {
  if (isArcadeId(id)) write(withFavouriteToggled(readMyGames(), id));
  return readMyGames().favourites.includes(id);
}

/** Leaves nothing on this device, favourites and played games alike. */
export function forgetMyGames(): void {
  write(noGames);
}

/** Calls `onChange` after every change, also one in another tab, and when the page comes back. Returns what ends it. */
export function watchMyGames(onChange: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener(changed, onChange, { signal });
  addEventListener('storage', (event) => (event.key === key || event.key === null) && onChange(), { signal });
  // A page in the browser's own cache hears nothing.
  addEventListener('pageshow', ({ persisted }) => persisted && onChange(), { signal });
  return () => watching.abort();
}

function readText(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(games: MyGames): void {
  const text = formatMyGames(games);
  unstored = text;
  try {
    if (games === noGames) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unstored = null;
  } catch {
    // Blocked or full.
  }
  dispatchEvent(new Event(changed));
}
