import type { Terms } from './terms.ts';
import type { Random } from './random.ts';

const kinds = [
  { id: 'anchovy', times: 2 },
  { id: 'mackerel', times: 3 },
  { id: 'silverside', times: 5 },
  { id: 'pomfret', times: 10 },
  { id: 'conger', times: 25 },
  { id: 'swordfish', times: 60 },
] as const;

export type FishKind = { id: (typeof kinds)[number]['id']; times: number };

export function fishKinds({ limit }: Terms): FishKind[] {
  return kinds.filter(({ times }) => times <= limit);
}

/** How often a shot at this fish catches it: seldom enough that its prize gives back just the share. */
export function catchChance({ times }: FishKind, { share }: Terms): number {
  return share / times;
}

export function shootFish({ bet, kind, terms }: { bet: number; kind: FishKind; terms: Terms }, random: Random) {
  const isCaught = random() < catchChance(kind, terms);
  return { isCaught, won: isCaught ? bet * kind.times : 0 };
}
