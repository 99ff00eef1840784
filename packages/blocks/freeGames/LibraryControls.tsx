import type { ContentQuery } from '@lupa/contracts/pageQuery.ts';
import { PageLinks } from '@lupa/ui/PageLinks.tsx';
import { ResultCount } from '@lupa/ui/ResultCount.tsx';
import { SearchField } from '@lupa/ui/SearchField.tsx';
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { ActiveFilters } from '../shared/filters/ActiveFilters.tsx';
import { showChips, showGroups } from '../shared/filters/filterPanel.ts';
import { FilterGroups } from '../shared/filters/FilterGroups.tsx';
import { NothingLeft } from '../shared/filters/NothingLeft.tsx';
import type { FilterLink } from '../shared/filters/shownFilters.ts';
import { LoadFailure } from '../shared/games/LoadFailure.tsx';
import type { FoundGames } from './freeGames.load.server.ts';
import styles from './LibraryControls.module.css';
import endStyles from './LibraryEnd.module.css';
import { formatLibraryHref } from './libraryChoices.ts';
import { cleanSearch, isNarrowed, maximumSearchLength } from './libraryQuery.ts';
import { formatGamesPart, formatGamesRange, type LibraryTexts } from './libraryTexts.ts';
import { MyGamesShelf } from './MyGamesShelf.tsx';
import { buildLibraryPanel, type LibraryView, listHiddenFields, showLibraryWays } from './libraryPanel.ts';

type LibraryControlsProps = {
  anchor: string;
  address: ContentQuery;
  view: LibraryView;
  found: Pick<FoundGames, 'rowsFound' | 'pagesCount'>;
  result: RefObject<HTMLParagraphElement | null>;
  onSearch: (text: string, isFirst: boolean) => void;
  retry: (() => void) | null;
};

export function LibraryControls({ anchor, address, view, found, result, onSearch, retry }: LibraryControlsProps) {
  const { library, query, linkTo, locale, texts } = view;
  const panel = buildLibraryPanel(view);
  const retryFromResult = () => {
    result.current?.focus({ preventScroll: true });
    retry?.();
  };
  return (
    <div className={`stack gap-2 ${styles.controls}`}>
      <LibrarySearch action={`./#${anchor}`} text={query.search} fields={listHiddenFields(address, view)} {...{ onSearch, texts }} />
      <MyGamesShelf id={`${anchor}-mine`} locale={locale} texts={texts} />
      <div className={`shrinks ${styles.groups}`}>
        <FilterGroups
          name={`${anchor}-filter`}
          label={texts.filter_list}
          groups={panel ? showGroups(panel) : []}
          open={address.filtros?.[0]}
          hrefToOpen={(key) => formatLibraryHref({ ...address, filtros: [key] }, query, anchor, library)}
          texts={texts}
        />
      </div>
      <div className={`cluster touch-height ${styles.outcome}`}>
        <ResultCount ref={result}>{formatGamesPart(found, library, locale, texts)}</ResultCount>
        {panel && isNarrowed(query) && <ActiveFilters chips={showChips(panel)} clear={linkTo(panel.everything, true)} texts={texts} />}
      </div>
      {retry && <LoadFailure retry={retryFromResult} texts={texts} />}
    </div>
  );
}

type LibrarySearchProps = {
  action: string;
  text: string;
  fields: [name: string, value: string][];
  /** `isFirst`: the first of what is typed in one go, worth a step in the history. */
  onSearch: (text: string, isFirst: boolean) => void;
  texts: LibraryTexts;
};

/** How long somebody who types pauses before the search is for what is there, in milliseconds. */
const pause = 250;

function LibrarySearch({ action, text, fields, onSearch, texts }: LibrarySearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const typing = useRef<{ timer: number | undefined; hasSearched: boolean }>({ timer: undefined, hasSearched: false });
  useEffect(() => {
    // Changed elsewhere: back and forward, a filter taken back.
    if (input.current && typing.current.timer === undefined && cleanSearch(input.current.value) !== text) input.current.value = text;
  }, [text]);
  useEffect(() => {
    const { current } = typing;
    return () => clearTimeout(current.timer);
  }, []);

  const search = () => {
    clearTimeout(typing.current.timer);
    typing.current.timer = undefined;
    const wanted = cleanSearch(input.current?.value ?? '');
    if (wanted === text) return;
    onSearch(wanted, !typing.current.hasSearched);
    typing.current.hasSearched = true;
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search();
    // Puts the keyboard of a phone away.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  return (
    <search>
      <form action={action} onSubmit={onSubmit}>
        <SearchField
          ref={input}
          name="buscar"
          defaultValue={text}
          maxLength={maximumSearchLength}
          label={texts.search_games}
          submitText={texts.search_submit}
          onChange={() => {
            clearTimeout(typing.current.timer);
            typing.current.timer = window.setTimeout(search, pause);
          }}
          onBlur={() => (typing.current.hasSearched = false)}
        />
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
}

type LibraryEndProps = {
  title: string;
  view: LibraryView;
  found: FoundGames;
  linkToPage: (page: number) => FilterLink;
  retry: (() => void) | null;
};

export function LibraryEnd({ title, view, found, linkToPage, retry }: LibraryEndProps) {
  const { library, query, locale, texts } = view;
  if (found.rowsFound === 0) {
    const hint = query.search === '' ? texts.no_games_filtered_hint : texts.no_games_searched_hint;
    return isNarrowed(query) ? <NothingLeft title={texts.no_games} hint={hint} ways={showLibraryWays(view)} /> : null;
  }
  if (found.pagesCount <= 1) return null;
  if (retry) return <LoadFailure retry={retry} texts={texts} />;
  return (
    <div className={`grid justify-items-center gap-3 ${endStyles.end}`}>
      <p className="note tabular">{formatGamesRange(found, library.preset.pageSize, locale, texts)}</p>
      <PageLinks of={title} page={found.page} pagesCount={found.pagesCount} {...{ linkToPage, locale, texts }} />
    </div>
  );
}
