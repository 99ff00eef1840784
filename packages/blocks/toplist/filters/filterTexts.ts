import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { filterChoicesTexts, pickTexts, type ShownCount } from '../../shared/filters/shownFilters.ts';

const textKeys = [
  ...filterChoicesTexts,
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
  'sort_by',
  'sort_ranking',
  'sort_rating',
  'sort_deposit',
  'sort_rollover',
  'sort_payout',
  'sorted_by_visitor',
  'sort_back_to_ranking',
  'casinos_count_first',
  'filters_of_list',
  'filter_all_casinos',
] as const;

export type FilterTexts = Pick<Microcopy, (typeof textKeys)[number]>;

export const pickFilterTexts = (microcopy: Microcopy): FilterTexts => pickTexts(microcopy, textKeys);

/** `1 casino`, `22 casinos`. */
export function formatCasinoCount(total: number, texts: FilterTexts): string {
  return total === 1 ? texts.casinos_count_one : texts.casinos_count.replace('{total}', String(total));
}

export function countCasinos(total: number, texts: FilterTexts): ShownCount {
  return { value: total, figure: String(total), words: formatCasinoCount(total, texts) };
}
