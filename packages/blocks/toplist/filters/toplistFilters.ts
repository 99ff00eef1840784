import { isArcadeId } from '@lupa/contracts/gameTraits.ts';
import { slugify } from '@lupa/domain/foldText.ts';
import { readLicenceAuthority } from '@lupa/domain/measures.ts';
import { type BoundKey, boundKeys, boundValues, type EntryFigures, listKept } from './toplistBounds.ts';

/** The filters of a toplist by their keys in the address; bounds are in toplistBounds.ts. */
export const filterKeys = ['pago', 'proveedor', 'bono', 'nota', 'licencia', 'deposito', 'rollover', 'retiro'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** What is asked for, or what a partner has, in one order: slugs of methods and licences, ids of providers, kept bounds. */
export type FilterValues = Readonly<Record<FilterKey, readonly string[]>>;

export type FilterChoice = { value: string; name: string };
export type FilterGroup = { key: FilterKey; label: string; choices: FilterChoice[] };

export type ListFilters = {
  groups: FilterGroup[];
  entries: FilterValues[];
  /** The orders that a visitor may choose, each as places in the list. */
  orders: Record<string, number[]>;
};

export type Filterable = {
  paymentMethods: readonly { name: string }[];
  providers: readonly { arcadeId: string }[];
  offerTypeCMS: readonly string[];
  license: string;
};

/** Requirements 5.2 to 5.4: names or slugs of methods, ids of providers, objects with a value. Anything else is left out. */
export function cleanFilters(filters: { [Key in FilterKey]?: unknown }): FilterValues {
  return {
    pago: inOrder(listOf(filters.pago).flatMap((name) => (typeof name === 'string' ? slugify(name) : []))),
    proveedor: inOrder(
      listOf(filters.proveedor)
        .map((id) => (typeof id === 'number' ? String(id) : id))
        .filter(isArcadeId),
    ),
    bono: inOrder(listOf(filters.bono).flatMap((type) => (hasValue(type) ? type.value : []))),
    licencia: inOrder(listOf(filters.licencia).flatMap((name) => (typeof name === 'string' ? slugify(name) : []))),
    ...cleanBounds(filters),
  };
}

/** Of the bounds those that a visitor can set, of each the first: a list has one. */
function cleanBounds(filters: { [Key in BoundKey]?: unknown }): Record<BoundKey, string[]> {
  const bounds = boundKeys.map((key) => {
    const wanted = inOrder(listOf(filters[key]).map(String));
    return [key, wanted.filter((bound) => boundValues[key].some((value) => String(value) === bound)).slice(0, 1)];
  });
  return Object.fromEntries(bounds) as Record<BoundKey, string[]>;
}

export function readFilterable({ paymentMethods, providers, offerTypeCMS, license }: Filterable, figures: EntryFigures): FilterValues {
  const kept = boundKeys.map((key) => [key, listKept(key, figures[key])]);
  return {
    ...cleanFilters({
      pago: paymentMethods.map(({ name }) => name),
      proveedor: providers.map(({ arcadeId }) => arcadeId),
      bono: offerTypeCMS.map((value) => ({ value })),
      licencia: [readLicenceAuthority(license)],
    }),
    ...(Object.fromEntries(kept) as Record<BoundKey, string[]>),
  };
}

/** Whether all filters match; of one filter any value is enough, and one without values matches all (requirement 5.6). */
export function isMatch(has: FilterValues, wanted: FilterValues): boolean {
  return filterKeys.every((key) => wanted[key].length === 0 || wanted[key].some((value) => has[key].includes(value)));
}

/** How many have this value among those that the other filters leave; what else is chosen in its filter does not count. */
export function countWith(all: readonly FilterValues[], wanted: FilterValues, key: FilterKey, value: string): number {
  return all.filter((has) => isMatch(has, { ...wanted, [key]: [value] })).length;
}

export const isBound = (key: FilterKey): key is BoundKey => key in boundValues;

/** The filters with this value, or without it where it was there. A bound takes the place of another one. */
export function toggleValue(wanted: FilterValues, key: FilterKey, value: string): FilterValues {
  if (isBound(key)) return { ...wanted, [key]: wanted[key].includes(value) ? [] : [value] };
  const others = wanted[key].filter((other) => other !== value);
  return { ...wanted, [key]: others.length < wanted[key].length ? others : inOrder([...others, value]) };
}

export const noFilters: FilterValues = {
  pago: [],
  proveedor: [],
  bono: [],
  nota: [],
  licencia: [],
  deposito: [],
  rollover: [],
  retiro: [],
};

export function isFiltering(wanted: FilterValues): boolean {
  return filterKeys.some((key) => wanted[key].length > 0);
}

/** The values that are choices of a list: what else an address asks for is meant for another one. */
export function limitToChoices(values: FilterValues, groups: FilterGroup[]): FilterValues {
  const kept = groups.map(({ key, choices }) => [key, values[key].filter((value) => choices.some((choice) => choice.value === value))]);
  return { ...noFilters, ...Object.fromEntries(kept) };
}

/** The choices of a list and its entries, each as places among the choices of a group, so that nothing is said twice. */
export type PackedFilters = {
  groups: { key: FilterKey; label: string; choices: [value: string, name: string][] }[];
  entries: number[][][];
  orders: Record<string, number[]>;
};

export function packFilters({ groups, entries, orders }: ListFilters): PackedFilters {
  const placesOf = ({ key, choices }: FilterGroup, has: FilterValues) =>
    has[key].map((value) => choices.findIndex((choice) => choice.value === value)).filter((place) => place >= 0);
  return {
    groups: groups.map(({ choices, ...group }) => ({ ...group, choices: choices.map(({ value, name }) => [value, name]) })),
    entries: entries.map((has) => groups.map((group) => placesOf(group, has))),
    orders,
  };
}

export function unpackFilters({ groups, entries, orders }: PackedFilters): ListFilters {
  return {
    groups: groups.map(({ choices, ...group }) => ({ ...group, choices: choices.map(([value, name]) => ({ value, name })) })),
    entries: entries.map((has) => {
      const values = groups.map(({ key, choices }, index) => [key, has[index]?.flatMap((place) => choices[place]?.[0] ?? [])]);
      return { ...noFilters, ...(Object.fromEntries(values) as Partial<FilterValues>) };
    }),
    orders,
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
