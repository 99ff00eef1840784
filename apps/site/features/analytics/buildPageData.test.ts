// Requirements: 3.69, 3.73, 3.74, 3.75, 3.76, 3.77, 9.16.
import { pageAnswerExample } from '@lupa/contracts/page.ts';
import { expect, test } from 'vitest';
import { buildPageData, type PageFacts, type PaidLink } from './buildPageData.ts';
import { createTransactionId, readPaidLink } from './outboundClicks.ts';

const [answered] = pageAnswerExample.pages;
if (!answered) throw new Error('The examples have changed.');

const link = (partner: string, toplist: string, responseId: string): PaidLink => ({
  partner,
  offer: 'bono',
  toplist,
  position: 1,
  responseId,
  linkId: 'cta',
});
const facts: PageFacts = {
  analytics: { ...answered.analytics, subCategories: ['Casino Review'], siteSection: 'resenas', variant: 'b' },
  language: 'es-CL',
  links: [link('andino', 'home', 'home.7'), link('nevado', 'home', 'home.7'), link('andino', 'nuevos', 'nuevos.2'), link('', '', '')],
  location: { countryCode: 'CL', regionCode: 'RM', continentCode: 'SA', city: 'Santiago' },
  device: 'tablet',
};

test('every field of requirements 3.73 to 3.77', () => {
  expect(buildPageData(facts)).toEqual({
    language: 'es-CL',
    country: 'CL',
    category: 'Reviews',
    subCategories: ['Casino Review'],
    vertical: 'Casino',
    subVertical: '',
    triVertical: '',
    toplist: 'home,nuevos',
    primarySubCategory: '',
    equivalentPage: '',
    toplistDataIds: ['home.7', 'nuevos.2'],
    partnerDataIds: ['andino', 'nevado'],
    variant: 'b',
    state: 'RM',
    platform: 'web',
    event: 'pageView',
    siteSection: 'resenas',
    is_mobile: false,
    is_tablet: true,
    user_continent: 'SA',
    user_country: 'CL',
    user_state: 'RM',
    user_city: 'Santiago',
  });
});

test('what is not known is empty', () => {
  const unknown = { country: '', state: '', toplist: '', toplistDataIds: [], partnerDataIds: [], user_continent: '', user_city: '' };
  expect(buildPageData({ ...facts, links: [], location: null })).toMatchObject(unknown);
  const coarse = { countryCode: 'CL', regionCode: null, continentCode: null, city: null };
  expect(buildPageData({ ...facts, location: coarse })).toMatchObject({ user_country: 'CL', user_state: '', user_city: '' });
});

test.each([
  [
    { responseId: 'r', linkId: 'cta', linkData: '{"partner":"a","offer":"b","toplist":"home","position":3}' },
    ['a', 'b', 'home', 3, 'r', 'cta'],
  ],
  [{ linkId: 'review', linkData: '{"partner":"a","toplist":"home"}' }, ['a', '', 'home', 0, '', 'review']],
  [{ linkData: '{"partner":7,"position":"3"}' }, ['', '', '', 0, '', '']],
  [{ linkData: 'null' }, ['', '', '', 0, '', '']],
  [{ linkData: '{' }, ['', '', '', 0, '', '']],
  [{}, ['', '', '', 0, '', '']],
])('the link %j says %j', (dataset, said) => {
  const { partner, offer, toplist, position, responseId, linkId } = readPaidLink(dataset);
  expect([partner, offer, toplist, position, responseId, linkId]).toEqual(said);
});

test('transaction ids carry the site number and the time, and differ', () => {
  expect(createTransactionId(1_700_000_000_000)).toMatch(/^5400-1700000000000-[0-9a-f]{16}$/);
  expect(createTransactionId(5)).toMatch(/^5400-0000000000005-/);
  expect(new Set(Array.from({ length: 500 }, () => createTransactionId(1))).size).toBe(500);
});
