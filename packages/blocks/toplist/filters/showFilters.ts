import type { FilterLink, ShownChip, ShownGroup, ShownWay } from '../../shared/filters/shownFilters.ts';
import { countCasinos, type FilterTexts } from './filterTexts.ts';
import type { BoundKey } from './toplistBounds.ts';
import {
  countWith,
  filterKeys,
  isMatch,
  limitToChoices,
  noFilters,
  toggleValue,
  type FilterGroup,
  type FilterValues,
} from './toplistFilters.ts';

/** The link to the list with other filters. After its last use it is not there any more. */
export type LinkTo = (wanted: FilterValues, isLastUse?: boolean) => FilterLink;

/**
 * What the parts of the filters are made of: `wanted` is what the address asks for, `selected` what of it this list knows, `orders` those that a
 * visitor may choose, of which `order` is chosen; null: the list's own.
 */
export type FilterState = {
  groups: FilterGroup[];
  entries: FilterValues[];
  wanted: FilterValues;
  selected: FilterValues;
  linkTo: LinkTo;
  orders: readonly BoundKey[];
  order: BoundKey | null;
  linkToOrder: (order: BoundKey | null, isLastUse?: boolean) => FilterLink;
  texts: FilterTexts;
};

const orderTexts = {
  nota: 'sort_rating',
  deposito: 'sort_deposit',
  rollover: 'sort_rollover',
  retiro: 'sort_payout',
} as const satisfies Record<BoundKey, keyof FilterTexts>;

export const nameOrder = (order: BoundKey, texts: FilterTexts): string => texts[orderTexts[order]];

export function showGroups(state: FilterState): ShownGroup[] {
  const { groups, entries, wanted, selected, linkTo, texts } = state;
  const filters = groups.map(({ key, label, choices }) => ({
    key,
    label,
    chosen: selected[key].length,
    choices: choices.map(({ value, name }) => ({
      value,
      name,
      count: countCasinos(countWith(entries, selected, key, value), texts),
      isSelected: selected[key].includes(value),
      link: linkTo(toggleValue(wanted, key, value)),
    })),
  }));
  return state.orders.length > 0 ? [...filters, showOrders(state)] : filters;
}

function showOrders({ orders, order, linkToOrder, texts }: FilterState): ShownGroup {
  const choices = [null, ...orders].map((each) => ({
    value: each ?? '',
    name: each ? nameOrder(each, texts) : texts.sort_ranking,
    count: null,
    isSelected: each === order,
    link: linkToOrder(each),
  }));
  return { key: 'ordenar', label: texts.sort_by, chosen: 0, present: choices.find(({ isSelected }) => isSelected)?.name, choices };
}

export function showChips(state: FilterState): ShownChip[] {
  return listActive(state).map(({ key, name, without }) => ({ key, name, link: state.linkTo(without, true) }));
}

/** Which single filter to take back where nobody has them all. */
export function showWays(state: FilterState): ShownWay[] {
  const { entries, groups, linkTo, texts } = state;
  const ways = listActive(state).map(({ key, name, without }) => ({
    key,
    text: texts.without_filter.replace('{filter}', () => name),
    count: countCasinos(entries.filter((has) => isMatch(has, limitToChoices(without, groups))).length, texts),
    link: linkTo(without, true),
  }));
  const all = { key: 'all', text: texts.clear_filters, count: countCasinos(entries.length, texts), link: linkTo(noFilters, true) };
  return [...ways.filter(({ count }) => count.value > 0), all];
}

/** What is selected, in the order of the address, and the filters without it. */
function listActive({ groups, wanted, selected }: FilterState): { key: string; name: string; without: FilterValues }[] {
  return filterKeys.flatMap((key) => {
    const choices = groups.find((group) => group.key === key)?.choices ?? [];
    return choices
      .filter(({ value }) => selected[key].includes(value))
      .map(({ value, name }) => ({ key: `${key} ${value}`, name, without: toggleValue(wanted, key, value) }));
  });
}
