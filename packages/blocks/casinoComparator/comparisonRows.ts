import type { MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import type { Measure } from '@lupa/domain/measures.ts';

type Better = 'higher' | 'lower';

/** `better` says which figure a player wants; without it the row only informs. `isOfBonus`: it is not there in calm mode. */
type ComparisonRow = { key: string; label: MicrocopyKey; better?: Better; isOfBonus?: true };

export const comparisonRows = [
  { key: 'rating', label: 'rating', better: 'higher' },
  { key: 'verdict', label: 'verdict' },
  { key: 'license', label: 'license' },
  { key: 'offer', label: 'compared_offer', isOfBonus: true },
  { key: 'minimumDeposit', label: 'minimum_deposit', better: 'lower', isOfBonus: true },
  { key: 'rollover', label: 'rollover', better: 'lower', isOfBonus: true },
  { key: 'turnover', label: 'bonus_cost_turnover', isOfBonus: true },
  { key: 'nothing', label: 'bonus_cost_lost_of_100', better: 'lower', isOfBonus: true },
  { key: 'back', label: 'bonus_cost_back', better: 'higher', isOfBonus: true },
  { key: 'payoutTime', label: 'payout_time', better: 'lower' },
  { key: 'withdrawalLimit', label: 'withdrawal_limit', better: 'higher' },
  { key: 'casinoRtp', label: 'casino_rtp', better: 'higher' },
  { key: 'paymentMethods', label: 'payment_methods' },
  { key: 'established', label: 'established' },
  { key: 'languages', label: 'languages' },
] as const satisfies readonly ComparisonRow[];

export type ComparisonRowKey = (typeof comparisonRows)[number]['key'];

/**
 * `text` is '-' where nothing is known, and in `lang` where that is not the page's language; `note` is below it in small print; `isOver`
 * says that what it tells of is no more.
 */
export type ComparisonCell = { text: string; lang?: string; measure?: Measure; note?: string; isOver?: boolean };

/** Which cells are the best: none where all are the same, fewer than two are known, or one has another unit or no figure. */
export function findBest(cells: readonly ComparisonCell[], better: Better | undefined): boolean[] {
  const known = cells.filter(({ text }) => text !== '-');
  const measures = known.flatMap(({ measure }) => measure ?? []);
  const values = measures.map(({ value }) => value);
  const areComparable =
    better !== undefined &&
    measures.length >= 2 &&
    measures.length === known.length &&
    new Set(measures.map(({ unit }) => unit)).size === 1 &&
    new Set(values).size > 1;
  if (!areComparable) return cells.map(() => false);
  const best = better === 'higher' ? Math.max(...values) : Math.min(...values);
  return cells.map(({ text, measure }) => text !== '-' && measure?.value === best);
}

/** Whether a row tells the casinos apart. Small print does not: when a fact was verified is no difference between casinos. */
export function areSame(cells: readonly ComparisonCell[]): boolean {
  return cells.every(({ text, isOver }) => text === cells[0]?.text && isOver === cells[0].isOver);
}
