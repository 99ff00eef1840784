import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { useSyncExternalStore } from 'react';
import styles from './FavouriteButton.module.css';
import { noGames } from './myGames.ts';
import { readMyGames, watchMyGames } from './myGamesStore.ts';

type FavouriteButtonProps = { game: { id: string; name: string }; microcopy: Pick<Microcopy, 'favourite'>; className?: string | undefined };

/** One listener for the whole page answers it (apps/site/features/games/startFavourites.ts): it costs no island. */
export function FavouriteButton({ game: { id, name }, microcopy, className }: FavouriteButtonProps) {
  const { favourites } = useSyncExternalStore(watchMyGames, readMyGames, () => noGames);
  return (
    <button
      type="button"
      aria-pressed={favourites.includes(id)}
      aria-label={microcopy.favourite.replace('{name}', () => name)}
      data-favourite-game={id}
      className={`centred fixed screen-only script-only relative rounded-full ${styles.favourite} ${className ?? ''}`}
      // The listener may have been here before an island.
      suppressHydrationWarning
    >
      <Icon name="heart" />
    </button>
  );
}
