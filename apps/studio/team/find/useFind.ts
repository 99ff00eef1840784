'use client';

import { useEffect, useState } from 'react';
import { explainFault } from '../../core/api/postToStudio.ts';
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

async function fetchGroups(query: string, signal: AbortSignal): Promise<{ groups: FoundGroup[] } | { fault: string }> {
  const response = await fetch(`/api${findPath}?q=${encodeURIComponent(query)}`, { signal, credentials: 'include' }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  return response?.ok ? (answer as FindAnswer) : { fault: explainFault(answer) };
}
