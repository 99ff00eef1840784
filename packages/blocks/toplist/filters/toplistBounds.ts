/** Rating at least; minimum deposit in the market's currency, rollover and hours of a withdrawal at most. */
export const boundValues = {
  nota: [9, 8, 7],
  deposito: [5000, 10_000, 20_000],
  rollover: [0, 20, 30, 40],
  retiro: [24, 48, 72],
} as const satisfies Record<string, readonly number[]>;

export type BoundKey = keyof typeof boundValues;
export const boundKeys = Object.keys(boundValues) as BoundKey[];

/** What a casino is measured by; null where it is not known, or is no figure that compares with the others. */
export type EntryFigures = Readonly<Record<BoundKey, number | null>>;

const isMore = (key: BoundKey): boolean => key === 'nota';

/** The bounds that a figure keeps, as values of the address. A figure that is not known keeps none. */
export function listKept(key: BoundKey, figure: number | null): string[] {
  if (figure === null) return [];
  return boundValues[key].filter((bound) => (isMore(key) ? figure >= bound : figure <= bound)).map(String);
}

/** Places in the list by a figure, the one that a player wants first; those that do not tell it last. Ties stay as the list has them. */
export function orderBy(key: BoundKey, all: readonly EntryFigures[]): number[] {
  const cost = (place: number) => {
    const figure = all[place]?.[key] ?? null;
    return figure === null ? Infinity : isMore(key) ? -figure : figure;
  };
  return all.map((_, place) => place).toSorted((a, b) => (cost(a) === cost(b) ? a - b : cost(a) - cost(b)));
}
