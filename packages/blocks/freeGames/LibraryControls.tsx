import type { ContentQuery } from '@lupa/contracts/pageQuery.ts';
import { ResultCount } from '@lupa/ui/ResultCount.tsx';
import type { RefObject } from 'react';
import { ActiveFilters } from '../shared/filters/ActiveFilters.tsx';
import { FilterGroups } from '../shared/filters/FilterGroups.tsx';
import styles from './LibraryControls.module.css';
import { clearFilters, isNarrowed } from './libraryQuery.ts';
import { LibrarySearch } from './LibrarySearch.tsx';
import { formatGamesPart } from './libraryTexts.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { MyGamesShelf } from './MyGamesShelf.tsx';
import { listHiddenFields, showChips, showGroups, type LibraryView } from './showLibrary.ts';

type LibraryControlsProps = {
  anchor: string;
  address: ContentQuery;
  view: LibraryView;
  /** Of the list that is shown. */
  rowsFound: number;
  /** Takes the focus of what goes away. */
  result: RefObject<HTMLParagraphElement | null>;
  onSearch: (text: string, isFirst: boolean) => void;
  /** Where another list was asked for and did not come. */
  retry: (() => void) | null;
};

/** What stands above the games: search, filters, order, what of it is chosen, and how many games that leaves. */
export function LibraryControls({ anchor, address, view, rowsFound, result, onSearch, retry }: LibraryControlsProps) {
  const { library, query, linkTo, locale, texts } = view;
  const retryFromResult = () => {
    result.current?.focus({ preventScroll: true });
    retry?.();
  };
  return (
    <div className={styles.controls}>
      <LibrarySearch action={`./#${anchor}`} text={query.search} fields={listHiddenFields(address, view)} {...{ onSearch, texts }} />
      <MyGamesShelf id={`${anchor}-mine`} locale={locale} texts={texts} />
      <div className={styles.groups}>
        <FilterGroups name={`${anchor}-filter`} label={texts.filter_list} groups={showGroups(view)} texts={texts} />
      </div>
      <div className={styles.outcome}>
        <ResultCount ref={result}>{formatGamesPart(rowsFound, library.total, locale, texts)}</ResultCount>
        {isNarrowed(query) && <ActiveFilters chips={showChips(view)} clear={linkTo(clearFilters(query), true)} texts={texts} />}
      </div>
      {retry && <LoadFailure retry={retryFromResult} texts={texts} />}
    </div>
  );
}
