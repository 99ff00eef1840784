import type { PageLocale } from '@lupa/contracts/locale.ts';
import { trackLoading } from '@lupa/islands/trackLoading.ts';
import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { GameItems } from '../shared/games/GameCard.tsx';
import { LoadFailure } from '../shared/games/LoadFailure.tsx';
import { noGames } from '../shared/games/myGames.ts';
import { forgetMyGames, readMyGames, watchMyGames } from '../shared/games/myGamesStore.ts';
import type { PresentedGame } from '../shared/games/presentGame.ts';
import { fetchGamesById } from './gamesCall.ts';
import type { LibraryTexts } from './libraryTexts.ts';
import styles from './MyGamesShelf.module.css';

export function MyGamesShelf({ id, locale, texts }: { id: string; locale: PageLocale; texts: LibraryTexts }) {
  const [isOpen, setIsOpen] = useState(false);
  const { favourites, recent, hasFailed, retry } = useMyGames(isOpen, locale);
  const isEmpty = favourites?.length === 0 && recent?.length === 0;
  const shelf = useRef<HTMLDetailsElement>(null);
  const count = (favourites?.length ?? 0) + (recent?.length ?? 0);
  const before = useRef(count);
  // It may have been opened before there was script. By its id it is found open again when somebody comes back to the page.
  useLayoutEffect(() => setIsOpen(shelf.current?.open === true), []);
  useLayoutEffect(() => {
    if (count < before.current && document.activeElement === document.body) focusRest(shelf.current);
    before.current = count;
  }, [count]);
  return (
    <details
      ref={shelf}
      id={id}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={`screen-only script-only ${styles.shelf}`}
      suppressHydrationWarning
    >
      <summary className={`row gap-2 text-bold text-sm text-pacific rounded-sm bg-surface ${styles.summary}`}>
        <Icon name="heart" />
        {texts.my_games}
      </summary>
      <Card className={`stack gap-4 ${styles.content}`}>
        {hasFailed && <LoadFailure retry={retry} texts={texts} />}
        {isEmpty && <p>{texts.my_games_empty}</p>}
        <Row title={texts.favourite_games} games={favourites} texts={texts} />
        <Row title={texts.recent_games} games={recent} texts={texts} />
        <p className={`cluster note between ${styles.about}`}>
          {texts.my_games_note}
          {!isEmpty && (
            <button type="button" onClick={forgetMyGames} className={`text-button ${styles.forget}`}>
              {texts.forget_games}
            </button>
          )}
        </p>
      </Card>
    </details>
  );
}

/** A game that went, or the button that let all of them go, took the focus along. */
function focusRest(shelf: HTMLDetailsElement | null): void {
  const rest = shelf?.querySelector<HTMLElement>('ul') ?? shelf?.querySelector('summary');
  rest?.focus({ preventScroll: true });
}

function Row({ title, games, texts }: { title: string; games: readonly PresentedGame[] | null; texts: LibraryTexts }) {
  if (!games || games.length === 0) return null;
  return (
    <section aria-label={title} className="stack gap-2">
      <p className={`text-bold ${styles.title}`}>{title}</p>
      <ul tabIndex={0} aria-label={title} className={`grid gap-4 ${styles.games}`}>
        <GameItems games={games} microcopy={texts} />
      </ul>
    </section>
  );
}

/** The visitor's games as cards, fetched by their ids once somebody wants to see them; null before they are there. */
function useMyGames(isWanted: boolean, locale: PageLocale) {
  const { favourites, recent } = useSyncExternalStore(watchMyGames, readMyGames, () => noGames);
  const [known, setKnown] = useState<ReadonlyMap<string, PresentedGame | null>>(new Map());
  const [failed, setFailed] = useState('');
  const missing = [...new Set([...favourites, ...recent])].filter((id) => !known.has(id));
  const wanted = isWanted ? missing.join() : '';
  const asked = failed === wanted ? '' : wanted;

  useEffect(() => {
    if (asked === '') return;
    const ids = asked.split(',');
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

  const listed = (ids: readonly string[]) => {
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
