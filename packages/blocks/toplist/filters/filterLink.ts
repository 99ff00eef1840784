import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { AnchorHTMLAttributes } from 'react';
import { filterKeys, toggleValue, type FilterChoice, type FilterGroup, type FilterKey, type FilterValues } from './toplistFilters.ts';

/** The link to the list with other filters. After its last use it is not there any more. */
export type LinkTo = (
  wanted: FilterValues,
  isLastUse?: boolean,
) => Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'onClick'>;

const textKeys = [
  'filter_list',
  'active_filters',
  'remove_filter',
  'clear_filters',
  'casinos_count',
  'casinos_count_one',
  'casinos_count_part',
  'no_casinos',
  'no_casinos_hint',
  'without_filter',
] as const;

/** The words of the filters. */
export type FilterTexts = Pick<Microcopy, (typeof textKeys)[number]>;

export function pickFilterTexts(microcopy: Microcopy): FilterTexts {
  return Object.fromEntries(textKeys.map((key) => [key, microcopy[key]])) as FilterTexts;
}

/** `1 casino`, `22 casinos`. */
export function formatCasinoCount(total: number, texts: FilterTexts): string {
  return total === 1 ? texts.casinos_count_one : texts.casinos_count.replace('{total}', String(total));
}

/** What the parts of the filters are made of: `wanted` is what the address asks for, `selected` what of it this list knows. */
export type FilterState = {
  groups: FilterGroup[];
  entries: FilterValues[];
  wanted: FilterValues;
  selected: FilterValues;
  linkTo: LinkTo;
  texts: FilterTexts;
};

export type ActiveFilter = FilterChoice & { key: FilterKey; without: FilterValues };

/** What is selected, in the order of the address, and the filters without it. */
export function listActive({ groups, wanted, selected }: Pick<FilterState, 'groups' | 'wanted' | 'selected'>): ActiveFilter[] {
  return filterKeys.flatMap((key) => {
    const choices = groups.find((group) => group.key === key)?.choices ?? [];
    return choices
      .filter(({ value }) => selected[key].includes(value))
      .map((choice) => ({ ...choice, key, without: toggleValue(wanted, key, choice.value) }));
  });
}
