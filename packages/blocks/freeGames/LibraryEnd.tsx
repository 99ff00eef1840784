import { Button } from '@lupa/ui/Button.tsx';
import { NothingLeft } from '../shared/filters/NothingLeft.tsx';
import type { FilterLink } from '../shared/filters/shownFilters.ts';
import styles from './LibraryEnd.module.css';
import { isNarrowed } from './libraryQuery.ts';
import { formatGamesPart } from './libraryTexts.ts';
import type { FoundGames } from './loadLibrary.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { showWays, type LibraryView } from './showLibrary.ts';

type LibraryEndProps = {
  view: LibraryView;
  found: FoundGames;
  /** How many games stand above. */
  count: number;
  more: FilterLink;
  isLoading: boolean;
  /** Where more games were asked for and did not come. */
  retry: (() => void) | null;
};

/** What stands below the games: how far one has come and the way to more, or the ways on where there are none. */
export function LibraryEnd({ view, found, count, more, isLoading, retry }: LibraryEndProps) {
  const { query, locale, texts } = view;
  if (found.rowsFound === 0) {
    const hint = query.search === '' ? texts.no_games_filtered_hint : texts.no_games_searched_hint;
    return isNarrowed(query) ? <NothingLeft title={texts.no_games} hint={hint} ways={showWays(view)} /> : null;
  }
  if (found.pagesCount <= 1) return null;
  if (retry) return <LoadFailure retry={retry} texts={texts} />;
  const before = (found.first - 1) * view.library.preset.pageSize;
  return (
    <div className={styles.end}>
      <p className={styles.progress}>{formatGamesPart(before + count, found.rowsFound, locale, texts)}</p>
      {found.last < found.pagesCount && (
        <Button tag="a" anchor={isLoading ? { ...more, 'aria-busy': true } : more} type="modal-secondary" size="md">
          {texts.more_games}
        </Button>
      )}
    </div>
  );
}
