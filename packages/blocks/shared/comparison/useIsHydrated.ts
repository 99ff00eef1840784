import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether a script is at work: false on the server and while hydrating. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
