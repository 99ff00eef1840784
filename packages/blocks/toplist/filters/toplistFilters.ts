import { isArcadeId } from '@lupa/contracts/arcadeId.ts';
import { slugify } from '../../shared/section/slugify.ts';

/** The filters of a toplist, by their keys in the address: payment methods, game providers, bonus types. */
export const filterKeys = ['pago', 'proveedor', 'bono'] as const;
export type FilterKey = (typeof filterKeys)[number];

/**
 * What is asked for, or what a partner has, as text in one order that does not depend on the list: slugs of payment methods' names, ids of
 * providers in the arcade, keys of bonus types.
 */
export type FilterValues = Readonly<Record<FilterKey, readonly string[]>>;

export type FilterChoice = { value: string; name: string };
export type FilterGroup = { key: FilterKey; label: string; choices: FilterChoice[] };

/** The parts of a partner that filters match on. */
export type Filterable = {
  paymentMethods: readonly { name: string }[];
  providers: readonly { arcadeId: string }[];
  offerTypeCMS: readonly string[];
};

/**
 * Requirements 5.2 to 5.4: of payment methods non-empty texts count, trimmed (names, or their slugs); of providers ids (SPEC: numeric;
 * other services name them); of bonus types objects
 * that have a value. Anything else is left out, so that what remains may be empty: no filtering.
 */
export function cleanFilters(filters: { [Key in FilterKey]?: unknown }): FilterValues {
  return {
    pago: inOrder(listOf(filters.pago).flatMap((name) => (typeof name === 'string' ? slugify(name) : []))),
    proveedor: inOrder(
      listOf(filters.proveedor)
        .map((id) => (typeof id === 'number' ? String(id) : id))
        .filter(isArcadeId),
    ),
    bono: inOrder(listOf(filters.bono).flatMap((type) => (hasValue(type) ? type.value : []))),
  };
}

/** What a partner has to be found by. */
export function readFilterable({ paymentMethods, providers, offerTypeCMS }: Filterable): FilterValues {
  return cleanFilters({
    pago: paymentMethods.map(({ name }) => name),
    proveedor: providers.map(({ arcadeId }) => arcadeId),
    bono: offerTypeCMS.map((value) => ({ value })),
  });
}

/** Whether all three filters match; of one filter any value is enough, and one without values matches all (requirement 5.6). */
export function isMatch(has: FilterValues, wanted: FilterValues): boolean {
  return filterKeys.every((key) => wanted[key].length === 0 || wanted[key].some((value) => has[key].includes(value)));
}

/**
 * How many have this value among those that the other two filters leave. What else is chosen in the same filter does not count: it adds to
 * the list, whatever this value brings.
 */
export function countWith(all: readonly FilterValues[], wanted: FilterValues, key: FilterKey, value: string): number {
  return all.filter((has) => isMatch(has, { ...wanted, [key]: [value] })).length;
}

/** The filters with this value, or without it where it was there. */
export function toggleValue(wanted: FilterValues, key: FilterKey, value: string): FilterValues {
  const others = wanted[key].filter((other) => other !== value);
  return { ...wanted, [key]: others.length < wanted[key].length ? others : inOrder([...others, value]) };
}

export const noFilters: FilterValues = { pago: [], proveedor: [], bono: [] };

export function isFiltering(wanted: FilterValues): boolean {
  return filterKeys.some((key) => wanted[key].length > 0);
}

/** The values that are choices of a list: what else an address asks for is meant for another one. */
export function limitToChoices(values: FilterValues, groups: FilterGroup[]): FilterValues {
  const kept = groups.map(({ key, choices }) => [key, values[key].filter((value) => choices.some((choice) => choice.value === value))]);
  return { ...noFilters, ...Object.fromEntries(kept) };
}

/** The choices of a list and what its entries have, without saying anything twice: an entry has, of each group, places among its choices. */
export type PackedFilters = {
  groups: { key: FilterKey; label: string; choices: [value: string, name: string][] }[];
  entries: number[][][];
};

export function packFilters(groups: readonly FilterGroup[], entries: readonly FilterValues[]): PackedFilters {
  const placesOf = ({ key, choices }: FilterGroup, has: FilterValues) =>
    has[key].map((value) => choices.findIndex((choice) => choice.value === value)).filter((place) => place >= 0);
  return {
    groups: groups.map(({ choices, ...group }) => ({ ...group, choices: choices.map(({ value, name }) => [value, name]) })),
    entries: entries.map((has) => groups.map((group) => placesOf(group, has))),
  };
}

export function unpackFilters({ groups, entries }: PackedFilters): { groups: FilterGroup[]; entries: FilterValues[] } {
  return {
    groups: groups.map(({ choices, ...group }) => ({ ...group, choices: choices.map(([value, name]) => ({ value, name })) })),
    entries: entries.map((has) => {
      const values = groups.map(({ key, choices }, index) => [key, has[index]?.flatMap((place) => choices[place]?.[0] ?? [])]);
      return { ...noFilters, ...(Object.fromEntries(values) as Partial<FilterValues>) };
    }),
  };
}

const order = new Intl.Collator('en', { numeric: true });

function inOrder(values: string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').toSorted(compareValues);
}

/** Numbers by their size. Texts that are the same to that, `6` and `06`, have an order, too: a set of values has one address. */
function compareValues(a: string, b: string): number {
  return order.compare(a, b) || (a < b ? -1 : 1);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function hasValue(type: unknown): type is { value: string } {
  return typeof type === 'object' && type !== null && 'value' in type && typeof type.value === 'string';
}
