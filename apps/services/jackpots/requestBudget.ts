const burst = 40;
const perSecond = 4;

/** Tells for each packet of a client whether it comes within a burst of 40 and, over time, 4 a second. */
export function createRequestBudget(now: () => number = () => performance.now()): () => boolean {
  let left = burst;
  let countedAt = now();
  return () => {
    const moment = now();
    left = Math.min(burst, left + ((moment - countedAt) / 1000) * perSecond) - 1;
    countedAt = moment;
    return left >= 0;
  };
}
