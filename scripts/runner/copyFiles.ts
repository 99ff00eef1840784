import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

export type CopiedFile = {
  isLinked: boolean;
};

/** What `earlier` has with the same size and time is linked. Files that vanish are left out. Returns what is there, by path. */
export async function copyFiles(from: string, to: string, entries: readonly string[], earlier?: string): Promise<Map<string, CopiedFile>> {
  const found = new Map<string, CopiedFile>();
  for (const path of await listFiles(from, entries)) {
    const copied = await copyOne(join(from, path), join(to, path), earlier === undefined ? undefined : join(earlier, path));
    if (copied) found.set(path, copied);
  }
  return found;
}

const leftOut = [join('spool', 'reserve')];

async function listFiles(folder: string, entries: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry);
      const stats = await stat(path).catch(() => null);
      if (stats === null) return [];
      if (stats.isFile()) return [entry];
      const children = await readdir(path, { recursive: true, withFileTypes: true });
      return children.filter((child) => child.isFile()).map((child) => relative(folder, join(child.parentPath, child.name)));
    }),
  );
  return lists
    .flat()
    .filter((path) => !leftOut.includes(path))
    .toSorted();
}

async function copyOne(source: string, target: string, earlier: string | undefined): Promise<CopiedFile | null> {
  try {
    const { size, mtime, mtimeMs } = await stat(source);
    const findSame = async (path: string) => {
      const stats = await stat(path).catch(() => null);
      return stats !== null && stats.size === size && Math.abs(stats.mtimeMs - mtimeMs) < 1 ? stats : null;
    };
    const present = await findSame(target);
    if (present) return { isLinked: present.nlink > 1 };
    await mkdir(dirname(target), { recursive: true });
    if (earlier !== undefined && (await findSame(earlier))) {
      const isLinked = await link(earlier, target).then(
        () => true,
        () => false,
      );
      if (isLinked) return { isLinked };
    }
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    await utimes(target, mtime, mtime);
    return { isLinked: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
