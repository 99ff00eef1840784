import { useState, useSyncExternalStore } from 'react';
import { addCasino, removeCasino, seedComparison, startComparison, type ComparableCasino, type Comparison } from './comparison.ts';
import { readComparison, watchComparison, writeComparison } from './comparisonStore.ts';

/** The comparison and what can be done with it. */
export type UsedComparison<Casino extends ComparableCasino> = {
  comparison: Comparison<Casino>;
  add: (casino: Casino) => void;
  /** By name, as requirement 4.13 has it. */
  remove: (name: string) => void;
};

/**
 * The comparison of the whole site, seen with the casinos that this place can show. On the server and while hydrating it is `initial`, or the first
 * of the toplist. A chosen casino that this place does not know takes its slot with what is remembered of it, made whole by `restore`.
 */
export function useComparison<Casino extends ComparableCasino>(
  toplist: readonly Casino[],
  restore: (casino: ComparableCasino) => Casino,
  initial: readonly Casino[] | null = null,
): UsedComparison<Casino> {
  const stored = useSyncExternalStore(watchComparison, readComparison, () => null);
  const [hasAsked, setHasAsked] = useState(false);
  const known = new Map(toplist.map((casino) => [casino.slug, casino]));
  const chosen = stored?.map((casino) => known.get(casino.slug) ?? restore(casino)) ?? initial;
  const start = startComparison(toplist);
  const listed = chosen ? chosen.reduce(addCasino, start) : seedComparison(start);
  const comparison = { ...listed, showLimitMessage: listed.showLimitMessage || hasAsked };
  return {
    comparison,
    add: (casino) => {
      const next = addCasino(comparison, casino);
      setHasAsked(next.comparisonList === comparison.comparisonList && next.showLimitMessage);
      if (next.comparisonList !== comparison.comparisonList) writeComparison(next.comparisonList);
    },
    remove: (name) => {
      setHasAsked(false);
      writeComparison(removeCasino(comparison, name).comparisonList);
    },
  };
}
