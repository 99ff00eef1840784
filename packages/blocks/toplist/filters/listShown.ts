import { parseContentQuery } from '@lupa/contracts/pageQuery.ts';
import { readFilters } from './filterAddress.ts';
import type { PresentedFilters } from './presentFilters.ts';
import { isFiltering, isMatch, keepChoices } from './toplistFilters.ts';

/** Which entries an address leaves, `pago=webpay`; null where it does not filter this list. */
export function listShown({ groups, entries }: PresentedFilters, search: string): boolean[] | null {
  const selected = keepChoices(readFilters(parseContentQuery(search)), groups);
  return isFiltering(selected) ? entries.map((has) => isMatch(has, selected)) : null;
}
