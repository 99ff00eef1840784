import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { offerRowsSchema, type OfferRows } from './offerBook.ts';

/** The last known offers on disk, for a restart while the database is away. */
export type OfferSnapshot = {
  read: () => Promise<OfferRows | null>;
  /** Keeps the rows in the background; when several come at once, only the last ones are written. */
  keep: (rows: OfferRows) => void;
  close: () => Promise<void>;
};

export function createOfferSnapshot(file: string, onError: (error: unknown) => void): OfferSnapshot {
  let next: OfferRows | null = null;
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    while (next !== null) {
      const text = JSON.stringify(next);
      next = null;
      await replaceFile(file, text).catch(onError);
    }
    writing = null;
  }

  return {
    read: async () => {
      try {
        return offerRowsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      } catch {
        return null;
      }
    },
    keep: (rows) => {
      next = rows;
      writing ??= writeAll();
    },
    close: async () => {
      await writing;
    },
  };
}

/** A reader sees the old text or the new one, also after a power cut. */
async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}.draft`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(text).then(() => handle.sync());
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await unlink(draft);
    throw error;
  }
}
