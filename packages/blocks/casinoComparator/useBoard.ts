import { parseContentQuery } from '@lupa/contracts/pageQuery.ts';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { SelectableCasino } from '../shared/comparison/CasinoOption.tsx';
import type { ComparableCasino } from '../shared/comparison/comparison.ts';
import { showInAddress } from '../shared/comparison/comparisonAddress.ts';
import { readComparison, watchComparison, writeComparison } from '../shared/comparison/comparisonStore.ts';
import { useComparison } from '../shared/comparison/useComparison.ts';
import type { ComparedCasino } from './presentCasino.ts';
import { useFoundCasinos } from './useFoundCasinos.ts';

/** Chosen on another page, out of another list: only its name is known here. */
type AbsentCasino = SelectableCasino & { cells: null };
type BoardCasino = ComparedCasino | AbsentCasino;

/**
 * The comparison as this block shows it: what the server rendered at first, then what the visitor has chosen. Who follows a link that names
 * casinos (`?comparar=`) chooses these. After every change the address names what is compared.
 */
export function useBoard(casinos: ComparedCasino[], compared: string[]) {
  const initial = useMemo(() => compared.flatMap((slug) => casinos.find((casino) => casino.slug === slug) ?? []), [casinos, compared]);
  // Before the stored comparison is looked at, which happens in a later effect.
  useLayoutEffect(() => {
    if (isFollowedLink()) writeComparison(initial);
  }, [initial]);
  useEffect(() => watchComparison(() => showInAddress((readComparison() ?? []).map(({ slug }) => slug))), []);

  const { found, lookFor } = useFoundCasinos();
  const { comparison, add, remove } = useComparison<BoardCasino>([...casinos, ...found], restoreAbsent, initial);
  const absent = comparison.comparisonList.filter((casino) => casino.cells === null);
  const isLooking = lookFor(absent.map(({ slug }) => slug));
  const shown = comparison.comparisonList.filter((casino) => casino.cells !== null);
  return { comparison, add, remove, shown, absent: absent.map(({ name }) => name), isLooking };
}

const restoreAbsent = ({ slug, name }: ComparableCasino): AbsentCasino => ({ slug, name, logo: null, cells: null });

/** Who reloads or comes back has seen the page already, and may have changed the comparison since. */
function isFollowedLink(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && parseContentQuery(location.search).comparar !== undefined;
}
