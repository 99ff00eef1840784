export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`. */
  between: (low: number, high: number) => number;
  pick: <T>(list: readonly [T, ...T[]] | readonly T[]) => T;
  /** The list in another order. */
  shuffled: <T>(list: readonly T[]) => T[];
};

/** The same choices for the same seed text, on every machine. */
export function createSeededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (list) => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new RangeError('nothing to pick from');
      return chosen;
    },
    shuffled: <T>(list: readonly T[]) => {
      const rest = [...list];
      for (let last = rest.length - 1; last > 0; last--) {
        const other = between(0, last);
        [rest[last], rest[other]] = [rest[other] as T, rest[last] as T];
      }
      return rest;
    },
  };
}
