import { expect, test } from 'vitest';
import { buildOfferBook, offerRowsSchema, type OfferBook } from './offerBook.ts';

function createBook(expiration: string | null, reviewSlug: string | null = '/resenas/a/'): OfferBook {
  const rows = {
    offers: [{ partnerSlug: 'a', afflinkProxy: 'b', offerId: 'c', trackingUrl: 'https://t.example/', expiration }],
    partners: [{ partnerSlug: 'a', isActive: true, reviewSlug }],
  };
  return buildOfferBook(rows, 'https://lupacasino.example', (offer) => expect.unreachable(offer.reason));
}
const wayAt = (book: OfferBook, moment: string) => book.find('a', 'b', Date.parse(moment)).kind;

test('an offer leads out until its last day in Chile is over, then to the review', () => {
  const book = createBook('2026-11-30');
  expect(wayAt(book, '2026-11-30T12:00:00Z')).toBe('offer');
  expect(wayAt(book, '2026-12-01T02:59:59.999Z')).toBe('offer');
  expect(wayAt(book, '2026-12-01T03:00:00Z')).toBe('review');
  expect(wayAt(createBook('2026-11-30', null), '2026-12-01T03:00:00Z')).toBe('unknown');
  // A clock that was a day ahead has not ended it for good.
  expect(wayAt(book, '2026-11-30T12:00:00Z')).toBe('offer');
});

test.each([null, '', 'indefinida', '2026-13-45'])('an offer with the expiration %j never ends', (expiration) => {
  expect(wayAt(createBook(expiration), '2100-01-01T00:00:00Z')).toBe('offer');
});

test('a snapshot that knows of no expiry is read', () => {
  const offers = [{ partnerSlug: 'a', afflinkProxy: 'b', offerId: 'c', trackingUrl: 'https://t.example/' }];
  expect(offerRowsSchema.parse({ offers, partners: [] }).offers[0]?.expiration).toBeNull();
});
