'use client';

import { useEffect, useState } from 'react';
import { fetchStudio } from '../../core/api/postToStudio.ts';
import { messageOf } from '../../core/api/useAct.ts';
import { type FindAnswer, findPath, type FoundGroup } from './readSearch.ts';

export type Finding = { groups: FoundGroup[]; query: string; isLoading: boolean; fault: string | null };

type Found = Omit<Finding, 'isLoading'> & { attempt: number };

const nothing: Found = { groups: [], query: '', fault: null, attempt: -1 };
// A little longer than people take from one letter to the next.
const pause = 150;

/** What is found for a text, while `isOpen`. What was found before stays until there is something new. `attempt` asks once more. */
export function useFind(query: string, isOpen: boolean, attempt: number): Finding {
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        void fetchGroups(query, controller.signal).then((answer) => {
          if (!controller.signal.aborted) setFound((before) => ({ ...before, fault: null, ...answer, query, attempt }));
        });
      },
      query === '' ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isOpen, attempt]);
  return { ...found, isLoading: found.query !== query || found.attempt !== attempt };
}

const fetchGroups = (query: string, signal: AbortSignal): Promise<FindAnswer | { fault: string }> =>
  fetchStudio<FindAnswer>(`${findPath.slice(1)}?q=${encodeURIComponent(query)}`, { signal }).catch((error: unknown) => ({
    fault: messageOf(error),
  }));
