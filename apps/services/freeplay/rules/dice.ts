import type { Random } from '../play/game.ts';

/** `count` dice of six sides, each face as likely as the other. */
export function rollDice(count: number, random: Random): number[] {
  return Array.from({ length: count }, () => 1 + Math.floor(random() * 6));
}
