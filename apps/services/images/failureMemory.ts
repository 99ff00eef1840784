export type FailureMemory = {
  /** Why it failed; null when that is not known, or long ago. */
  find: (key: string) => Error | null;
  keep: (key: string, error: Error) => void;
};

/** Remembers the latest `most` failures, each for `milliseconds`: what failed once fails again, and costs as much. */
export function createFailureMemory({
  most,
  milliseconds,
  now = Date.now,
}: {
  most: number;
  milliseconds: number;
  now?: () => number;
}): FailureMemory {
  const failures = new Map<string, { error: Error; until: number }>();
  return {
    find: (key) => {
      const found = failures.get(key);
      if (!found) return null;
      if (found.until > now()) return found.error;
      failures.delete(key);
      return null;
    },
    keep: (key, error) => {
      failures.delete(key);
      failures.set(key, { error, until: now() + milliseconds });
      const [oldest] = failures.keys();
      if (failures.size > most && oldest !== undefined) failures.delete(oldest);
    },
  };
}
