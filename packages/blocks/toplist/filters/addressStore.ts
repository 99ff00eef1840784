const moved = 'lupa:address';

/** Calls `onMove` when the address of the page changes without a new page: by `moveTo`, or by back and forward. For `useSyncExternalStore`. */
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
