import { gameOverlayTitleId, type PlayedGame } from '../playedGame.ts';
import type { FullModeGame, SimilarGame } from '@lupa/blocks/playGame/loadFullModeGame.ts';
import { darkColoursId } from '@lupa/contracts/freePlay.ts';
import { useEffect } from 'react';
import { leaveGame } from '../fullMode.ts';
import { hasFrame, isShown, type FramePhase } from '../gameFrame.ts';
import styles from './GameStage.module.css';
import type { PlayerTexts } from './playerTexts.ts';
import type { GameFrame } from './useGameFrame.ts';
import { Icon } from '@lupa/ui/Icon.tsx';

type StageProps = {
  game: PlayedGame | null;
  details: FullModeGame | null;
  /** To be played instead of one that does not start; null: none is known. */
  alike: SimilarGame | null;
  frame: GameFrame;
  onRetry: () => void;
  isOnBreak: boolean;
  allowsStorage: boolean;
  texts: PlayerTexts;
};

export function GameStage({
  game,
  details,
  alike,
  frame: { phase, run, frame, onLoad, send },
  onRetry,
  isOnBreak,
  allowsStorage,
  texts,
}: StageProps) {
  useEffect(() => {
    if (!isOnBreak) return;
    send('pause');
    return () => send('resume');
  }, [isOnBreak, send]);
  const poster = game?.poster ?? details?.picture?.src;
  return (
    <>
      {game && hasFrame(phase) && (
        <iframe
          key={run}
          ref={frame}
          title={game.name}
          src={`${game.href}#${darkColoursId}`}
          onLoad={onLoad}
          inert={isOnBreak}
          className={styles.frame}
          referrerPolicy="no-referrer"
          allow={permissions}
          sandbox={allowsStorage ? 'allow-scripts allow-same-origin' : 'allow-scripts'}
          {...(!allowsStorage && { credentialless: '' })}
        />
      )}
      {/* Whatever keys the game takes for itself, this is the next stop behind it. */}
      {game && hasFrame(phase) && (
        <button type="button" className={styles.wayOut} onClick={leaveGame}>
          {texts.leave_game}
        </button>
      )}
      {!isShown(phase) && (
        <div className={styles.cover}>
          {poster && (
            <>
              <img src={poster} alt="" className={styles.glow} />
              <img src={poster} alt="" width={192} height={192} className={styles.poster} />
            </>
          )}
        </div>
      )}
      <GameStatus phase={phase} game={game} alike={alike} onRetry={onRetry} texts={texts} />
    </>
  );
}

// A game makes its sound after a press, which needs no permission; the screen is filled by the page, with the way out on it.
const permissions = ['autoplay', 'fullscreen', 'gamepad', 'picture-in-picture', 'sync-xhr'].map((name) => `${name} 'none'`).join('; ');

type StatusProps = Pick<StageProps, 'game' | 'alike' | 'onRetry' | 'texts'> & { phase: FramePhase };

function GameStatus({ phase, game, alike, onRetry, texts }: StatusProps) {
  const message = messageOf(phase, texts);
  const hasWays = phase === 'slow' || phase === 'down' || phase === 'offline' || phase === 'greedy';
  const retry = () => {
    // The button goes, and the focus would go with it.
    document.getElementById(gameOverlayTitleId)?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className={styles.status} data-phase={phase}>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {hasWays && (
        <div className={styles.ways}>
          <button type="button" className={styles.way} onClick={retry}>
            <Icon name="repeat" />
            {texts.offline_retry}
          </button>
          {alike && (phase === 'slow' || phase === 'down') && (
            <a {...alike.play} {...(game?.partner && { 'data-partner': game.partner })} className={styles.way}>
              <Icon name="play" />
              {texts.play_alike.replace('{game}', () => alike.name)}
            </a>
          )}
          {phase !== 'offline' && game && (
            <a href={game.href} target="_blank" rel="noreferrer noopener" className={styles.way}>
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
  if (phase === 'down') return texts.full_mode_down;
  if (phase === 'offline') return texts.full_mode_offline;
  return phase === 'greedy' ? texts.full_mode_greedy : texts.full_mode_loading;
}
