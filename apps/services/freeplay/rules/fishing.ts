import type { Random } from '../play/game.ts';
import type { Terms } from './terms.ts';

const kinds = [
  { name: 'Anchoveta', times: 2 },
  { name: 'Jurel', times: 3 },
  { name: 'Pejerrey', times: 5 },
  { name: 'Reineta', times: 10 },
  { name: 'Congrio', times: 25 },
  { name: 'Albacora', times: 60 },
] as const;

export type FishKind = { name: string; times: number };

/** The fish of a pond whose prize the limit allows, the smallest first. */
export function fishKinds({ limit }: Terms): FishKind[] {
  return kinds.filter(({ times }) => times <= limit);
}

/** How often a shot at this fish catches it: seldom enough that its prize gives back just the share. */
export function catchChance({ times }: FishKind, { share }: Terms): number {
  return share / times;
}

/** One shot. Every one is on its own: a fish does not tire. */
export function shootFish({ bet, kind, terms }: { bet: number; kind: FishKind; terms: Terms }, random: Random) {
  const isCaught = random() < catchChance(kind, terms);
  return { isCaught, won: isCaught ? bet * kind.times : 0 };
}
