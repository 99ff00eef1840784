import { readMyGames, toggleFavourite, watchMyGames } from '@lupa/blocks/shared/games/myGamesStore.ts';

let isMarking = false;

export function startMarking(): void {
  if (isMarking) return;
  isMarking = true;
  watchMyGames(mark);
  mark();
}

export function toggle(heart: HTMLElement): void {
  startMarking();
  toggleFavourite(heart.dataset.favouriteGame ?? '');
}

function mark(): void {
  const { favourites } = readMyGames();
  for (const heart of document.querySelectorAll<HTMLElement>('[data-favourite-game]'))
    heart.ariaPressed = String(favourites.includes(heart.dataset.favouriteGame ?? ''));
}
