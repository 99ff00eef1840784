import { analyticsConstants } from '@lupa/contracts/analytics.ts';

let isWanted = false;
let stopAnalytics: (() => void) | undefined;

/** Starts analytics unless it runs, or ends it and removes what it has kept. */
export async function setAnalytics(isAllowed: boolean): Promise<void> {
  isWanted = isAllowed;
  if (!isAllowed) return end();
  // A blocker may hold it back.
  const fetched = await import('../analytics/startAnalytics.ts').catch(() => null);
  // The choice may have changed meanwhile.
  if (isWanted) stopAnalytics ??= fetched?.startAnalytics();
}

function end(): void {
  stopAnalytics?.();
  stopAnalytics = undefined;
  try {
    localStorage.removeItem(analyticsConstants.storageKey);
  } catch {
    // Blocked: nothing was kept.
  }
}
