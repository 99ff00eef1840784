import type { PageLocale } from '@lupa/contracts/locale.ts';
import { trackLoading } from '@lupa/islands/trackLoading.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { noGames } from '../shared/games/myGames.ts';
import { readMyGames, watchMyGames } from '../shared/games/myGamesStore.ts';
import type { PresentedGame } from '../shared/games/presentGame.ts';
import { fetchGamesById } from './gamesCall.ts';

/**
 * The visitor's own games as cards show them; null before they are there. The site is asked for them by their ids, once somebody wants to see
 * them, and only for those that are not there yet. A game that has left the catalogue is left out.
 */
export function useMyGames(isWanted: boolean, locale: PageLocale) {
  const { favourites, recent } = useSyncExternalStore(watchMyGames, readMyGames, () => noGames);
  const [known, setKnown] = useState<ReadonlyMap<number, PresentedGame | null>>(new Map());
  const [failed, setFailed] = useState('');
  const missing = [...new Set([...favourites, ...recent])].filter((id) => !known.has(id));
  const wanted = isWanted ? missing.join() : '';
  const asked = failed === wanted ? '' : wanted;

  useEffect(() => {
    if (asked === '') return;
    const ids = asked.split(',').map(Number);
    const controller = new AbortController();
    const { signal } = controller;
    const work = fetchGamesById(ids, locale, signal).then(
      ({ games }) => {
        const found = new Map(games.map((game) => [game.id, game]));
        setKnown((before) => new Map([...before, ...ids.map((id) => [id, found.get(id) ?? null] as const)]));
        setFailed('');
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setFailed(asked);
        throw error;
      },
    );
    trackLoading(work).catch(() => undefined);
    return () => controller.abort();
  }, [asked, locale]);

  const listed = (ids: readonly number[]) => {
    const games = ids.flatMap((id) => known.get(id) ?? []);
    return games.length === 0 && ids.some((id) => !known.has(id)) ? null : games;
  };
  return {
    favourites: listed(favourites),
    recent: listed(recent),
    hasFailed: wanted !== '' && failed === wanted,
    retry: () => setFailed(''),
  };
}
