import { randomUUID } from 'node:crypto';
import { access, link, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStorage } from './mediaStorage.ts';

const keptPrefix = '.kept-';
const hour = 60 * 60 * 1000;

export function createFolderStorage(directory: string): MediaStorage {
  const pathOf = (filename: string) => join(directory, filename);
  return {
    configure: async (library) => ({ ...library, upload: { ...(library.upload as object), staticDir: directory } }),
    has: (filename) =>
      access(pathOf(filename)).then(
        () => true,
        () => false,
      ),
    read: (filename) => readFile(pathOf(filename)).catch(() => null),
    remove: (filename) => rm(pathOf(filename), { force: true }),
    isTaken: async () => false,
    // Payload deletes the old file before it looks at the rest of an edit, which may still be refused: a second name keeps it.
    keep: async (filename) => {
      const kept = pathOf(`${keptPrefix}${randomUUID()}`);
      await link(pathOf(filename), kept);
      return () => rename(kept, pathOf(filename));
    },
    removeLeftovers: async (now) => {
      for (const name of await readdir(/* turbopackIgnore: true */ directory).catch(() => [])) {
        if (!name.startsWith(keptPrefix)) continue;
        const { ctimeMs } = await stat(pathOf(name));
        if (now.getTime() - ctimeMs > hour) await rm(pathOf(name), { force: true });
      }
    },
  };
}
