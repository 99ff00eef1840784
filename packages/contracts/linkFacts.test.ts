// Requirements: 3.12.
import { expect, it } from 'vitest';
import { activePartnerSchema, isCasinoOutdated, recommendedPartnerSchema, unnamedPartner, urlOfferSchema } from './linkFacts.ts';

it.each([
  [true, true],
  [1, true],
  ['TRUE', true],
  [false, false],
  [0, false],
  ['false', false],
  ['0', false],
  ['No', false],
  ['inactive', false],
  [undefined, null],
  [null, null],
  ['', 'unreadable'],
  ['quizás', 'unreadable'],
  [2, 'unreadable'],
  [{ value: true }, 'unreadable'],
  [[true], 'unreadable'],
])('that a casino is active, as %j, is %s', (sent, read) => {
  const { success, data } = activePartnerSchema.safeParse(sent);
  expect(success ? data : 'unreadable').toBe(read);
});

it.each([
  [undefined, undefined],
  [null, null],
  [false, null],
  ['', null],
  [[], null],
  ['boreal', 'boreal'],
  [12, '12'],
  [{ partnerSlug: 'boreal', partnerName: 'Boreal Play' }, 'boreal'],
  [['boreal'], 'boreal'],
  [[{ slug: 'boreal' }], 'boreal'],
  [{ id: 3 }, unnamedPartner],
  [true, unnamedPartner],
])('who is recommended instead, as %j, is %s', (sent, read) => expect(recommendedPartnerSchema.parse(sent)).toBe(read));

it.each([
  [undefined, undefined],
  [null, null],
  ['', null],
  [' - ', null],
  ['/jugar/austral/bienvenida', '/jugar/austral/bienvenida'],
])('the way out %j is %s', (sent, read) => expect(urlOfferSchema.parse(sent)).toBe(read));

it('a casino is outdated when it is inactive or replaced', () => {
  expect(isCasinoOutdated({ activePartner: true, recommendedPartner: null })).toBe(false);
  expect(isCasinoOutdated({ activePartner: false, recommendedPartner: null })).toBe(true);
  expect(isCasinoOutdated({ activePartner: true, recommendedPartner: 'other' })).toBe(true);
});
