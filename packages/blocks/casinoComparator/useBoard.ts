import { parseContentQuery, formatContentQuery } from '@lupa/contracts/pageQuery.ts';
import { trackLoading } from '@lupa/islands/trackLoading.ts';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type ComparableCasino, showInAddress } from '../shared/comparison/comparison.ts';
import { readComparison, watchComparison, writeComparison } from '../shared/comparison/comparisonStore.ts';
import { useComparison } from '../shared/comparison/useComparison.ts';
import type { CandidateCasino, ComparedCasino } from './presentCasino.ts';
import type { ComparisonBoardProps } from './boardProps.ts';

type BoardCasino = ComparisonBoardProps['casinos'][number];

/** What the server rendered at first, then what the visitor has chosen; a link with `?comparar=` chooses its casinos. */
export function useBoard(casinos: BoardCasino[], compared: string[]) {
  const initial = useMemo(() => compared.flatMap((slug) => casinos.find((casino) => casino.slug === slug) ?? []), [casinos, compared]);
  // Before the stored comparison is looked at, which happens in a later effect.
  useLayoutEffect(() => {
    if (isFollowedLink()) writeComparison(initial);
  }, [initial]);
  useEffect(() => watchComparison(() => showInAddress((readComparison() ?? []).map(({ slug }) => slug))), []);

  const { found, lookFor } = useFoundCasinos();
  const { comparison, add, remove } = useComparison<BoardCasino>(withFound(casinos, found), restoreAbsent, initial);
  const absent = comparison.comparisonList.filter((casino) => casino.cells === null);
  const isLooking = lookFor(absent.map(({ slug }) => slug));
  const shown = comparison.comparisonList.filter((casino) => casino.cells !== null);
  return { comparison, add, remove, shown, absent: absent.map(({ name }) => name), isLooking };
}

const withFound = (casinos: readonly BoardCasino[], found: readonly ComparedCasino[]): BoardCasino[] => [
  ...new Map([...casinos, ...found].map((casino) => [casino.slug, casino])).values(),
];

/** Chosen on another page, out of another list: only its name is known here. */
const restoreAbsent = ({ slug, name }: ComparableCasino): CandidateCasino => ({ slug, name, logo: null, cells: null });

/** Who reloads or comes back has seen the page already, and may have changed the comparison since. */
function isFollowedLink(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit?.type === 'navigate' && parseContentQuery(location.search).comparar !== undefined;
}

function useFoundCasinos() {
  const [found, setFound] = useState<ComparedCasino[]>([]);
  const [looked, setLooked] = useState('');
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    if (wanted === '') return undefined;
    const looking = new AbortController();
    const end = (casinos: ComparedCasino[]) => {
      if (looking.signal.aborted) return;
      setFound((before) => [...before, ...casinos]);
      setLooked(wanted);
    };
    trackLoading(fetchCasinos(wanted.split(','), looking.signal)).then(end, () => end([]));
    return () => looking.abort();
  }, [wanted]);
  const lookFor = (slugs: string[]): boolean => {
    const list = slugs.join();
    if (list !== wanted) setWanted(list);
    return list !== looked;
  };
  return { found, lookFor };
}

/** Columns that the page lacks, out of the page that has them. XMLHttpRequest reads HTML where Trusted Types forbid `DOMParser`. */
function fetchCasinos(slugs: readonly string[], signal: AbortSignal): Promise<ComparedCasino[]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${location.pathname}?${formatContentQuery({ comparar: slugs })}`);
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(readCasinos(request.responseXML).filter(({ slug }) => slugs.includes(slug))));
    for (const end of ['error', 'abort'])
      request.addEventListener(end, () => reject(new Error(`The page about ${slugs.join()} cannot be had.`)));
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}

function readCasinos(page: Document | null): ComparedCasino[] {
  const props = page?.querySelector('#comparador lupa-island > script')?.textContent;
  return props ? (JSON.parse(props) as ComparisonBoardProps).casinos.filter((casino) => casino.cells !== null) : [];
}
