import { contentQueryKeys, formatContentQuery } from '@lupa/contracts/pageQuery.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from '../../block.ts';
import { slugify } from '../../shared/section/slugify.ts';
import { tellOpened } from '../../shared/filters/shownFilters.ts';
import { readFilters } from './showMatching.ts';
import {
  type FilterChoice,
  type FilterGroup,
  type FilterKey,
  filterKeys,
  type FilterValues,
  limitToChoices,
  readFilterable,
} from './toplistFilters.ts';

export type PresentedFilters = {
  groups: FilterGroup[];
  /** What each entry has, in the order of the list. */
  entries: FilterValues[];
  /** What the page's address asks for, as far as blocks may understand it: `pago=webpay`. */
  search: string;
};

/**
 * The filters of a list with the choices that its partners have; those of most partners come first. A filter that leaves nobody out is no
 * filter, nor is one without names. Null where none is left. Tells the address which of its values are choices here.
 */
export function presentFilters(
  partners: ToplistPartner[],
  { bonusTypes, providers }: { bonusTypes: Record<string, string>; providers: Map<string, string> },
  { query, microcopy }: Pick<BlockContext, 'query' | 'microcopy'>,
): PresentedFilters | null {
  const names: Record<FilterKey, Map<string, string>> = {
    pago: namesOfMethods(partners),
    proveedor: providers,
    bono: new Map(Object.entries(bonusTypes)),
  };
  const labels = { pago: microcopy.filter_payment, proveedor: microcopy.filter_provider, bono: microcopy.filter_bonus_type };
  const has = partners.map(({ attributes }) => readFilterable(attributes));
  const groups = filterKeys
    .map((key) => ({ key, label: labels[key], choices: listChoices(has, key, names[key]) }))
    .filter(({ key, choices }) => choices.some(({ value }) => has.some((values) => !values[key].includes(value))));
  if (groups.length === 0) return null;

  const asked = Object.fromEntries(contentQueryKeys.map((key) => [key, query.read(key)]));
  const selected = limitToChoices(readFilters(asked), groups);
  tellOpened(
    query,
    groups.map(({ key }) => key),
  );
  for (const key of filterKeys) if (selected[key].length > 0) query.use(key, selected[key]);
  return { groups, entries: has.map((values) => limitToChoices(values, groups)), search: formatContentQuery(asked) };
}

function namesOfMethods(partners: ToplistPartner[]): Map<string, string> {
  const names = partners.flatMap(({ attributes }) => attributes.paymentMethods.map(({ name }) => name.trim()));
  return new Map(names.toReversed().map((name) => [slugify(name), name]));
}

function listChoices(partners: FilterValues[], key: FilterKey, names: Map<string, string>): FilterChoice[] {
  const counts = new Map<string, number>();
  for (const value of partners.flatMap((has) => has[key])) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .flatMap(([value, count]) => ({ value, count, name: names.get(value) ?? '' }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es'))
    .map(({ value, name }) => ({ value, name }));
}
