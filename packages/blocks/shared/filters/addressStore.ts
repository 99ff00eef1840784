import type { MouseEvent } from 'react';

const moved = 'lupa:address';

/** Calls `onMove` when the address changes without a new page: by `moveTo`, `moveInPlace`, or by back and forward. */
export function followAddress(onMove: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['popstate', moved]) addEventListener(type, onMove, { signal: listening.signal });
  return () => listening.abort();
}

/** Puts another address of this page into the history and tells all who follow it. What the entry before remembers stays known. */
export function moveTo(href: string): void {
  history.pushState(history.state, '', href);
  dispatchEvent(new Event(moved));
}

export function moveInPlace(href: string): void {
  history.replaceState(history.state, '', href);
  dispatchEvent(new Event(moved));
}

/** Whether a tap is for the script: not one for a new tab, nor one that the browser followed before there was script here. */
export function isPlainTap({ isTrusted, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return isTrusted && !(ctrlKey || metaKey || shiftKey || altKey);
}
