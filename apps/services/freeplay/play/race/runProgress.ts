const firstArrival = 6200;
const betweenArrivals = 210;

/** Milliseconds until the last has arrived. */
export const runTime = firstArrival + 5 * betweenArrivals;

/** How far a runner has come, from 0 to 1. On the way each has its own good and bad moments, so that the lead changes; the arrival keeps the order. */
export function runProgress(elapsed: number, place: number, runner: number): number {
  const time = Math.min(1, elapsed / (firstArrival + place * betweenArrivals));
  const mood = Math.sin(time * (7 + (runner % 3) * 2) + runner * 2.1) * Math.sin(Math.PI * time) ** 2;
  return time + 0.055 * mood;
}
