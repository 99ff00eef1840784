import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

// Those of `fs/promises` take half as long again, for each page that is made.
const [writeFile, rename] = [promisify(fs.writeFile), promisify(fs.rename)];

const unfinishedEnding = '.tmp';

export type ReplaceOptions = {
  mode?: number;
  /** Resolve only when it is on the disk itself, and so also outlasts a power cut. */
  isDurable?: boolean;
};

/** Writes a file whole or not at all: readers find what was before or all of what is new. A failure leaves nothing behind. */
export async function replaceFile(
  path: string,
  content: string | Uint8Array,
  { mode = 0o666, isDurable = false }: ReplaceOptions = {},
): Promise<void> {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}${unfinishedEnding}`;
  const write = () => writeFile(unfinished, content, { flag: 'wx', mode, flush: isDurable });
  try {
    await write().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(dirname(path), { recursive: true });
      await write();
    });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}
