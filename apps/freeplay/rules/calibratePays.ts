import type { Terms } from './terms.ts';

/** `shape` says how prizes stand to each other, 0 for none. The chances of all outcomes sum up to 1. */
export type Outcome = { chance: number; shape: number };

/**
 * What each outcome pays, as a multiple of the bet: scaled so that the mean is exactly the terms' share and none passes their limit. Prizes are
 * rounded to numbers that read well, but for the most frequent one, which takes what the others have left.
 */
export function calibratePays(outcomes: readonly Outcome[], terms: Terms): number[] {
  const scaled = scaleToShare(outcomes, terms);
  const frequent = mostFrequentPrize(outcomes);
  if (frequent < 0) return scaled;
  const rounded = scaled.map((pay, index) => (index === frequent ? 0 : roundPay(pay, terms.limit)));
  const left = terms.share - meanPay(outcomes, rounded);
  const chance = outcomes[frequent]?.chance ?? 0;
  const read = rounded.map((pay, index) => (index === frequent ? left / chance : pay));
  return keepsOrder(outcomes, read, terms.limit) ? read : scaled;
}

export function meanPay(outcomes: readonly Pick<Outcome, 'chance'>[], pays: readonly number[]): number {
  return outcomes.reduce((sum, { chance }, index) => sum + chance * (pays[index] ?? 0), 0);
}

function scaleToShare(outcomes: readonly Outcome[], { share, limit }: Terms): number[] {
  let scale = 0;
  let capped: ReadonlySet<Outcome> = new Set();
  for (;;) {
    const paid = outcomes.reduce((sum, outcome) => sum + (capped.has(outcome) ? outcome.chance * limit : 0), 0);
    const open = outcomes.reduce((sum, outcome) => sum + (capped.has(outcome) ? 0 : outcome.chance * outcome.shape), 0);
    if (open === 0) return consoleLosers(outcomes, share - paid, limit);
    scale = (share - paid) / open;
    const next = new Set(outcomes.filter(({ shape }) => shape * scale > limit));
    if (next.size === capped.size) break;
    capped = next;
  }
  return outcomes.map((outcome) => (capped.has(outcome) ? limit : outcome.shape * scale));
}

/** Where even the limit for every prize does not reach the share, the others get something back. */
function consoleLosers(outcomes: readonly Outcome[], left: number, limit: number): number[] {
  const losing = outcomes.reduce((sum, { chance, shape }) => sum + (shape > 0 ? 0 : chance), 0);
  return outcomes.map(({ shape }) => (shape > 0 ? limit : left / losing));
}

function mostFrequentPrize(outcomes: readonly Outcome[]): number {
  const best = Math.max(...outcomes.map(({ chance, shape }) => (shape > 0 ? chance : 0)));
  return best > 0 ? outcomes.findIndex(({ chance, shape }) => shape > 0 && chance === best) : -1;
}

/** To the next twentieth below 1, tenth below 2, half below 10, whole number below 100, or two digits; not past the limit. */
function roundPay(pay: number, limit: number): number {
  if (pay >= 100) {
    const step = 10 ** (Math.floor(Math.log10(pay)) - 1);
    return Math.min(limit, Math.round(pay / step) * step);
  }
  const parts = pay >= 10 ? 1 : pay >= 2 ? 2 : pay >= 1 ? 10 : 20;
  return Math.min(limit, Math.round(pay * parts) / parts);
}

function keepsOrder(outcomes: readonly Outcome[], pays: readonly number[], limit: number): boolean {
  const ranked = outcomes.map(({ shape }, index) => ({ shape, pay: pays[index] ?? 0 })).toSorted((one, other) => one.shape - other.shape);
  return ranked.every(({ shape, pay }, index) => {
    const before = ranked[index - 1];
    return pay <= limit && pay >= 0 && (!before || before.shape === shape || before.pay <= pay);
  });
}
