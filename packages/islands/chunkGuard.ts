const reloadPause = 60_000;
const storageKey = 'lupa.reload';
/** Milliseconds that a page which is being left may wait for the next one. */
const leaveTime = 10_000;

export type ChunkGuardDeps = {
  /** Read each time: where storage is blocked, the very access throws. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  isOnline: () => boolean;
  isLeaving: () => boolean;
  /** Runs it if a page that was left is shown again, as it was, from the browser's cache. */
  whenBack: (run: () => void) => void;
  reload: () => void;
  now: () => number;
};

let leftAt = -Infinity;

const browser: ChunkGuardDeps = {
  storage: () => sessionStorage,
  isOnline: () => navigator.onLine,
  isLeaving: () => performance.now() - leftAt < leaveTime,
  whenBack: (run) => addEventListener('pageshow', ({ persisted }) => persisted && run(), { once: true }),
  reload: () => location.reload(),
  now: () => Date.now(),
};

/** Notes when the page is being left: WebKit then breaks off fetching files, and a reload would keep the visitor from leaving. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => (leftAt = performance.now()));
  addEventListener('pageshow', () => (leftAt = -Infinity));
}

/**
 * After a deployment the files of the old page may be gone: reloads to get the new page, once per 60 s (requirement 4.40). Stays
 * where it is when offline, and when the time of the last reload cannot be kept, so that it never loops; waits for the visitor to come back
 * when they are leaving. Says whether it reloads.
 */
export function reloadForMissingChunk(deps: ChunkGuardDeps = browser): boolean {
  if (deps.isLeaving()) {
    deps.whenBack(() => reloadForMissingChunk(deps));
    return false;
  }
  if (!deps.isOnline() || !canReloadAgain(deps)) return false;
  deps.reload();
  return true;
}

function canReloadAgain({ storage, now }: ChunkGuardDeps): boolean {
  try {
    const time = String(now());
    const last = storage().getItem(storageKey);
    if (last !== null && Math.abs(now() - Number(last)) < reloadPause) return false;
    storage().setItem(storageKey, time);
    return storage().getItem(storageKey) === time;
  } catch {
    return false;
  }
}

/** Whether an `import()` failed because its file could not be fetched, in the words of Chromium, Firefox or Safari. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);
}
