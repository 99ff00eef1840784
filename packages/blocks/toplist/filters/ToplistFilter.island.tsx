import { parseContentQuery } from '@lupa/contracts/pageQuery.ts';
import { ResultCount } from '@lupa/ui/ResultCount.tsx';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { ActiveFilters } from '../../shared/filters/ActiveFilters.tsx';
import { followAddress, isPlainTap, moveTo } from '../../shared/filters/addressStore.ts';
import { FilterGroups } from '../../shared/filters/FilterGroups.tsx';
import { NothingLeft } from '../../shared/filters/NothingLeft.tsx';
import { type FilterTexts, formatCasinoCount } from './filterTexts.ts';
import { type LinkTo, showChips, showGroups, showWays } from './showFilters.ts';
import { formatFilterHref, readFilters, showMatching } from './showMatching.ts';
import styles from './ToplistFilter.module.css';
import { isFiltering, isMatch, limitToChoices, noFilters, type PackedFilters, unpackFilters } from './toplistFilters.ts';

export type ToplistFilterProps = {
  /** Id of the toplist's section: where its links lead. */
  anchor: string;
  /** Id of what holds the entries, whose `hidden` the filter sets. */
  listId: string;
  filters: PackedFilters;
  /** What the server was asked for: `pago=webpay`. */
  search: string;
  texts: FilterTexts;
};

/**
 * The filters of a toplist. Everything is a link that the server can answer; with script a tap shows and hides the entries at once and
 * writes the address itself. The address is the only state: lists on one page share it, and so do back and forward.
 */
export function ToplistFilter({ anchor, listId, filters, search: ofServer, texts }: ToplistFilterProps) {
  const search = useSyncExternalStore(
    followAddress,
    () => location.search,
    () => ofServer,
  );
  const { groups, entries } = useMemo(() => unpackFilters(filters), [filters]);
  const result = useRef<HTMLParagraphElement>(null);
  const query = parseContentQuery(search);
  const wanted = readFilters(query);
  const selected = limitToChoices(wanted, groups);
  const isFiltered = isFiltering(selected);
  const shown = entries.map((has) => isMatch(has, selected));
  const count = shown.filter(Boolean).length;

  useEffect(() => {
    const show = () => showMatching(listId, shown, isFiltered);
    show();
    // Entries that are fetched come later.
    const listening = new AbortController();
    document.getElementById(listId)?.addEventListener('lupa:unfolded', show, { signal: listening.signal });
    return () => listening.abort();
  });

  const linkTo: LinkTo = (target, isLastUse = false) => ({
    href: formatFilterHref(query, target, anchor),
    rel: 'nofollow',
    onClick: (event) => {
      if (!isPlainTap(event)) return;
      event.preventDefault();
      // What is about to go away would take the focus with it.
      if (isLastUse) result.current?.focus({ preventScroll: true });
      moveTo(event.currentTarget.href);
    },
  });

  const state = { groups, entries, wanted, selected, linkTo, texts };
  return (
    <div className={styles.filter}>
      <FilterGroups
        name={`${anchor}-filter`}
        label={texts.filter_list}
        groups={showGroups(state)}
        open={query.filtros?.[0]}
        hrefToOpen={(key) => formatFilterHref({ ...query, filtros: [key] }, wanted, anchor)}
        texts={texts}
      />
      <div className={styles.outcome}>
        <ResultCount ref={result} className={styles.result}>
          {formatCount(count, entries.length, isFiltered, texts)}
        </ResultCount>
        {isFiltered && (
          <div className={styles.taken}>
            <ActiveFilters chips={showChips(state)} clear={linkTo(noFilters, true)} texts={texts} />
          </div>
        )}
      </div>
      {count === 0 && <NothingLeft title={texts.no_casinos} hint={texts.no_casinos_hint} ways={showWays(state)} />}
    </div>
  );
}

function formatCount(shown: number, total: number, isFiltered: boolean, texts: FilterTexts): string {
  if (!isFiltered) return formatCasinoCount(total, texts);
  return texts.casinos_count_part.replace('{shown}', String(shown)).replace('{total}', String(total));
}
