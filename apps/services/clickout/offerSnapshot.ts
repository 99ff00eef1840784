import { readFile } from 'node:fs/promises';
import { replaceFile } from '@lupa/server/replaceFile.ts';
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
      await replaceFile(file, text, { mode: 0o600, isDurable: true }).catch(onError);
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
