import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type VariantStore = {
  read: (key: string) => Promise<Buffer | null>;
  write: (key: string, bytes: Buffer) => Promise<void>;
  bytes: () => number;
};

type Entry = { size: number; usedAt: number };
const touchInterval = 3_600_000;
const keptShare = 0.9;
const draftSuffix = '.draft';

/**
 * Files by key (hexadecimal), the least recently used of which go when there are more than `maximumBytes`. Reads what
 * an earlier run left. Order of use survives a restart to the hour: it is the files' modification time.
 */
export async function openVariantStore(directory: string, maximumBytes: number): Promise<VariantStore> {
  const entries = new Map((await scan(directory)).map(({ key, ...entry }) => [key, entry]));
  let total = entries.values().reduce((sum, { size }) => sum + size, 0);
  const pathOf = (key: string) => join(directory, key.slice(0, 2), key);

  function remember(key: string, entry: Entry): void {
    total += entry.size - (entries.get(key)?.size ?? 0);
    entries.delete(key);
    entries.set(key, entry);
  }

  function forget(key: string): void {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  async function prune(): Promise<void> {
    if (total <= maximumBytes) return;
    for (const key of entries.keys()) {
      if (total <= maximumBytes * keptShare) return;
      forget(key);
      await rm(pathOf(key), { force: true });
    }
  }

  return {
    bytes: () => total,
    read: async (key) => {
      const bytes = await readFile(pathOf(key)).catch(() => null);
      if (bytes === null) {
        forget(key);
        return null;
      }
      const now = Date.now();
      const usedAt = entries.get(key)?.usedAt ?? 0;
      const isTouched = now - usedAt > touchInterval;
      remember(key, { size: bytes.length, usedAt: isTouched ? now : usedAt });
      if (isTouched) await utimes(pathOf(key), now / 1000, now / 1000).catch(() => undefined);
      return bytes;
    },
    write: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomBytes(6).toString('hex')}${draftSuffix}`;
      await writeFile(draft, bytes);
      await rename(draft, path);
      remember(key, { size: bytes.length, usedAt: Date.now() });
      await prune();
    },
  };
}

/** Files of earlier runs, least recently used first. Drafts that a killed process left are removed. */
async function scan(directory: string): Promise<(Entry & { key: string })[]> {
  const found: (Entry & { key: string })[] = [];
  for (const folder of await readdir(directory).catch(() => [])) {
    for (const name of await readdir(join(directory, folder)).catch(() => [])) {
      const path = join(directory, folder, name);
      const file = await stat(path).catch(() => null);
      if (file === null) continue;
      if (!name.endsWith(draftSuffix)) found.push({ key: name, size: file.size, usedAt: file.mtimeMs });
      else if (Date.now() - file.mtimeMs > touchInterval) await rm(path, { force: true });
    }
  }
  return found.toSorted((a, b) => a.usedAt - b.usedAt);
}
