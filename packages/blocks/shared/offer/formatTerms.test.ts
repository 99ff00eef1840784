import { isExpiredOn } from '@lupa/domain/schedule.ts';
// Requirements: 3.25, 3.31, 3.32, 12.10.
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { type Offer, offerExample, offerSchema } from '@lupa/contracts/offer.ts';
import { expect, test } from 'vitest';
import {
  currencyOf,
  formatDepositLimit,
  formatHeadline,
  formatExpiration,
  formatLimit,
  formatMinimumDeposit,
  formatRollover,
} from './formatTerms.ts';

const terms = offerExample.attributes;

test('terms are written for the page', () => {
  expect(formatRollover(terms, 'es-CL', 'Sin rollover')).toBe('35x');
  expect(formatMinimumDeposit(terms, 'es-CL')).toBe('$10.000');
  expect(formatExpiration(terms, 'es-CL')).toBe('31 mar 2027');
  expect(formatDepositLimit({ depositLimit: '5.000', depositLimitCurrency: [{ currencySymbol: '$' }] }, 'es-CL')).toBe('$5.000');
  expect(formatDepositLimit({ depositLimit: '10000', depositLimitCurrency: [{ currencySymbol: '$' }] }, 'es-CL')).toBe('$10.000');
  expect(formatDepositLimit({ depositLimit: '$10.000', depositLimitCurrency: [{ currencySymbol: '$' }] }, 'es-CL')).toBe('$10.000');
});

const english = buildMicrocopy([
  { key: 'offer_headline_match', value: '{share} up to {amount}' },
  { key: 'offer_headline_live', value: '{offer} in the live casino' },
  { key: 'offer_headline_no_deposit', value: '{offer} without a deposit' },
  { key: 'offer_headline_spins', value: '{count} free spins' },
  { key: 'offer_headline_spins_one', value: '1 free spin' },
]);

test.each<[string, string, Partial<Offer['attributes']>]>([
  ['100% up to CLP\u00a0300,000 + 50 free spins', 'welcome', {}],
  ['100% up to CLP\u00a0300,000 in the live casino + 1 free spin', 'live', { freeSpins: 1 }],
  ['50 free spins without a deposit', 'noDeposit', { percentage: null, amount1: null }],
  ['CLP\u00a0300,000 without a deposit', 'noDeposit', { percentage: null, freeSpins: null }],
  ['Cashback: 10%', 'cashback', { percentage: 10, amount1: null, freeSpins: 0 }],
  ['100% up to CLP\u00a0300,000', 'of another kind', { currency1: [], freeSpins: null }],
])('a headline in English is %s', (headline, offerType, changes) => {
  const offer = { ...offerExample, offerType, attributes: { ...terms, ...changes } };
  expect(formatHeadline(offer, { locale: 'en', microcopy: english })).toEqual({ text: headline, lang: undefined });
});

test('a headline stays as the casino wrote it in its own language, and where its figures say nothing', () => {
  const spanish = { text: terms.titlePreview, lang: undefined };
  expect(formatHeadline(offerExample, { locale: 'es-CL', microcopy: english })).toEqual(spanish);
  const plain = { ...offerExample, attributes: { ...terms, percentage: null, amount1: null, freeSpins: null } };
  expect(formatHeadline(plain, { locale: 'en', microcopy: english })).toEqual({ ...spanish, lang: 'es-CL' });
});

test('what is not known is a dash, never a zero', () => {
  expect(formatRollover({ rollover: null }, 'es-CL', 'Sin rollover')).toBe('-');
  expect(formatMinimumDeposit({ ...terms, minimumDeposit: null }, 'es-CL')).toBe('-');
  expect(formatExpiration({ expiration: null }, 'es-CL')).toBe('-');
  expect(formatDepositLimit({ depositLimit: '-', depositLimitCurrency: [{ currencySymbol: '$' }] }, 'es-CL')).toBe('-');
  expect(formatRollover({ rollover: 0 }, 'es-CL', 'Sin rollover')).toBe('Sin rollover');
});

test('the first currency counts; an amount without one is the market’s', () => {
  expect(currencyOf({ currency1: [], currency: [{ currencyCode: 'USD' }] })).toBe('USD');
  expect(formatMinimumDeposit({ ...terms, currency1: [], currency: [] }, 'es-CL')).toBe('$10.000');
  expect(formatDepositLimit({ depositLimit: '10000', depositLimitCurrency: [] }, 'es-CL')).toBe('$10.000');
  expect(formatLimit('5000000', [], 'es-CL')).toBe('$5.000.000');
  expect(formatLimit('5000', [{ currencySymbol: 'US$' }], 'es-CL')).toBe('US$5.000');
  expect(formatLimit('3 retiros por día', [], 'es-CL')).toBe('3 retiros por día');
});

test.each([
  ['2026-11-10', '2026-11-10', false],
  ['2026-11-10', '2026-11-11', true],
  ['2026-11-10T12:00:00.000Z', '2026-11-10', false],
  [null, '2099-01-01', false],
  ['indefinida', '2099-01-01', false],
  ['31/03/2027', '2027-03-31', false],
  ['31/03/2027', '2027-04-01', true],
  ['1.4.2027', '2027-04-02', true],
  ['28-02-2026', '2026-03-01', true],
  ['31/02/2026', '2026-03-01', true],
  ['31 de marzo de 2027', '2026-11-10', true],
  ['2026-13-45', '2026-11-10', true],
])('an offer until %s has, on %s, run out: %s', (expiration, today, expected) => {
  const { attributes } = offerSchema.parse({ id: 1, attributes: { expiration } });
  expect(isExpiredOn(attributes, today)).toBe(expected);
});
