import type { Logger } from '@lupa/server/logger.ts';
import type { Snapshot } from '@lupa/server/snapshot.ts';

export type FollowRowsOptions<Rows, Book> = {
  subject: string;
  read: () => Promise<Rows>;
  snapshot: Snapshot<Rows>;
  build: (rows: Rows) => Book;
  logger: Logger;
};

/** Rows of the database, kept in memory. `book` is null until they were read once, from the database or from the snapshot. */
export type FollowedRows<Book> = { book: () => Book | null; refresh: () => Promise<void> };

export async function followRows<Rows, Book>(options: FollowRowsOptions<Rows, Book>): Promise<FollowedRows<Book>> {
  const { subject, read, snapshot, build, logger } = options;
  let book: Book | null = null;
  let known = '';
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function readOnce(): Promise<void> {
    try {
      const rows = await read();
      const text = JSON.stringify(rows);
      if (text === known) return;
      book = build(rows);
      known = text;
      snapshot.keep(rows);
    } catch (error) {
      logger.warn({ err: error }, `the ${subject} could not be read; the last known ones serve`);
    }
  }

  function refresh(): Promise<void> {
    isAskedAgain = running !== null;
    running ??= (async () => {
      do {
        isAskedAgain = false;
        await readOnce();
      } while (isAskedAgain);
      running = null;
    })();
    return running;
  }

  await refresh();
  if (book === null) {
    const rows = await snapshot.read();
    if (rows !== null) book = build(rows);
    logger.warn(rows === null ? `no ${subject} are known yet` : `the ${subject} come from the snapshot on disk`);
  }
  return { book: () => book, refresh };
}
