import type { FishKind } from '../../rules/fishing.ts';

export type Swimmer = {
  kind: FishKind;
  /** How big it is drawn, from 0 for the smallest kind to 1. */
  size: number;
  /** How deep it swims, from 0 at the surface to 1. */
  depth: number;
  start: number;
  /** Milliseconds for once across the pond; to the left where negative. */
  lapTime: number;
};

const lanes = 6;
const everyKind = [0, 1, 0, 2, 1, 3, 0, 2, 4, 1, 5, 0];

/** The fish of a pond, two in a lane: many small ones, few great ones, the great ones slow. */
export function stockPond(kinds: readonly FishKind[]): Swimmer[] {
  return everyKind.flatMap((kindIndex, index) => {
    const kind = kinds[Math.min(kindIndex, kinds.length - 1)];
    if (!kind) return [];
    const lane = (index * 5) % lanes;
    const direction = lane % 2 === 0 ? 1 : -1;
    return [
      {
        kind,
        size: kindIndex / 5,
        depth: lane / (lanes - 1),
        start: ((index < lanes ? 0.1 : 0.6) + lane * 0.13) % 1,
        // One time for both fish of a lane: neither swims into the other.
        lapTime: direction * (17_000 + lane * 2600),
      },
    ];
  });
}

/** Where a fish is across the pond, from 0 to 1, and how many times it has crossed it. */
export function swimAt({ start, lapTime }: Swimmer, elapsed: number): { at: number; lap: number } {
  const way = start + elapsed / Math.abs(lapTime);
  const lap = Math.floor(way);
  return { at: lapTime > 0 ? way - lap : 1 - (way - lap), lap };
}
