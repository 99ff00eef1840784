import { parseContentQuery } from '@lupa/contracts/pageQuery.ts';
import { followAddress, moveTo } from '../../shared/filters/addressStore.ts';
import { formatFilterHref, listShown, readFilters, showMatching } from './showMatching.ts';
import type { ToplistFilterProps } from './ToplistFilter.island.tsx';
import { filterKeys, toggleValue } from './toplistFilters.ts';

const waitingFilters = 'lupa-island[name$="/ToplistFilter"]:not([state=ready])';
let isFollowing = false;

/**
 * Answers a tap on a link of a toplist's filters whose island has not started: writes the address, and shows the entries that it leaves. The
 * island, which follows the address, adds the rest. Needs no React. Browser only.
 */
export function answerTap(link: HTMLAnchorElement): void {
  if (!isFollowing) followAddress(showEntries);
  isFollowing = true;
  moveTo(addressAfter(link));
}

function showEntries() {
  for (const island of document.querySelectorAll(waitingFilters)) {
    const { listId, filters } = readProps(island);
    const shown = listShown(filters, location.search);
    showMatching(listId, shown ?? filters.entries.map(() => true), shown !== null);
  }
}

/** The link says what it leads to from the page as the server made it: since then other links may have been tapped. */
function addressAfter(link: HTMLAnchorElement): string {
  const island = link.closest('lupa-island');
  if (!island) return link.href;
  const { anchor, filters } = readProps(island);
  const before = readFilters(parseContentQuery(filters.search));
  const after = readFilters(parseContentQuery(link.search));
  const query = parseContentQuery(location.search);
  let wanted = readFilters(query);
  for (const key of filterKeys)
    for (const value of new Set([...before[key], ...after[key]]))
      if (before[key].includes(value) !== after[key].includes(value)) wanted = toggleValue(wanted, key, value);
  return formatFilterHref(query, wanted, anchor);
}

function readProps(island: Element): ToplistFilterProps {
  return JSON.parse(island.querySelector(':scope > script')?.textContent ?? '') as ToplistFilterProps;
}
