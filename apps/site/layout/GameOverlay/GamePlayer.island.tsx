import { useRef, useSyncExternalStore } from 'react';
import { leaveGame, readPlayedGame, watchPlayedGame } from '../../games/fullMode.ts';
import { gameOverlayTitleId } from '../../games/fullModeIds.ts';
import { BreakMenu } from './BreakMenu.tsx';
import { BreakNotice } from './BreakNotice.tsx';
import styles from './GamePlayer.module.css';
import { GameStage } from './GameStage.tsx';
import { PartnerBar } from './PartnerBar.tsx';
import { PlayerButtons } from './PlayerButtons.tsx';
import type { PlayerTexts } from './playerTexts.ts';
import { useFullModeGame } from './useFullModeGame.ts';
import { useGameFrame } from './useGameFrame.ts';
import { usePlayTime } from './usePlayTime.ts';

type PlayerProps = {
  locale: string;
  /** The host's games may keep data of their own; those of ours need none, and tell when they are ready instead. */
  allowsStorage: boolean;
  texts: PlayerTexts;
};

/** The full mode: a header, the game on its stage, and the partner bar below, which leaves the game the rest of the room. */
export function GamePlayer({ locale, allowsStorage, texts }: PlayerProps) {
  const played = useSyncExternalStore(watchPlayedGame, readPlayedGame, () => null);
  const player = useRef<HTMLDivElement>(null);
  const details = useFullModeGame(played, locale);
  const frame = useGameFrame(played, { speaks: !allowsStorage, onLeave: leaveGame });
  const breaks = usePlayTime(played !== null);
  const isOnBreak = breaks.isDue && played !== null;
  return (
    <div ref={player} className={styles.player}>
      <div className={styles.header}>
        {/* The script that opens the overlay writes it before the island is there. */}
        <h2 id={gameOverlayTitleId} tabIndex={-1} className={styles.title} suppressHydrationWarning>
          {[texts.play, played?.name, texts.free].filter(Boolean).join(' ')}
        </h2>
        <PlayerButtons player={player} onReload={frame.reload} texts={texts}>
          <BreakMenu time={breaks} texts={texts} />
        </PlayerButtons>
      </div>
      <div className={styles.stage}>
        <GameStage game={played} details={details} frame={frame} isOnBreak={isOnBreak} allowsStorage={allowsStorage} texts={texts} />
      </div>
      {played && details && (
        <PartnerBar
          game={details}
          similarGames={listSimilarGames(details.similarGames, played.id)}
          partner={played.partner}
          isCovered={isOnBreak}
          texts={texts}
        />
      )}
      {isOnBreak && <BreakNotice minutes={breaks.minutes} onContinue={breaks.acknowledge} texts={texts} />}
    </div>
  );
}

/** What to play next (requirement 4.10): without the present game where it is among them, otherwise without the last one. */
export function listSimilarGames<Game extends { id: number }>(games: readonly Game[], presentId: number): Game[] {
  const others = games.filter(({ id }) => id !== presentId);
  return others.length < games.length ? others : games.slice(0, -1);
}
