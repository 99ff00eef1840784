import type { FullModeGame } from '@lupa/blocks/playGame/fullModeGame.ts';
import { darkColoursId } from '@lupa/contracts/freePlay.ts';
import { useEffect } from 'react';
import { leaveGame } from '../../games/fullMode.ts';
import { hasFrame, isShown } from '../../games/gameFrame.ts';
import type { PlayedGame } from '../../games/playedGame.ts';
import styles from './GameStage.module.css';
import { GameStatus } from './GameStatus.tsx';
import type { PlayerTexts } from './playerTexts.ts';
import type { GameFrame } from './useGameFrame.ts';

type StageProps = {
  game: PlayedGame | null;
  details: FullModeGame | null;
  frame: GameFrame;
  isOnBreak: boolean;
  allowsStorage: boolean;
  texts: PlayerTexts;
};

/** The game, and until it is to be seen its poster with what it is waiting for. */
export function GameStage({
  game,
  details,
  frame: { phase, run, frame, onLoad, reload, send },
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
      <GameStatus phase={phase} href={game?.href} onRetry={reload} texts={texts} />
    </>
  );
}

// A game makes its sound after a press, which needs no permission; the screen is filled by the page, with the way out on it.
const permissions = ['autoplay', 'fullscreen', 'gamepad', 'picture-in-picture', 'sync-xhr'].map((name) => `${name} 'none'`).join('; ');
