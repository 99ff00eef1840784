import { describe, expect, it } from 'vitest';
import { buildPaymentMethods } from '../casinos/paymentMethods/feature.ts';
import { createTestReader } from '../testing/testReader.ts';
import { buildCorrections } from './corrections/feature.ts';
import { buildNavigationGroups } from './menus/feature.ts';
import { buildRedirects } from './redirects/feature.ts';
import { buildMicrocopies } from './texts/feature.ts';

const places = (documents: { kind: string; key: string; locale: string }[]) =>
  documents.map(({ kind, key, locale }) => `${kind} ${key} ${locale}`);

describe('a microcopy', () => {
  it('is public in the languages in which it says something', async () => {
    const reader = createTestReader({ 'microcopy:1:es_CL': { key: 'a', value: 'hola' }, 'microcopy:1:en': { key: 'a', value: '' } });
    expect(places(await buildMicrocopies(1, reader))).toEqual(['microcopy a es_CL']);
    expect(places(await buildMicrocopies(1, createTestReader({ 'microcopy:1:en': { key: 'a', value: 'hello' } })))).toEqual([
      'microcopy a en',
    ]);
    expect(await buildMicrocopies(2, reader)).toEqual([]);
  });
});

describe('a menu', () => {
  const item = { name: 'Bonos', linksGroups: null };

  it('is public in the languages in which it has entries', async () => {
    const reader = createTestReader({
      'navigation-groups:1:es_CL': { groupName: 'header', navigationItems: [item] },
      'navigation-groups:1:en': { groupName: 'header', navigationItems: [] },
    });
    expect(places(await buildNavigationGroups(1, reader))).toEqual(['navigationGroup header es_CL']);
    expect(await buildNavigationGroups(2, reader)).toEqual([]);
  });

  it('has its links with their pictures, in their order', async () => {
    const link = (title: string, image?: number) => ({ id: 'x', title, url: `/${title}/`, image });
    const groups = [
      { title: 'G', links: [link('a', 3), link('b')] },
      { title: 'H', links: null },
    ];
    const whole = { name: 'Bonos', cta: 'Ver', ctaLink: { title: 'Ver', url: '/c/' }, linksGroups: groups };
    const reader = createTestReader({
      'navigation-groups:1:es_CL': { groupName: 'header', navigationItems: [item, whole, { ...item, ctaLink: { url: null } }] },
      'media:3': { filename: 'a.png', alt: 'A' },
    });
    const [document] = await buildNavigationGroups(1, reader);
    const none = { name: 'Bonos', cta: null, ctaLink: null, linksGroups: [] };
    expect(document?.refs).toEqual(['media:3', 'redirects:/a/', 'redirects:/b/', 'redirects:/c/']);
    expect(document?.body).toMatchObject({
      navigationItems: [
        none,
        {
          cta: 'Ver',
          ctaLink: { url: '/c/' },
          linksGroups: [
            {
              title: 'G',
              links: [
                { title: 'a', url: '/a/', image: { src: 'media/a.png', title: 'A' } },
                { title: 'b', url: '/b/', image: null },
              ],
            },
            { title: 'H', links: [] },
          ],
        },
        none,
      ],
    });
  });
});

describe.each([
  [
    'a payment method',
    buildPaymentMethods,
    { 'payment-methods:1': { internalName: 'khipu', name: 'Khipu', page: 7, logo: 3 } },
    'paymentMethod khipu *',
  ],
  ['a redirect', buildRedirects, { 'redirects:1': { from: '/a/', to: '/b/', status: '301' } }, 'redirect /a/ *'],
  [
    'a correction',
    buildCorrections,
    { 'corrections:1': { day: '2026-11-01T12:00:00.000Z', path: '/a/', pageTitle: 'A', reason: 'error' } },
    'correction 1 *',
  ],
])('%s', (_, build, stored, place) => {
  it('is public while it is there', async () => {
    expect(places(await build(1, createTestReader(stored)))).toEqual([place]);
    expect(await build(2, createTestReader(stored))).toEqual([]);
  });
});
