import { Icon } from '@lupa/ui/Icon.tsx';
import { gameOverlayTitleId } from '../../games/fullModeIds.ts';
import type { FramePhase } from '../../games/gameFrame.ts';
import styles from './GameStatus.module.css';
import type { PlayerTexts } from './playerTexts.ts';

type StatusProps = { phase: FramePhase; href: string | undefined; onRetry: () => void; texts: PlayerTexts };

/** What the game is waiting for, in words, with a way on where waiting alone may not help. */
export function GameStatus({ phase, href, onRetry, texts }: StatusProps) {
  const message = messageOf(phase, texts);
  const hasWays = phase === 'slow' || phase === 'silent' || phase === 'down' || phase === 'offline' || phase === 'greedy';
  const retry = () => {
    // The button goes, and the focus would go with it.
    document.getElementById(gameOverlayTitleId)?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className={phase === 'silent' ? styles.slim : styles.status} data-phase={phase}>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {hasWays && (
        <div className={styles.ways}>
          <button type="button" className={styles.way} onClick={retry}>
            <Icon name="repeat" />
            {texts.offline_retry}
          </button>
          {phase !== 'offline' && href && (
            <a href={href} target="_blank" rel="noreferrer noopener" className={styles.way}>
              {texts.open_in_new_tab}
            </a>
          )}
        </div>
      )}
    </div>
  );
}

function messageOf(phase: FramePhase, texts: PlayerTexts): string {
  if (phase === 'playing') return '';
  if (phase === 'slow') return texts.full_mode_slow;
  if (phase === 'silent') return texts.full_mode_silent;
  if (phase === 'down') return texts.full_mode_down;
  if (phase === 'offline') return texts.full_mode_offline;
  return phase === 'greedy' ? texts.full_mode_greedy : texts.full_mode_loading;
}
