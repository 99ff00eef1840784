const reloadPause = 60_000;
const storageKey = 'lupa.chunkReload';

export type ChunkGuardDeps = {
  /** Read each time: where storage is blocked, the very access throws. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  isOnline: () => boolean;
  reload: () => void;
  now: () => number;
};

const browser: ChunkGuardDeps = {
  storage: () => sessionStorage,
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
  now: () => Date.now(),
};

/**
 * After a deployment the files of the old page may be gone: reloads to get the new page, once per 60 s (SPEC sections 4 and 9). Stays
 * where it is when offline, and when the time of the last reload cannot be kept, so that it never loops. Says whether it reloads.
 */
export function reloadForMissingChunk(deps: ChunkGuardDeps = browser): boolean {
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
