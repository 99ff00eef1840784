import { useState, useSyncExternalStore } from 'react';
import { addCasino, removeCasino, seedComparison, startComparison, type ComparableCasino, type Comparison } from './comparison.ts';
import { readComparison, watchComparison, writeComparison } from './comparisonStore.ts';

export type UsedComparison<Casino extends ComparableCasino> = {
  comparison: Comparison<Casino>;
  add: (casino: Casino) => void;
  /** By name, as requirement 4.13 has it. */
  remove: (slug: string) => void;
};

/** The comparison of the whole site; `initial` while hydrating. `restore` completes a casino that this place does not know. */
export function useComparison<Casino extends ComparableCasino>(
  toplist: readonly Casino[],
  restore: (casino: ComparableCasino) => Casino,
  initial: readonly Casino[] | null = null,
): UsedComparison<Casino> {
  const stored = useSyncExternalStore(watchComparison, readComparison, () => null);
  const [hasAsked, setHasAsked] = useState(false);
  const known = new Map(toplist.map((casino) => [casino.slug, casino]));
  const start = startComparison(toplist);
  const list = (kept: readonly ComparableCasino[] | null) => {
    const chosen = kept?.map((casino) => known.get(casino.slug) ?? restore(casino)) ?? initial;
    return chosen ? chosen.reduce(addCasino, start) : seedComparison(start);
  };
  const listed = list(stored);
  const comparison = { ...listed, showLimitMessage: listed.showLimitMessage || hasAsked };
  // A click that came while hydrating changes what is kept, not what was on the screen.
  const latest = () => list(readComparison());
  return {
    comparison,
    add: (casino) => {
      const before = latest();
      const next = addCasino(before, casino);
      setHasAsked(next.comparisonList === before.comparisonList && next.showLimitMessage);
      if (next.comparisonList !== before.comparisonList) writeComparison(next.comparisonList);
    },
    remove: (slug) => {
      setHasAsked(false);
      writeComparison(removeCasino(latest(), slug).comparisonList);
    },
  };
}
