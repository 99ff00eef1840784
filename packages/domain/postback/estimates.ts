export type Estimate = { value: number; low: number; high: number };

const z = 1.959964;
export const fewestClicks = 100;
/** Fewer payments say nothing about an average. */
const fewestPayments = 10;

/** A rate of 0 to 1 with its Wilson score interval. Null where there are too few trials, or more successes than trials. */
export function estimateRate(successes: number, trials: number): Estimate | null {
  if (trials < fewestClicks || successes > trials) return null;
  const value = successes / trials;
  const centre = value + z ** 2 / (2 * trials);
  const spread = z * Math.sqrt((value * (1 - value)) / trials + z ** 2 / (4 * trials ** 2));
  const scale = 1 + z ** 2 / trials;
  return { value, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** What a click earns on average, from the sum of all payments and of their squares. Null where there are too few of either. */
export function estimateEarnings(
  { sum, squares, payments }: { sum: number; squares: number; payments: number },
  clicks: number,
): Estimate | null {
  if (clicks < fewestClicks || payments < fewestPayments) return null;
  const value = sum / clicks;
  const spread = z * Math.sqrt(Math.max(0, squares / clicks - value ** 2) / clicks);
  return { value, low: value - spread, high: value + spread };
}
