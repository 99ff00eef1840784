'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server renders and until the browser has taken over: what depends on the reader's own clock waits for it. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
