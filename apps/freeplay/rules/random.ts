/** A number from 0 (included) to 1 (left out), each as likely as the other. Rules take it as a parameter, so that a test can replay it. */
export type Random = () => number;

/** Always the same numbers for the same seed (mulberry32): for tests and for rounds that are to be repeated. */
export function replayRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `count` different ones of `items`, each order as likely as any other. */
export function drawSome<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const rest = [...items];
  const drawn = Math.min(count, rest.length);
  for (let place = 0; place < drawn; place++) {
    const taken = place + Math.floor(random() * (rest.length - place));
    const item = rest[taken] as Item;
    rest[taken] = rest[place] as Item;
    rest[place] = item;
  }
  return rest.slice(0, drawn);
}

/** The index of one of `chances`, each as likely as it says; they sum up to 1. */
export function drawIndex(chances: readonly number[], random: Random): number {
  let rest = random();
  const index = chances.findIndex((chance) => (rest -= chance) < 0);
  return index >= 0 ? index : chances.findLastIndex((chance) => chance > 0);
}

export function rollDice(count: number, random: Random): number[] {
  return Array.from({ length: count }, () => 1 + Math.floor(random() * 6));
}
