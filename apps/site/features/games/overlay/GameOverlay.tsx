import { Island } from '@lupa/islands/Island.tsx';
import { Button } from '@lupa/ui/Button.tsx';
import { dialogCommand } from '@lupa/ui/Sheet.tsx';
import { gameOverlayId } from '../fullModeIds.ts';
import { gameOverlayTitleId } from '../playedGame.ts';
import { listRegionalHelplines } from './Helplines.tsx';
import type { LayoutModel } from '../../../layout/layoutModel.ts';
import styles from './GameOverlay.module.css';
import { GamePlayer } from './GamePlayer.island.tsx';
import { pickPlayerTexts } from './playerTexts.ts';

/**
 * The game's full mode (requirement 2.24), over the whole window: shown while a game is set. Only Escape, the way back and its own buttons close it:
 * a game is tapped all over. Its content is one island with `when="visible"`, which costs nothing until the overlay is opened. Without a
 * free-play host there is none.
 */
export function GameOverlay({ layout: { freePlay, footer, microcopy, locale, presenter } }: { layout: LayoutModel }) {
  if (!freePlay) return null;
  return (
    <dialog
      id={gameOverlayId}
      aria-labelledby={gameOverlayTitleId}
      closedby="closerequest"
      className={styles.overlay}
      data-theme="dark"
      data-title={`${microcopy.play} {name} ${microcopy.free}`}
    >
      <Island
        of={GamePlayer}
        when="visible"
        props={{
          locale,
          allowsStorage: freePlay.allowsStorage,
          help: presenter.anchor({ url: microcopy.safer_gambling_path }),
          helplines: listRegionalHelplines(footer.trustedArea),
          texts: pickPlayerTexts(microcopy),
        }}
      />
      <div className={styles.missing}>
        <p role="alert">{microcopy.full_mode_offline}</p>
        <Button type="modal-secondary" size="sm" command={dialogCommand('close', gameOverlayId)}>
          {microcopy.leave_game}
        </Button>
      </div>
    </dialog>
  );
}
