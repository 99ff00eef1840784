import { gameOverlayTitleId, type PlayedGame } from '../playedGame.ts';
import { useRef, useSyncExternalStore, useEffect, useState } from 'react';
import { leaveGame, readPlayedGame, watchPlayedGame } from '../fullMode.ts';
import type { BreakProps } from './Helplines.tsx';
import { BreakMenu } from './BreakMenu.tsx';
import { BreakNotice } from './BreakNotice.tsx';
import styles from './GamePlayer.module.css';
import { GameStage } from './GameStage.tsx';
import { PartnerBar } from './PartnerBar.tsx';
import { PlayerButtons } from './PlayerButtons.tsx';
import { useGameFrame } from './useGameFrame.ts';
import { usePlayTime } from './usePlayTime.ts';
import type { FullModeGame } from '@lupa/blocks/playGame/loadFullModeGame.ts';
import { failedStartPath } from '@lupa/contracts/freePlay.ts';

/** `allowsStorage`: the host's games may keep data of their own; those of ours need none, and tell when they are ready instead. */
type PlayerProps = Omit<BreakProps, 'time'> & { allowsStorage: boolean };

export function GamePlayer({ allowsStorage, ...given }: PlayerProps) {
  const { locale, texts } = given;
  const played = useSyncExternalStore(watchPlayedGame, readPlayedGame, () => null);
  const player = useRef<HTMLDivElement>(null);
  const details = useFullModeGame(played, locale);
  const breaks = usePlayTime(played !== null);
  const report = useFailedStartReport(played);
  const frame = useGameFrame(played, {
    speaks: !allowsStorage,
    onLeave: leaveGame,
    onRound: breaks.addRound,
    onUnanswered: report,
  });
  const breakProps = { ...given, time: breaks };
  const isOnBreak = breaks.isDue && played !== null;
  const similarGames = played && details ? listSimilarGames(details.similarGames, played.id) : [];
  const retry = () => {
    if (frame.phase === 'slow') report();
    frame.reload();
  };
  return (
    <div ref={player} className={styles.player}>
      <div className={styles.header}>
        {/* The script that opens the overlay writes it before the island is there. */}
        <h2 id={gameOverlayTitleId} tabIndex={-1} className={styles.title} suppressHydrationWarning>
          {[texts.play, played?.name, texts.free].filter(Boolean).join(' ')}
        </h2>
        <PlayerButtons player={player} onReload={frame.reload} texts={texts}>
          <BreakMenu {...breakProps} />
        </PlayerButtons>
      </div>
      <div className={styles.stage}>
        <GameStage
          game={played}
          details={details}
          alike={similarGames[0] ?? null}
          frame={frame}
          onRetry={retry}
          isOnBreak={isOnBreak}
          allowsStorage={allowsStorage}
          texts={texts}
        />
      </div>
      {played && details && <PartnerBar game={details} similarGames={similarGames} isCovered={isOnBreak} texts={texts} />}
      {isOnBreak && <BreakNotice {...breakProps} />}
    </div>
  );
}

/** Tells the site that the game which is played did not start, once for each time that it is opened: which game, and nothing else. */
function useFailedStartReport(played: PlayedGame | null): () => void {
  const reported = useRef<PlayedGame | null>(null);
  return () => {
    if (!played || reported.current === played) return;
    reported.current = played;
    if (!navigator.onLine) return;
    const report = { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'strict-origin' } as const;
    fetch(`/api${failedStartPath(played.id)}`, report).catch(() => {});
  };
}

/** What to play next (requirement 4.10): without the present game where it is among them, otherwise without the last one. */
export function listSimilarGames<Game extends { id: string }>(games: readonly Game[], presentId: string): Game[] {
  const others = games.filter(({ id }) => id !== presentId);
  return others.length < games.length ? others : games.slice(0, -1);
}

/** Null until the site answers, and where it does not. A game that took the place of another keeps its surroundings, so that nothing jumps. */
function useFullModeGame(played: PlayedGame | null, locale: string): FullModeGame | null {
  const [game, setGame] = useState<FullModeGame | null>(null);
  const id = played?.id;
  const partner = played?.partner;
  useEffect(() => {
    if (id === undefined) return;
    const asking = new AbortController();
    fetchFullModeGame({ id, partner, locale, signal: asking.signal }).then(setGame, () => !asking.signal.aborted && setGame(null));
    return () => asking.abort();
  }, [id, partner, locale]);
  if (!played && game) setGame(null);
  if (!played || !game) return null;
  return game.id === played.id ? game : inPlaceOf(game, played);
}

function inPlaceOf(before: FullModeGame, { id, name }: PlayedGame): FullModeGame {
  return { ...before, id, name, kind: '', description: null, picture: null, page: null };
}

type Asked = { id: string; partner: string | null | undefined; locale: string; signal: AbortSignal };

async function fetchFullModeGame({ id, partner, locale, signal }: Asked): Promise<FullModeGame> {
  const query = new URLSearchParams({ locale, ...(partner && { partner }), page: location.pathname });
  const answer = await fetch(`/api/games/${encodeURIComponent(id)}?${query}`, { signal });
  if (!answer.ok) throw new Error(`The site answers ${answer.status}`);
  return answer.json();
}
