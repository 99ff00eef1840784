'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import { fetchStudio, postToStudio } from '../../core/api/postToStudio.ts';
import type { PageReview } from './loadPageReview.ts';
import type { MailOutcome } from './sendReviewMails.ts';

type Entry = { state: 'idle' | 'loading' | 'ready' | 'failed'; answer: PageReview | null };

const idle: Entry = { state: 'idle', answer: null };
export const reviewChanged = 'lupa-review-changed';

// The panel, the rows of blocks and the buttons of a form are far apart, and show the same review.
const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function write(path: string, entry: Entry): void {
  entries.set(path, entry);
  tell();
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

/** @throws Error whose message is for the person in front of it */
export const callReview = (what: 'pass' | 'return' | 'comment' | 'solve', body: object): Promise<{ mail?: MailOutcome }> =>
  postToStudio(`review/${what}`, body);

export function formatMail(mail: MailOutcome | undefined): string {
  if (mail === 'sent') return ' Se avisó por correo.';
  return mail === 'failed' ? ' El correo no se pudo enviar: avisa por otro medio.' : '';
}

/** The block that the next comment is about, chosen in its row or in the panel; empty for the whole page. */
let target = '';
export const commentFieldId = 'review-comment';
export const useCommentTarget = (): string =>
  useSyncExternalStore(
    subscribe,
    () => target,
    () => '',
  );

export function setCommentTarget(blockId: string): void {
  target = blockId;
  tell();
}

export function startComment(blockId: string): void {
  setCommentTarget(blockId);
  const field = document.getElementById(commentFieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
