import { whenLoaded } from '@lupa/islands/triggers.ts';
import type * as marking from './markFavourites.ts';

const button = '[data-favourite-game]';

/** Fetches what marks the visitor's favourites on the page, and what keeps them once a heart is tapped. Without it everything else goes on. */
export function startFavourites(): void {
  const withCode = (use: (code: typeof marking) => void) => {
    import('./markFavourites.ts').then(use, () => {});
  };
  addEventListener('click', ({ target, isTrusted }) => {
    const heart = isTrusted && target instanceof Element && target.closest<HTMLElement>(button);
    if (heart) withCode(({ toggle }) => toggle(heart));
  });
  if (document.querySelector(button)) whenLoaded(() => withCode(({ startMarking }) => startMarking()));
}
