import { payCredits, type Terms } from './terms.ts';
import type { Random } from './random.ts';

const growthPerMillisecond = 0.00013;

/**
 * Where a flight ends, in hundredths of a multiple as the board shows them; 0 where it does not even leave the ground. For every height from 1
 * to the limit the chance to reach it is `share / height`: whoever gets off there has the same mean.
 */
export function drawCrash({ share, limit }: Terms, random: Random): number {
  // `random` leaves out 1, so this leaves out 0.
  const height = share / (1 - random());
  return height < 1 ? 0 : Math.min(limit, floorToCents(height));
}

export function heightAfter(milliseconds: number): number {
  return floorToCents(Math.exp(growthPerMillisecond * milliseconds));
}

export function timeOfHeight(height: number): number {
  return Math.log(Math.max(1, height)) / growthPerMillisecond;
}

export function payFlight({ bet, crash, exit }: { bet: number; crash: number; exit: number | null }, random: Random): number {
  return exit !== null && exit >= 1 && exit <= crash ? payCredits(bet, exit, random) : 0;
}

function floorToCents(height: number): number {
  return Math.floor(height * 100 + 1e-9) / 100;
}
