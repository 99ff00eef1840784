import { type ContentQuery, formatContentQuery, parseContentQuery } from '@lupa/contracts/pageQuery.ts';
import { type BoundKey, boundKeys } from './toplistBounds.ts';
import { cleanFilters, type FilterValues, isFiltering, isMatch, limitToChoices, type ListFilters } from './toplistFilters.ts';

/** What a visitor sees of a list: which entries match, by their places, and in which order they stand, where that is the visitor's. */
export type ListView = { shown: readonly boolean[]; order: readonly number[] | null };

/** Shows the entries that match, in the visitor's order, in the list of ToplistEntries.tsx. `view` null: nothing is chosen. */
export function showMatching(listId: string, view: ListView | null): void {
  const list = document.getElementById(listId);
  if (!list) return;
  const [visible = 0, listed = Infinity] = list.dataset.counts?.split(' ').map(Number) ?? [];
  for (const entry of list.querySelectorAll<HTMLElement>('[data-entry]')) {
    const place = Number(entry.dataset.entry);
    entry.hidden = view ? !view.shown[place] : place >= listed;
  }
  const more = list.querySelector<HTMLDetailsElement>(':scope > details');
  if (view) list.querySelector<HTMLElement>(':scope > a[data-detail]')?.click();
  placeEntries(list, visible, view?.order ?? null);
  if ((view !== null) === 'filtered' in list.dataset) return;
  if (view) {
    list.dataset.filtered = more?.open ? 'open' : '';
    if (more) more.open = true;
  } else {
    if (more) more.open = list.dataset.filtered === 'open';
    delete list.dataset.filtered;
  }
}

/** In the visitor's order all entries stand together; without one, each where the server puts it. */
function placeEntries(list: HTMLElement, visible: number, order: readonly number[] | null): void {
  const entries = new Map([...list.querySelectorAll<HTMLElement>('[data-entry]')].map((entry) => [Number(entry.dataset.entry), entry]));
  const [first, rest = first] = list.querySelectorAll('ol');
  const wanted = (order ?? [...entries.keys()].toSorted((a, b) => a - b)).flatMap((place) => {
    const entry = entries.get(place);
    return entry ? { entry, parent: order === null && place >= visible ? rest : first } : [];
  });
  const last = new Map<Element, Element | null>();
  for (const { entry, parent } of wanted) {
    if (!parent) continue;
    const before = last.has(parent) ? (last.get(parent)?.nextElementSibling ?? null) : parent.firstElementChild;
    if (before !== entry) moveBefore(parent, entry, before);
    last.set(parent, entry);
  }
}

/** Keeps what is open, typed and running in an entry, where the browser can. */
function moveBefore(parent: Element, entry: Element, before: Element | null): void {
  if (canMove(parent)) parent.moveBefore(entry, before);
  else parent.insertBefore(entry, before);
}

const canMove = (parent: Element): boolean => 'moveBefore' in parent;

export function readFilters({ pago, proveedor, bono = [], ...others }: ContentQuery): FilterValues {
  return cleanFilters({ ...others, pago, proveedor, bono: bono.map((value) => ({ value })) });
}

/** The order that a page's address asks for; null: the list's own. */
export const readOrder = ({ ordenar = [] }: ContentQuery): BoundKey | null => boundKeys.find((key) => ordenar.includes(key)) ?? null;

/** The same page, filtered, at the list: `./?pago=webpay#topList-ranking`. What else its address says stays. */
export function formatFilterHref(query: ContentQuery, wanted: FilterValues, anchor: string): string {
  const search = formatContentQuery({ ...query, ...wanted });
  return `./${search && `?${search}`}#${anchor}`;
}

/** The same with an order; null: that of the list. */
export const formatOrderHref = (query: ContentQuery, order: BoundKey | null, wanted: FilterValues, anchor: string): string =>
  formatFilterHref({ ...query, ordenar: order ? [order] : [] }, wanted, anchor);

/** What an address chooses of a list: `pago=webpay&ordenar=retiro`. Null where it chooses nothing. */
export function viewList({ groups, entries, orders }: ListFilters, search: string): ListView | null {
  const query = parseContentQuery(search);
  const selected = limitToChoices(readFilters(query), groups);
  const order = orders[readOrder(query) ?? ''] ?? null;
  if (!isFiltering(selected) && order === null) return null;
  return { shown: entries.map((has) => isMatch(has, selected)), order };
}
