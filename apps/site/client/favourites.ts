import { whenLoaded } from '@lupa/islands/triggers.ts';

const button = '[data-favourite-game]';

/** Fetches what marks the visitor's favourites on the page, and what keeps them once a heart is tapped. */
export function startFavourites(): void {
  const fetchCode = () => import('./favourites/markFavourites.ts');
  addEventListener('click', ({ target, isTrusted }) => {
    const heart = isTrusted && target instanceof Element && target.closest<HTMLElement>(button);
    // Without the code there are no favourites; everything else goes on.
    if (heart)
      fetchCode().then(
        ({ toggle }) => toggle(heart),
        () => {},
      );
  });
  if (document.querySelector(button))
    whenLoaded(() =>
      fetchCode().then(
        ({ startMarking }) => startMarking(),
        () => {},
      ),
    );
}
