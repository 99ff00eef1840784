import { stat } from 'node:fs/promises';

/**
 * Tells files whose writer has not touched them for `lease` milliseconds of a clock that nobody can set: the times that files carry may
 * lie a day ahead or back. So a file has to be looked at twice.
 */
export function createAbandonment(lease: number, elapsed: () => number): (paths: string[]) => Promise<string[]> {
  let seen = new Map<string, { touchedAt: number; since: number }>();
  return async (paths) => {
    const now = elapsed();
    const found = new Map<string, { touchedAt: number; since: number }>();
    for (const path of paths) {
      const touchedAt = (await stat(path).catch(() => null))?.mtimeMs;
      if (touchedAt === undefined) continue;
      const before = seen.get(path);
      found.set(path, before?.touchedAt === touchedAt ? before : { touchedAt, since: now });
    }
    seen = found;
    return [...found].filter(([, { since }]) => now - since > lease).map(([path]) => path);
  };
}
