import type { FilterPanel } from '../../shared/filters/filterPanel.ts';
import type { FilterLink } from '../../shared/filters/shownFilters.ts';
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

/** `wanted`: what the address asks for; `selected`: what of it this list knows; `order` null: the list's own. */
export type FilterState = {
  groups: FilterGroup[];
  entries: FilterValues[];
  wanted: FilterValues;
  selected: FilterValues;
  linkTo: FilterPanel<FilterValues>['linkTo'];
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

export function buildToplistPanel(state: FilterState): FilterPanel<FilterValues> {
  const { groups, entries, wanted, selected, orders, order, linkTo, linkToOrder, texts } = state;
  return {
    filters: groups.map(({ key, label, choices }) => ({
      key,
      label,
      choices: choices.map(({ value, name }) => ({
        value,
        name,
        count: countWith(entries, selected, key, value),
        isSelected: selected[key].includes(value),
        toggled: toggleValue(wanted, key, value),
      })),
    })),
    takenOrder: filterKeys,
    orders: {
      key: 'ordenar',
      label: texts.sort_by,
      choices: (orders.length > 0 ? [null, ...orders] : []).map((each) => ({
        value: each ?? '',
        name: each ? nameOrder(each, texts) : texts.sort_ranking,
        isSelected: each === order,
        link: linkToOrder(each),
      })),
    },
    everything: noFilters,
    total: entries.length,
    linkTo,
    countOf: (without) => entries.filter((has) => isMatch(has, limitToChoices(without, groups))).length,
    formatCount: (count) => countCasinos(count, texts),
    texts,
  };
}
