import type { Logger } from '@lupa/server/logger.ts';
import { buildOfferBook, type OfferBook, type OfferRows } from './offerBook.ts';
import type { OfferSnapshot } from './offerSnapshot.ts';

export type FollowOffersOptions = {
  read: () => Promise<OfferRows>;
  snapshot: OfferSnapshot;
  siteUrl: string;
  logger: Logger;
};

/** Published offers in memory. `book` is null until they were read once, from the database or from the snapshot. */
export type FollowedOffers = { book: () => OfferBook | null; refresh: () => Promise<void> };

/** Keeps the offers: `refresh` reads them again; asked while it reads, it reads once more afterwards. Never rejects. */
export async function followOffers({ read, snapshot, siteUrl, logger }: FollowOffersOptions): Promise<FollowedOffers> {
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
      known = text;
      snapshot.keep(rows);
    } catch (error) {
      logger.warn({ err: error }, 'the offers could not be read; the last known ones serve');
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
    if (rows !== null) take(rows);
    const message = rows === null ? 'no offers are known yet' : 'the offers come from the snapshot on disk';
    logger.warn({ offers: rows?.offers.length ?? null }, message);
  }
  return { book: () => book, refresh };
}
