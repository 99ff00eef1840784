import type { PageLocale } from '@lupa/contracts/locale.ts';
import { trackLoading } from '@lupa/islands/trackLoading.ts';
import { useEffect, useRef, useState } from 'react';
import type { PresentedGame } from '../shared/games/presentGame.ts';
import type { FoundGames } from './freeGames.load.server.ts';
import { fetchGamePage } from './gamesCall.ts';
import { buildGamesQuery, type LibraryPreset } from './libraryChoices.ts';
import { type LibraryQuery, nameOfList } from './libraryQuery.ts';

export type ShownGames = FoundGames & {
  name: string;
  /** The page that the server has rendered: its games are not told again. */
  isOfServer: boolean;
  games: PresentedGame[];
};

const maximumKept = 20;

type Options = { server: ShownGames; preset: LibraryPreset; wanted: LibraryQuery; locale: PageLocale };

/** The games of what is wanted. What is shown stays until they are there; pages that were there before are there at once. */
export function useGamePages({ server, preset, wanted, locale }: Options) {
  const key = keyOf({ name: nameOfList(wanted), page: wanted.page });
  const [kept, setStored] = useState<ReadonlyMap<string, ShownGames>>(() => new Map([[keyOf(server), server]]));
  const [shownKey, setShownKey] = useState(keyOf(server));
  const [failed, setFailed] = useState<string | null>(null);
  const latest = useRef({ wanted, preset, locale });
  useEffect(() => {
    latest.current = { wanted, preset, locale };
  });
  const known = kept.get(key);
  const isWaiting = known === undefined && failed !== key;
  if (known && shownKey !== key) setShownKey(key);

  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    const { signal } = controller;
    const work = loadPage(latest.current, signal).then(
      (page) => {
        setStored((all) => keep(all, page));
        setFailed(null);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setFailed(key);
        throw error;
      },
    );
    // The bar shows that it failed, and the page says so.
    trackLoading(work).catch(() => undefined);
    return () => controller.abort();
  }, [isWaiting, key]);

  return {
    shown: known ?? kept.get(shownKey) ?? server,
    isLoading: isWaiting,
    hasFailed: known === undefined && failed === key,
    retry: () => setFailed(null),
  };
}

const keyOf = ({ name, page }: Pick<ShownGames, 'name' | 'page'>): string => `${name} ${page}`;

async function loadPage({ wanted, preset, locale }: Omit<Options, 'server'>, signal: AbortSignal): Promise<ShownGames> {
  const { counts, ...found } = await fetchGamePage(buildGamesQuery(preset, wanted), locale, signal);
  return {
    ...found,
    name: nameOfList(wanted),
    page: wanted.page,
    isOfServer: false,
    counts: counts ?? { types: {}, providers: {}, traits: {} },
  };
}

/** The page that the server rendered is always kept: its games are in the HTML. */
function keep(all: ReadonlyMap<string, ShownGames>, page: ShownGames): ReadonlyMap<string, ShownGames> {
  const others = [...all].filter(([key]) => key !== keyOf(page));
  const oldest = others.length >= maximumKept ? others.find(([, { isOfServer }]) => !isOfServer)?.[0] : undefined;
  return new Map([...others.filter(([key]) => key !== oldest), [keyOf(page), page]]);
}
