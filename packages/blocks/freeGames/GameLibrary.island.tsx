import type { PageLocale } from '@lupa/contracts/locale.ts';
import { parseContentQuery } from '@lupa/contracts/pageQuery.ts';
import { type MouseEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '../shared/comparison/useIsHydrated.ts';
import { followAddress, isPlainTap, moveInPlace, moveTo } from '../shared/filters/addressStore.ts';
import { GameItems } from '../shared/games/GameCard.tsx';
import type { LibraryModel } from './freeGames.load.server.ts';
import { formatLibraryHref, understandAddress } from './libraryChoices.ts';
import { LibraryControls, LibraryEnd } from './LibraryControls.tsx';
import { type LibraryQuery, nameOfList } from './libraryQuery.ts';
import type { LibraryTexts } from './libraryTexts.ts';
import type { LibraryView } from './libraryPanel.ts';
import { useGamePages } from './useGamePages.ts';

type GameLibraryProps = {
  anchor: string;
  title: string;
  library: LibraryModel;
  locale: PageLocale;
  texts: LibraryTexts;
};

/** Search, filters, order and pages of a library: links and forms that the server can answer. The address is the only state. */
export function GameLibrary({ anchor, title, library, locale, texts }: GameLibraryProps) {
  const search = useSyncExternalStore(
    followAddress,
    () => location.search,
    () => library.address,
  );
  const isHydrated = useIsHydrated();
  const result = useRef<HTMLParagraphElement>(null);
  const address = parseContentQuery(search);
  const query = understandAddress(address, library);
  const name = nameOfList(query);
  const { shown, isLoading, hasFailed, retry } = useGamePages({
    server: {
      ...library.found,
      name: nameOfList(understandAddress(parseContentQuery(library.address), library)),
      isOfServer: true,
      games: [],
    },
    preset: library.preset,
    wanted: query,
    locale,
  });
  const isOtherList = shown.name !== name;
  useLayoutEffect(
    () => (isHydrated ? takeOver(anchor, { isListShown: shown.isOfServer, isBusy: isLoading }) : undefined),
    [anchor, isHydrated, shown.isOfServer, isLoading],
  );
  const awaitPage = useFocusOnPage({ anchor, page: isLoading ? null : shown.page, hasFailed });

  const hrefOf = (wanted: LibraryQuery) => formatLibraryHref(address, wanted, anchor, library);
  const linkTo: LibraryView['linkTo'] = (wanted, isLastUse = false) => ({
    href: hrefOf(wanted),
    rel: 'nofollow',
    onClick: (event) => {
      if (!isPlainTap(event)) return;
      event.preventDefault();
      // What is about to go away would take the focus with it.
      if (isLastUse) result.current?.focus({ preventScroll: true });
      moveTo(withoutPlace(event.currentTarget.href));
    },
  });
  const linkToPage = (page: number) => ({
    href: hrefOf({ ...query, page }),
    rel: 'nofollow',
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainTap(event)) return;
      event.preventDefault();
      awaitPage(page);
      moveTo(withoutPlace(event.currentTarget.href));
    },
  });
  const view = { library, query, counts: shown.counts, linkTo, locale, texts };
  const list = isHydrated && document.getElementById(listIdOf(anchor));
  const end = isHydrated && document.getElementById(endIdOf(anchor));
  return (
    <>
      {library.choices && (
        <LibraryControls
          {...{ anchor, address, view, result }}
          found={shown}
          onSearch={(text, isFirst) => (isFirst ? moveTo : moveInPlace)(withoutPlace(hrefOf({ ...query, search: text, page: 1 })))}
          retry={hasFailed && isOtherList ? retry : null}
        />
      )}
      {list && createPortal(<GameItems games={shown.games} microcopy={texts} />, list)}
      {end &&
        createPortal(<LibraryEnd {...{ title, view, found: shown, linkToPage }} retry={hasFailed && !isOtherList ? retry : null} />, end)}
    </>
  );
}

/** Puts the focus on a page that was asked for once it is there, else on the button that tries again. */
function useFocusOnPage({ anchor, page, hasFailed }: { anchor: string; page: number | null; hasFailed: boolean }) {
  const awaited = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (awaited.current === null || page !== awaited.current) return;
    awaited.current = null;
    focusList(anchor);
  }, [anchor, page]);
  useLayoutEffect(() => {
    if (hasFailed && awaited.current !== null) document.getElementById(endIdOf(anchor))?.querySelector('button')?.focus();
  }, [anchor, hasFailed]);
  return (wanted: number) => {
    awaited.current = wanted;
  };
}

/** A browser that comes back to an address with a place in it goes there sooner or later, not to where the visitor was. */
const withoutPlace = (href: string): string => href.replace(/#.*/, '');

function focusList(anchor: string): void {
  const list = document.getElementById(listIdOf(anchor));
  list?.scrollIntoView({ block: 'start' });
  list?.querySelector<HTMLElement>(':scope > li:not([hidden]) a')?.focus({ preventScroll: true });
}

export const listIdOf = (anchor: string): string => `${anchor}-games`;
export const endIdOf = (anchor: string): string => `${anchor}-end`;

export const ofServer = { 'data-of-server': '' };

/** Hides what the island renders anew, and the server's games while others are shown. Returns what gives everything back. */
function takeOver(anchor: string, { isListShown, isBusy }: { isListShown: boolean; isBusy: boolean }): () => void {
  const list = document.getElementById(listIdOf(anchor));
  const parts = [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(anchor)} [data-of-server]`)];
  const end = document.getElementById(endIdOf(anchor));
  for (const part of parts) part.hidden = !isListShown || part.parentElement === end;
  list?.setAttribute('aria-busy', String(isBusy));
  return () => {
    for (const part of parts) part.hidden = false;
    list?.removeAttribute('aria-busy');
  };
}
