/**
 * Shows of a toplist's entries those that match, in the list that ToplistEntries.tsx rendered outside of the island. While it is filtered
 * the entries behind "Ver más" are all there; afterwards they are as the visitor had them.
 */
export function showMatching(listId: string, shown: readonly boolean[], isFiltered: boolean): void {
  const list = document.getElementById(listId);
  if (!list) return;
  for (const entry of list.querySelectorAll<HTMLElement>('[data-entry]')) entry.hidden = !shown[Number(entry.dataset.entry)];
  const more = list.querySelector<HTMLDetailsElement>(':scope > details');
  if (isFiltered === 'filtered' in list.dataset) return;
  if (isFiltered) {
    list.dataset.filtered = more?.open ? 'open' : '';
    if (more) more.open = true;
  } else {
    if (more) more.open = list.dataset.filtered === 'open';
    delete list.dataset.filtered;
  }
}
