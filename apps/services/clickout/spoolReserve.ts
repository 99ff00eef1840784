import { mkdir, open, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { SpoolFile } from './spoolFile.ts';

/** Room on the disk that is kept for clicks: a file of blanks, over which clicks are written when nothing else fits any more. */
export type SpoolReserve = {
  /** Makes the file, or makes it longer, where that leaves as much again to everybody else. Resolves to its bytes. Never rejects. */
  fill: () => Promise<number>;
  /** The reserve as a file to write to; null when there is none. */
  take: () => Promise<SpoolFile | null>;
};

const reserveFile = 'reserve';
// Lines, because a file is read by lines; few, because a killed process leaves them to be read.
const blankLine = `${' '.repeat(65_535)}\n`;

/** `size` in bytes; 0: no reserve. Processes that share the directory share it. */
export function createSpoolReserve(directory: string, size: number): SpoolReserve {
  const path = join(directory, reserveFile);
  const sizeNow = () =>
    stat(path).then(
      (found) => found.size,
      () => 0,
    );

  async function grow(present: number): Promise<void> {
    await mkdir(directory, { recursive: true });
    const { bavail, bsize } = await statfs(directory);
    if (bavail * bsize < size - present + size) return;
    const handle = await open(path, 'a', 0o600);
    try {
      for (let length = present; length < size; length += blankLine.length) await handle.appendFile(blankLine);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  return {
    fill: async () => {
      const present = await sizeNow();
      if (present >= size) return present;
      await grow(present).catch(() => undefined);
      return sizeNow();
    },
    take: () => SpoolFile.takeOver(path),
  };
}
