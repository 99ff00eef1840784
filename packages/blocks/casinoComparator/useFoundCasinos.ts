import { trackLoading } from '@lupa/islands/trackLoading.ts';
import { useEffect, useState } from 'react';
import { fetchCasinos } from './fetchCasinos.ts';
import type { ComparedCasino } from './presentCasino.ts';

/** Casinos that are compared but not in the block's list, as far as the site knows them. */
export function useFoundCasinos() {
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
  /** Looks for these, and says whether it still does. */
  const lookFor = (slugs: string[]): boolean => {
    const list = slugs.join();
    if (list !== wanted) setWanted(list);
    return list !== looked;
  };
  return { found, lookFor };
}
