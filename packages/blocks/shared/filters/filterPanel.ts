import type { FilterLink, ShownChip, ShownChoice, ShownCount, ShownGroup, ShownWay } from './shownFilters.ts';

/** `toggled`: what is asked for once a choice is made or taken back; `count`: how many it leaves, null if that is unknown. */
type PanelFilter<Query> = {
  key: string;
  label: string;
  choices: (Pick<ShownChoice, 'value' | 'name' | 'column' | 'isSelected'> & { count: number | null; toggled: Query })[];
};

/** Something that is selected, and what the list is asked for without it. */
type Taken<Query> = { key: string; name: string; without: Query };

/** All that the controls of a filtered list are made of, whatever it lists. */
export type FilterPanel<Query> = {
  filters: readonly PanelFilter<Query>[];
  /** Keys of the filters in the order in which what is taken is named; missing: that of `filters`. */
  takenOrder?: readonly string[];
  searched?: Taken<Query> | undefined;
  orders: Pick<ShownGroup, 'key' | 'label'> & { choices: Omit<ShownChoice, 'count'>[] };
  everything: Query;
  total: number;
  /** A link after whose use it is not there any more takes the focus with it: `isLastUse`. */
  linkTo: (query: Query, isLastUse?: boolean) => FilterLink;
  /** Null: nobody counts that. */
  countOf: (query: Query) => number | null;
  formatCount: (count: number) => ShownCount;
  texts: { without_filter: string; clear_filters: string };
};

export function showGroups<Query>({ filters, orders, linkTo, formatCount }: FilterPanel<Query>): ShownGroup[] {
  const shown = filters.map(({ key, label, choices }) => ({
    key,
    label,
    chosen: choices.filter(({ isSelected }) => isSelected).length,
    choices: choices.map(({ count, toggled, ...choice }) => ({
      ...choice,
      count: count === null ? null : formatCount(count),
      link: linkTo(toggled),
    })),
  }));
  const present = orders.choices.find(({ isSelected }) => isSelected)?.name;
  const sorting = { ...orders, chosen: 0, present, choices: orders.choices.map((choice) => ({ ...choice, count: null })) };
  return [...shown, sorting].filter(({ choices }) => choices.length > 0);
}

function listTaken<Query>({ filters, takenOrder, searched }: FilterPanel<Query>): Taken<Query>[] {
  const named = takenOrder ? takenOrder.flatMap((key) => filters.filter((filter) => filter.key === key)) : filters;
  const taken = named.flatMap(({ key, choices }) =>
    choices.filter(({ isSelected }) => isSelected).map(({ value, name, toggled }) => ({ key: `${key} ${value}`, name, without: toggled })),
  );
  return searched ? [searched, ...taken] : taken;
}

export function showChips<Query>(panel: FilterPanel<Query>): ShownChip[] {
  return listTaken(panel).map(({ key, name, without }) => ({ key, name, link: panel.linkTo(without, true) }));
}

/** Which single filter to take back where nothing has them all; none that is known to bring nothing. */
export function showWays<Query>(panel: FilterPanel<Query>): ShownWay[] {
  const { everything, total, linkTo, countOf, formatCount, texts } = panel;
  const taken = listTaken(panel);
  const fewer = taken.flatMap(({ key, name, without }) => {
    const count = countOf(without);
    const text = texts.without_filter.replace('{filter}', () => name);
    return count === 0 ? [] : [{ key, text, count: count === null ? null : formatCount(count), link: linkTo(without, true) }];
  });
  const clear = { key: 'all', text: texts.clear_filters, count: formatCount(total), link: linkTo(everything, true) };
  // With one filter alone, taking it back is taking all back.
  return taken.length === 1 ? [clear] : [...fewer, clear];
}
