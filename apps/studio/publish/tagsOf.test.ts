import { expect, test } from 'vitest';
import { tagsOf } from './tagsOf.ts';

const casino = (entity: object = {}, body: object = {}) => ({
  body: {
    entity: {
      reviewSlug: '/resenas/a/',
      activePartner: true,
      recommendedPartner: null,
      depositPaymentMethods: [{ internalName: 'khipu', name: 'Khipu' }],
      withdrawalPaymentMethods: [{ internalName: 'web pay', name: 'Webpay' }],
      ...entity,
    },
    scoreMoves: [],
    ...body,
  },
});
const tagsOfPartner = (before?: object, after?: object) =>
  tagsOf({ kind: 'partner', key: 'a', locale: '*' }, before as { body: unknown }, after as { body: unknown });
const ofMethods = ['payment-use:khipu', 'payment-use:web-pay'];

test('an edit of a casino ends what shows that casino, and no list of all', () => {
  expect(tagsOfPartner(casino(), casino({ pros: ['new'] }))).toEqual(['partner:a']);
});

test('a casino that comes or goes ends the lists of all and of its payment methods', () => {
  expect(tagsOfPartner(undefined, casino())).toEqual(['partner:a', 'partners', ...ofMethods]);
  expect(tagsOfPartner(casino(), undefined)).toEqual(['partner:a', 'partners', ...ofMethods]);
});

test.each([
  ['its review moves', { reviewSlug: '/resenas/b/' }],
  ['it is no longer recommended', { activePartner: false }],
  ['another is recommended instead', { recommendedPartner: 'b' }],
])('the lists of all end when %s', (_, entity) => {
  expect(tagsOfPartner(casino(), casino(entity))).toEqual(['partner:a', 'partners', ...ofMethods]);
});

test('a method that a casino takes or leaves, and a moved score, end the counts of its methods', () => {
  expect(tagsOfPartner(casino(), casino({ depositPaymentMethods: [] }))).toEqual(['partner:a', ...ofMethods]);
  expect(tagsOfPartner(casino(), casino({}, { scoreMoves: [{ criterion: 'trust' }] }))).toEqual(['partner:a', ...ofMethods]);
});
