import type { FullModeGame } from '@lupa/blocks/playGame/fullModeGame.ts';
import { useEffect, useState } from 'react';
import type { PlayedGame } from '../../games/playedGame.ts';

/**
 * What the site knows of the game that is played; null until it answers, and where it does not: the game can be played without. A game that took
 * the place of another keeps its surroundings meanwhile, so that nothing jumps.
 */
export function useFullModeGame(played: PlayedGame | null, locale: string): FullModeGame | null {
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

type Asked = { id: number; partner: string | null | undefined; locale: string; signal: AbortSignal };

async function fetchFullModeGame({ id, partner, locale, signal }: Asked): Promise<FullModeGame> {
  const query = new URLSearchParams({ locale, ...(partner && { partner }), page: location.pathname });
  const answer = await fetch(`/api/games/${id}?${query}`, { signal });
  if (!answer.ok) throw new Error(`The site answers ${answer.status}`);
  return answer.json();
}
