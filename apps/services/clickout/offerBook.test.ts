// Requirements: 11.15.
import type { LegalPeriod, MarketLicence } from '@lupa/contracts/legalStatus.ts';
import { expect, test } from 'vitest';
import { buildOfferBook, offerRowsSchema, type OfferBook } from './offerBook.ts';

type Limits = { licences?: MarketLicence[]; legalPeriods?: LegalPeriod[]; territories?: string[] };

function createBook(
  expiration: string | null,
  reviewSlug: string | null = '/resenas/a/',
  { licences = [], legalPeriods = [], territories = [] }: Limits = {},
): OfferBook {
  const rows = {
    offers: [{ partnerSlug: 'a', afflinkProxy: 'b', offerId: 'c', trackingUrl: 'https://t.example/', expiration, territories }],
    partners: [{ partnerSlug: 'a', isActive: true, reviewSlug, licences }],
    legalPeriods,
  };
  return buildOfferBook(rows, 'https://lupacasino.example', (offer) => expect.unreachable(offer.reason));
}
const wayAt = (book: OfferBook, moment: string, territory: string | null = null) => book.find('a', 'b', Date.parse(moment), territory).kind;

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

test('a snapshot that knows of no expiry and no territories is read', () => {
  const offers = [{ partnerSlug: 'a', afflinkProxy: 'b', offerId: 'c', trackingUrl: 'https://t.example/' }];
  expect(offerRowsSchema.parse({ offers, partners: [] }).offers[0]).toMatchObject({ expiration: null, territories: [] });
});

test('the law decides at each click where it leads', () => {
  const period = { source: null, verifiedOn: null };
  const legalPeriods: LegalPeriod[] = [
    { ...period, status: 'prohibited', since: '2027-06-01T04:00:00Z' },
    { ...period, status: 'licensedList', since: '2027-03-01T03:00:00Z' },
  ];
  const licence: MarketLicence = { number: '14', from: '2027-03-10', until: '2027-05-31', source: null };
  const licensed = createBook(null, '/resenas/a/', { licences: [licence], legalPeriods });
  const unlicensed = createBook(null, '/resenas/a/', { legalPeriods });
  const ways = (book: OfferBook) =>
    ['2027-03-01T02:59:59Z', '2027-03-01T03:00:00Z', '2027-03-10T03:00:00Z', '2027-06-01T03:59:59Z', '2027-06-01T04:00:00Z'].map((moment) =>
      wayAt(book, moment),
    );
  expect(ways(licensed)).toEqual(['offer', 'review', 'offer', 'offer', 'review']);
  expect(ways(unlicensed)).toEqual(['offer', 'review', 'review', 'review', 'review']);
});

test('an offer for some territories leads out from there alone; where nobody tells, a visitor is in Chile', () => {
  const moment = '2026-11-30T12:00:00Z';
  const waysOf = (territories: string[]) => {
    const book = createBook(null, '/resenas/a/', { territories });
    return [null, 'CL', 'CL-RM', 'CA', 'CA-ON'].map((territory) => wayAt(book, moment, territory));
  };
  expect(waysOf(['CL'])).toEqual(['offer', 'offer', 'offer', 'review', 'review']);
  expect(waysOf(['CA-ON'])).toEqual(['review', 'review', 'review', 'review', 'offer']);
  expect(waysOf([])).toEqual(['offer', 'offer', 'offer', 'offer', 'offer']);
});

test('a snapshot that knows of no law is read', () => {
  const partners = [{ partnerSlug: 'a', isActive: true, reviewSlug: null }];
  expect(offerRowsSchema.parse({ offers: [], partners })).toMatchObject({ legalPeriods: [], partners: [{ licences: [] }] });
});

test.each([
  ['/resenas/a/', 'https://lupacasino.example', 'https://lupacasino.example/resenas/a/'],
  ['resenas/a', 'https://lupacasino.example/', 'https://lupacasino.example/resenas/a'],
  ['/resenas/a/', 'https://lupacasino.example/cl/', 'https://lupacasino.example/cl/resenas/a/'],
  ['//other.example/', 'https://lupacasino.example', 'https://lupacasino.example/other.example/'],
  [' /\\other.example', 'https://lupacasino.example', 'https://lupacasino.example/other.example'],
  ['https://other.example/', 'https://lupacasino.example', 'https://lupacasino.example/https://other.example/'],
])('the review %j of the site %s is at %s', (reviewSlug, siteUrl, url) => {
  const book = buildOfferBook(
    { offers: [], partners: [{ partnerSlug: 'a', isActive: true, reviewSlug, licences: [] }], legalPeriods: [] },
    siteUrl,
    () => undefined,
  );
  expect(book.find('a', 'b', 0, null)).toEqual({ kind: 'review', url });
});

test.each([null, '', '  '])('a casino with the review %j leads nowhere', (reviewSlug) => {
  expect(createBook('2000-01-01', reviewSlug).find('a', 'b', Date.now(), null)).toEqual({ kind: 'unknown' });
});

test('an offer of a casino that may not be linked, without an address, or with one that cannot be used, is left out', () => {
  const offer = { partnerSlug: 'a', offerId: 'c', expiration: null, territories: [] };
  const rejected: unknown[] = [];
  const book = buildOfferBook(
    {
      offers: [
        { ...offer, afflinkProxy: 'good', trackingUrl: 'https://t.example/' },
        { ...offer, afflinkProxy: 'none', trackingUrl: null },
        { ...offer, afflinkProxy: 'bad', trackingUrl: 'javascript:alert(1)' },
        { ...offer, afflinkProxy: 'closed', partnerSlug: 'b', trackingUrl: 'https://t.example/' },
        { ...offer, afflinkProxy: 'stray', partnerSlug: 'c', trackingUrl: 'https://t.example/' },
      ],
      partners: [
        { partnerSlug: 'a', isActive: true, reviewSlug: null, licences: [] },
        { partnerSlug: 'b', isActive: false, reviewSlug: null, licences: [] },
      ],
      legalPeriods: [],
    },
    'https://lupacasino.example',
    (each) => rejected.push(each),
  );
  expect(book.size).toBe(1);
  expect(book.find('a', 'good', 0, null).kind).toBe('offer');
  expect(rejected).toEqual([{ partnerSlug: 'a', afflinkProxy: 'bad', reason: expect.any(String) }]);
});
