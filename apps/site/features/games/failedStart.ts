import { failedStartPath } from '@lupa/contracts/freePlay.ts';

/** Tells the site that a game did not start here: which game, and nothing else. Nobody waits for it. Browser only. */
export function reportFailedStart(gameId: string): void {
  if (!navigator.onLine) return;
  const report = { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'strict-origin' } as const;
  fetch(`/api${failedStartPath(gameId)}`, report).catch(() => {});
}
