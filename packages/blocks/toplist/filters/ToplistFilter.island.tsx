import { type ContentQuery, formatContentQuery, parseContentQuery } from '@lupa/contracts/pageQuery.ts';
import { ResultCount } from '@lupa/ui/ResultCount.tsx';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { ActiveFilters } from '../../shared/filters/ActiveFilters.tsx';
import { followAddress, isPlainTap, moveTo } from '../../shared/filters/addressStore.ts';
import { showChips, showGroups, showWays } from '../../shared/filters/filterPanel.ts';
import { FilterGroups } from '../../shared/filters/FilterGroups.tsx';
import { NothingLeft } from '../../shared/filters/NothingLeft.tsx';
import type { FilterLink } from '../../shared/filters/shownFilters.ts';
import { type FilterTexts, formatCasinoCount } from './filterTexts.ts';
import { buildToplistPanel, type FilterState, nameOrder } from './toplistPanel.ts';
import { formatFilterHref, formatOrderHref, readFilters, readOrder, showMatching, viewList } from './showMatching.ts';
import styles from './ToplistFilter.module.css';
import { boundKeys } from './toplistBounds.ts';
import { filterKeys, isFiltering, limitToChoices, noFilters, type PackedFilters, unpackFilters } from './toplistFilters.ts';

export type ToplistFilterProps = {
  /** Id of the toplist's section: where its links lead. */
  anchor: string;
  /** Id of what holds the entries, whose `hidden` and order the filter sets. */
  listId: string;
  filters: PackedFilters;
  listed: number;
  market: FilterMarket | null;
  /** What the server was asked for: `pago=webpay`. */
  search: string;
  texts: FilterTexts;
};

/** All casinos of the market, where a list has not all of them: how many, and the page where they can be filtered. */
export type FilterMarket = { total: number; path: string };

/** The filters of a toplist: links that the server can answer, and script at once. The address is the only state. */
export function ToplistFilter({ anchor, listId, filters, listed, market, search: ofServer, texts }: ToplistFilterProps) {
  const search = useSyncExternalStore(
    followAddress,
    () => location.search,
    () => ofServer,
  );
  const unpacked = useMemo(() => unpackFilters(filters), [filters]);
  const result = useRef<HTMLParagraphElement>(null);
  const query = parseContentQuery(search);
  const view = viewList(unpacked, search);
  useShownEntries(listId, view);

  const link = (href: string, isLastUse: boolean): FilterLink => ({
    href,
    rel: 'nofollow',
    onClick: (event) => {
      if (!isPlainTap(event)) return;
      event.preventDefault();
      // What is about to go away would take the focus with it.
      if (isLastUse) result.current?.focus({ preventScroll: true });
      moveTo(event.currentTarget.href);
    },
  });
  const state = buildState({ query, unpacked, anchor, texts, link });
  const panel = buildToplistPanel(state);
  const isFiltered = isFiltering(state.selected);
  const count = view ? view.shown.filter(Boolean).length : listed;
  return (
    <div className={`stack gap-3 ${styles.filter}`}>
      <FilterGroups
        name={`${anchor}-filter`}
        label={texts.filter_list}
        groups={showGroups(panel)}
        open={query.filtros?.[0]}
        hrefToOpen={(key) => formatFilterHref({ ...query, filtros: [key] }, state.wanted, anchor)}
        texts={texts}
      />
      <div className={`cluster ${styles.outcome}`}>
        <ResultCount ref={result} className={styles.result}>
          {formatCount({ count, listed, total: unpacked.entries.length }, isFiltered, texts)}
        </ResultCount>
        {isFiltered && (
          <div className={`cluster ${styles.taken}`}>
            <ActiveFilters chips={showChips(panel)} clear={state.linkTo(noFilters, true)} texts={texts} />
          </div>
        )}
      </div>
      <Notes {...{ state, market, query }} total={unpacked.entries.length} />
      {count === 0 && <NothingLeft title={texts.no_casinos} hint={texts.no_casinos_hint} ways={showWays(panel)} />}
    </div>
  );
}

function useShownEntries(listId: string, view: ReturnType<typeof viewList>): void {
  useEffect(() => {
    const show = () => showMatching(listId, view);
    show();
    // Entries that are fetched come later.
    const listening = new AbortController();
    document.getElementById(listId)?.addEventListener('lupa:unfolded', show, { signal: listening.signal });
    return () => listening.abort();
  });
}

type Building = {
  query: ContentQuery;
  unpacked: ReturnType<typeof unpackFilters>;
  anchor: string;
  texts: FilterTexts;
  link: (href: string, isLastUse: boolean) => FilterLink;
};

function buildState({ query, unpacked: { groups, entries, orders }, anchor, texts, link }: Building): FilterState {
  const wanted = readFilters(query);
  const asked = readOrder(query);
  return {
    groups,
    entries,
    wanted,
    selected: limitToChoices(wanted, groups),
    linkTo: (target, isLastUse = false) => link(formatFilterHref(query, target, anchor), isLastUse),
    orders: boundKeys.filter((key) => orders[key]),
    order: asked !== null && orders[asked] ? asked : null,
    linkToOrder: (order, isLastUse = false) => link(formatOrderHref(query, order, wanted, anchor), isLastUse),
    texts,
  };
}

function Notes({ state, market, query, total }: { state: FilterState; market: FilterMarket | null; query: ContentQuery; total: number }) {
  const { order, texts } = state;
  if (order === null && market === null) return null;
  const search = formatContentQuery(query, [...filterKeys, 'ordenar']);
  return (
    <div className="stack gap-1">
      {order !== null && (
        <p className="note">
          {texts.sorted_by_visitor.replace('{order}', () => nameOrder(order, texts))}{' '}
          <a {...state.linkToOrder(null, true)}>{texts.sort_back_to_ranking}</a>
        </p>
      )}
      {market && (
        <p className="note">
          {texts.filters_of_list.replace('{count}', String(total))}{' '}
          <a
            href={search === '' ? market.path : market.path.replace(/(?=#|$)/, () => `?${search}`)}
            {...(search === '' ? {} : { rel: 'nofollow' })}
          >
            {texts.filter_all_casinos.replace('{total}', String(market.total))}
          </a>
        </p>
      )}
    </div>
  );
}

type Counts = { count: number; listed: number; total: number };

function formatCount({ count, listed, total }: Counts, isFiltered: boolean, texts: FilterTexts): string {
  const [template, shown] = isFiltered ? [texts.casinos_count_part, count] : [texts.casinos_count_first, listed];
  if (!isFiltered && (count > listed || listed >= total)) return formatCasinoCount(total, texts);
  return template.replace('{shown}', String(shown)).replace('{total}', String(total));
}
