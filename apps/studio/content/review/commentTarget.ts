'use client';

import { useSyncExternalStore } from 'react';

let target = '';
const listeners = new Set<() => void>();
export const commentFieldId = 'review-comment';

export function setCommentTarget(blockId: string): void {
  target = blockId;
  for (const listener of listeners) listener();
}

export function startComment(blockId: string): void {
  setCommentTarget(blockId);
  const field = document.getElementById(commentFieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

export const useCommentTarget = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => target,
    () => '',
  );
