import type { Random } from './random.ts';

export type PercentSide = 'under' | 'over';

export const lowestChance = 2;

/** The highest chance, in percent, that still pays more than the bet: 98, or less when the stated return is. */
export function highestChance(rtp: number): number {
  return Math.min(98, Math.ceil(rtp) - 1);
}

/** Two dice of ten sides, tens and units: 0 to 99, each as likely as the other. */
export function rollPercent(random: Random): number {
  return Math.floor(random() * 100);
}

export function chanceOf(side: PercentSide, target: number): number {
  return side === 'under' ? target : 100 - target;
}

export function isPercentWon(side: PercentSide, target: number, roll: number): boolean {
  return side === 'under' ? roll < target : roll >= target;
}

/** What a win gives back, as a multiple of the bet: the stated return, in percent, divided by the chance. */
export function multiplyPercent(rtp: number, side: PercentSide, target: number): number {
  return rtp / chanceOf(side, target);
}

/** All that comes back of the bet; a part of a credit is left out. */
export function payPercent(rtp: number, bet: number, side: PercentSide, target: number, roll: number): number {
  return isPercentWon(side, target, roll) ? Math.floor(bet * multiplyPercent(rtp, side, target) + 1e-9) : 0;
}
