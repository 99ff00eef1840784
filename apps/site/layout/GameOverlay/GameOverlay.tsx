import type { ReactNode } from 'react';
import styles from './GameOverlay.module.css';

export const gameOverlayId = 'game-full-mode';
/** Id of the title that the overlay's content brings: the name of the dialog. */
export const gameOverlayTitleId = 'game-full-mode-title';

/**
 * The place of the game's full mode, over the whole window. Its content is one island with `when="visible"`, which hydrates when the
 * overlay is opened and holds an element with the title's id. Only Escape and the content's own button close it: a game is tapped all over.
 */
export function GameOverlay({ children }: { children?: ReactNode }) {
  return (
    <dialog id={gameOverlayId} aria-labelledby={gameOverlayTitleId} closedby="closerequest" className={styles.overlay}>
      {children}
    </dialog>
  );
}
