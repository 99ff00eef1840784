'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import { fetchStudio } from '../../core/api/postToStudio.ts';
import type { PageReview } from './loadPageReview.ts';

type Entry = { state: 'idle' | 'loading' | 'ready' | 'failed'; answer: PageReview | null };

const idle: Entry = { state: 'idle', answer: null };
export const reviewChanged = 'lupa-review-changed';

// The panel, the rows of blocks and the buttons of a form are far apart, and show the same review.
const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();

function write(path: string, entry: Entry): void {
  entries.set(path, entry);
  for (const listener of listeners) listener();
}

export async function refreshPageReview(path: string): Promise<void> {
  const { answer } = entries.get(path) ?? idle;
  write(path, { state: 'loading', answer });
  const read = await fetchStudio<PageReview>(path).catch(() => null);
  write(path, read === null ? { state: 'failed', answer } : { state: 'ready', answer: read });
  dispatchEvent(new Event(reviewChanged));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export function usePageReview(): Entry & { path: string | null } {
  const { id } = useDocumentInfo();
  const { code } = useLocale();
  const path = id === undefined ? null : `review/page/${id}?locale=${code}`;
  const read = () => (path === null ? idle : (entries.get(path) ?? idle));
  return { ...useSyncExternalStore(subscribe, read, () => idle), path };
}
