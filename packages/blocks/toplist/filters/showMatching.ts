import { type ContentQuery, formatContentQuery, parseContentQuery } from '@lupa/contracts/pageQuery.ts';
import type { PresentedFilters } from './presentFilters.ts';
import { cleanFilters, type FilterValues, isFiltering, isMatch, limitToChoices } from './toplistFilters.ts';

/**
 * Shows of a toplist's entries those that match, in the list that ToplistEntries.tsx rendered outside of the island. While it is filtered
 * the entries behind "Ver más" are all there; afterwards they are as the visitor had them.
 */
export function showMatching(listId: string, shown: readonly boolean[], isFiltered: boolean): void {
  const list = document.getElementById(listId);
  if (!list) return;
  for (const entry of list.querySelectorAll<HTMLElement>('[data-entry]')) entry.hidden = !shown[Number(entry.dataset.entry)];
  const more = list.querySelector<HTMLDetailsElement>(':scope > details');
  if (isFiltered) list.querySelector<HTMLElement>(':scope > a[data-detail]')?.click();
  if (isFiltered === 'filtered' in list.dataset) return;
  if (isFiltered) {
    list.dataset.filtered = more?.open ? 'open' : '';
    if (more) more.open = true;
  } else {
    if (more) more.open = list.dataset.filtered === 'open';
    delete list.dataset.filtered;
  }
}

/** The filters that a page's address asks for. */
export function readFilters({ pago, proveedor, bono = [] }: ContentQuery): FilterValues {
  return cleanFilters({ pago, proveedor, bono: bono.map((value) => ({ value })) });
}

/** The same page, filtered, at the list: `./?pago=webpay#topList-ranking`. What else its address says stays. */
export function formatFilterHref(query: ContentQuery, wanted: FilterValues, anchor: string): string {
  const search = formatContentQuery({ ...query, ...wanted });
  return `./${search && `?${search}`}#${anchor}`;
}

/** Which entries an address leaves, `pago=webpay`; null where it does not filter this list. */
export function listShown({ groups, entries }: PresentedFilters, search: string): boolean[] | null {
  const selected = limitToChoices(readFilters(parseContentQuery(search)), groups);
  return isFiltering(selected) ? entries.map((has) => isMatch(has, selected)) : null;
}
