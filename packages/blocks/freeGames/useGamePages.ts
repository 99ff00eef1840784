import type { PageLocale } from '@lupa/contracts/locale.ts';
import { trackLoading } from '@lupa/islands/trackLoading.ts';
import { useEffect, useRef, useState } from 'react';
import type { PresentedGame } from '../shared/games/presentGame.ts';
import type { FoundGames } from './freeGames.load.server.ts';
import { fetchGamePage } from './gamesCall.ts';
import { buildGamesQuery, type LibraryPreset } from './libraryChoices.ts';
import { type LibraryQuery, listPages, nameOfList, pagesTo, withoutRepeated } from './libraryQuery.ts';

/** A list as far as it is there. */
export type ShownGames = FoundGames & {
  /** `nameOfList` of what it shows. */
  name: string;
  /** The list that the server has rendered: its own games come first, and only those behind them are in `games`. */
  isOfServer: boolean;
  games: PresentedGame[];
};

/** Lists that a visitor may come back to. */
const maximumKept = 20;

type Options = { server: ShownGames; preset: LibraryPreset; wanted: LibraryQuery; locale: PageLocale };

/**
 * The games of what is wanted, from the site. What is shown stays until the new list is there, also when it does not come; a request for
 * something that nobody wants any more is cancelled; a list that was there before is there at once.
 */
export function useGamePages({ server, preset, wanted, locale }: Options) {
  const name = nameOfList(wanted);
  const { page } = wanted;
  const [kept, setStored] = useState<ReadonlyMap<string, ShownGames>>(() => new Map([[server.name, server]]));
  const [shownName, setShownName] = useState(server.name);
  const [failed, setFailed] = useState<string | null>(null);
  const latest = useRef({ kept, wanted, preset, locale });
  useEffect(() => {
    latest.current = { kept, wanted, preset, locale };
  });
  const known = kept.get(name);
  const isThere = known !== undefined && page <= known.last;
  const target = `${name} ${page}`;
  const isWaiting = !isThere && failed !== target;
  if (isThere && shownName !== name) setShownName(name);

  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    const { signal } = controller;
    const work = loadMissing(latest.current, signal).then(
      (list) => {
        setStored((all) => keep(all, list));
        setFailed(null);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setFailed(target);
        throw error;
      },
    );
    // The bar shows that it failed, and the page says so.
    trackLoading(work).catch(() => undefined);
    return () => controller.abort();
  }, [isWaiting, target]);

  return {
    shown: (isThere ? known : kept.get(shownName)) ?? server,
    isLoading: isWaiting,
    hasFailed: !isThere && failed === target,
    retry: () => setFailed(null),
  };
}

type Asked = Pick<Options, 'preset' | 'wanted' | 'locale'> & { kept: ReadonlyMap<string, ShownGames> };

async function loadMissing({ kept, wanted, preset, locale }: Asked, signal: AbortSignal): Promise<ShownGames> {
  const name = nameOfList(wanted);
  const known = kept.get(name);
  const first = known ? known.first : pagesTo(wanted.page, wanted.page).first;
  const missing = listPages(known ? known.last + 1 : first, wanted.page);
  const fetchPage = (page: number) => fetchGamePage(buildGamesQuery(preset, { ...wanted, page }), locale, signal);
  const pages = await Promise.all(missing.map(fetchPage));
  const newest = pages.at(-1);
  const games = withoutRepeated([...(known?.games ?? []), ...pages.flatMap((page) => page.games)]);
  return {
    name,
    isOfServer: known?.isOfServer ?? false,
    games,
    first,
    last: wanted.page,
    rowsFound: newest?.rowsFound ?? 0,
    pagesCount: newest?.pagesCount ?? 0,
    counts: newest?.counts ?? { types: {}, providers: {} },
  };
}

/** The list that the server rendered is always kept: its games are in the page. */
function keep(all: ReadonlyMap<string, ShownGames>, list: ShownGames): ReadonlyMap<string, ShownGames> {
  const others = [...all].filter(([name]) => name !== list.name);
  const oldest = others.length >= maximumKept ? others.find(([, { isOfServer }]) => !isOfServer)?.[0] : undefined;
  return new Map([...others.filter(([name]) => name !== oldest), [list.name, list]]);
}
