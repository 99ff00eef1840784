import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from '@lupa/server/logger.ts';
import { buildOfferBook, offerRowsSchema, type OfferBook, type OfferRows } from './offerBook.ts';

export type FollowOffersOptions = {
  read: () => Promise<OfferRows>;
  /** Where the last known offers outlive a restart without a database. */
  snapshotFile: string;
  siteUrl: string;
  logger: Logger;
};

/** Published offers in memory. `book` is null until they were read once, from the database or from the snapshot. */
export type FollowedOffers = { book: () => OfferBook | null; refresh: () => Promise<void> };

/** Keeps the offers: `refresh` reads them again; asked while it reads, it reads once more afterwards. Never rejects. */
export async function followOffers({ read, snapshotFile, siteUrl, logger }: FollowOffersOptions): Promise<FollowedOffers> {
  let book: OfferBook | null = null;
  let known = '';
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  function take(rows: OfferRows): void {
    book = buildOfferBook(rows, siteUrl, (offer) => logger.error(offer, 'an offer has no usable tracking URL'));
  }

  async function readOnce(): Promise<void> {
    try {
      const rows = await read();
      const text = JSON.stringify(rows);
      if (text === known) return;
      take(rows);
      await writeSnapshot(snapshotFile, text);
      known = text;
    } catch (error) {
      logger.warn({ err: error }, 'the offers could not be read or kept; the last known ones serve');
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
    const rows = await readSnapshot(snapshotFile);
    if (rows !== null) take(rows);
    logger.warn(
      { offers: rows?.offers.length ?? null },
      rows === null ? 'no offers are known yet' : 'the offers come from the snapshot on disk',
    );
  }
  return { book: () => book, refresh };
}

async function readSnapshot(file: string): Promise<OfferRows | null> {
  try {
    return offerRowsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

async function writeSnapshot(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
