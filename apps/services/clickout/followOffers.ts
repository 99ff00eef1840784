import type { Logger } from '@lupa/server/logger.ts';
import { followRows, type FollowedRows } from './followRows.ts';
import { buildOfferBook, type OfferBook, type OfferRows } from './offerBook.ts';
import type { Snapshot } from '@lupa/server/snapshot.ts';

export type FollowOffersOptions = {
  read: () => Promise<OfferRows>;
  snapshot: Snapshot<OfferRows>;
  siteUrl: string;
  logger: Logger;
};

export function followOffers({ siteUrl, logger, ...options }: FollowOffersOptions): Promise<FollowedRows<OfferBook>> {
  const build = (rows: OfferRows) => buildOfferBook(rows, siteUrl, (offer) => logger.error(offer, 'an offer has no usable tracking URL'));
  return followRows({ ...options, subject: 'offers', build, logger });
}
