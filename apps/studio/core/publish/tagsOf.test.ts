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

const page = (changes: object = {}) => ({
  body: {
    internalName: 'Inicio',
    slug: '/a/',
    title: 'A',
    sitemapCategory: 'guides',
    noIndex: false,
    updatedDate: '2026-11-01',
    author: { name: 'Ana' },
    blocks: [],
    ...changes,
  },
});
const tagsOfPage = (before: ReturnType<typeof page> | undefined, after: ReturnType<typeof page> | undefined) =>
  tagsOf({ kind: 'page', key: '/a/', locale: 'es_CL' }, before, after);

test.each([
  ['internalName', 'Otro'],
  ['slug', '/b/'],
  ['title', 'B'],
  ['sitemapCategory', 'news'],
  ['noIndex', true],
  ['updatedDate', '2026-11-02'],
  ['author', { name: 'Eva' }],
  ['author', null],
])('the list of routes ends when %s of a page becomes %j, and when it was that', (name, value) => {
  expect(tagsOfPage(page(), page({ [name]: value }))).toEqual(['page:/a/', 'routes']);
  expect(tagsOfPage(page({ [name]: value }), page())).toEqual(['page:/a/', 'routes']);
});

test('the list of routes ends with a page that comes or goes, and not with what it says', () => {
  expect(tagsOfPage(undefined, page())).toEqual(['page:/a/', 'routes']);
  expect(tagsOfPage(page(), undefined)).toEqual(['page:/a/', 'routes']);
  expect(tagsOfPage(page(), page({ blocks: [{ type: 'infoBox' }] }))).toEqual(['page:/a/']);
});

const offerIn = (...territories: string[]) => ({ body: { territories } });
test.each([
  ['comes with territories', undefined, offerIn('MGA'), true],
  ['goes with its territories', offerIn('MGA'), undefined, true],
  ['is of other territories', offerIn('MGA'), offerIn('MGA', 'AYS'), true],
  ['keeps its territories', offerIn('MGA'), offerIn('MGA'), false],
  ['comes without territories', undefined, offerIn(), false],
])('an offer that %s tells so of the territories', (_, before, after, isTold) => {
  expect(tagsOf({ kind: 'offer', key: 'a/bienvenida', locale: '*' }, before, after)).toEqual([
    'partner:a',
    ...(isTold ? ['territories'] : []),
  ]);
});
