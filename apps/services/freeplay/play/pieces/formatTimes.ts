import { formatCredits } from '../formatCredits.ts';

/** A multiple of the bet: `2.1375` → `×2,14` */
export function formatTimes(times: number): string {
  return `×${formatCredits(times)}`;
}
