import { readFile } from 'node:fs/promises';
import { replaceFile } from './replaceFile.ts';

/** What was last known, on disk, for a restart while its source is away. */
export type Snapshot<Rows> = {
  read: () => Promise<Rows | null>;
  keep: (rows: Rows) => void;
  close: () => Promise<void>;
};

export function createSnapshot<Rows>(
  file: string,
  schema: { parse: (json: unknown) => Rows },
  onError: (error: unknown) => void,
): Snapshot<Rows> {
  let next: Rows | null = null;
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
        return schema.parse(JSON.parse(await readFile(file, 'utf8')));
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
