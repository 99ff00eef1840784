// Requirements: 10.28.
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { examplePartners } from '../examples/examplePartners.ts';
import { presentProof, presentSymbol } from './presentFacts.ts';

test.each([
  ['its symbol', { favicon: 'media/andino-icono.png', logo: 'media/andino.png' }, 'media/andino-icono.png'],
  ['its logo where it has no symbol, as with a foreign service', { favicon: null, logo: 'media/andino.png' }, 'media/andino.png'],
])('a casino in a small place has %s', (_, images, expected) => {
  expect(presentSymbol(images, createExampleContext())?.src).toContain(expected);
});

test('a casino without any picture has none in a small place', () => {
  expect(presentSymbol({ favicon: null, logo: null }, createExampleContext())).toBeNull();
});

const [andino] = examplePartners;
const proofOf = (
  source: string,
  { slug = '/', capture = null, ...changes }: Partial<PartnerAttributes> & { slug?: string; capture?: Capture } = {},
) => {
  if (!andino) throw new Error('The examples have changed.');
  const facts = { license: { source, verifiedOn: '2026-10-20', capture } };
  const context = createExampleContext();
  const partner = { ...andino, attributes: { ...andino.attributes, facts, ...changes } };
  return presentProof(partner, 'license', { ...context, page: { ...context.page, slug } });
};
type Capture = PartnerAttributes['facts'][string]['capture'];

test.each([
  ['https://registro.example/a', {}, 'https://registro.example/a'],
  ['/nosotros/fuentes/', {}, '/nosotros/fuentes/'],
  ['/nosotros/fuentes/', { slug: '/nosotros/fuentes/' }, undefined],
  ['/resenas/casino-andino/#registro-4', { slug: '/resenas/casino-andino/' }, '#registro-4'],
  ['/resenas/casino-andino/#registro-4', { slug: '/otra/' }, '/resenas/casino-andino/#registro-4'],
  ['https://casino-andino.example/a', { activePartner: false }, undefined],
  ['/datos/', { activePartner: false }, '/datos/'],
])('a source (%s, %j) is linked where it supports the fact: %s', (source, changes, href) => {
  const proof = proofOf(source, changes);
  expect(proof.source?.href).toBe(href);
  expect(proof.verifiedOn).toBe('20 oct 2026');
});

test('a capture is told by its day and the beginning of its hash', () => {
  const capture = { src: 'media/licencia.png', day: '2026-11-11', sha256: '3f2a91c0'.padEnd(64, '0') };
  const proof = proofOf('https://registro.example/a', { capture });
  expect(proof.capture).toMatchObject({ text: 'captura del 11 nov 2026', hash: '3f2a91c0' });
  expect(proof.capture?.anchor.href).toContain('media/licencia.png');
});

test('the source of a measured time of withdrawal is the record that counts, whatever is typed', () => {
  if (!andino) throw new Error('The examples have changed.');
  const context = createExampleContext();
  const facts = { payoutTime: { source: 'https://casino-andino.example/', verifiedOn: '2020-01-01', capture: null } };
  const of = (changes: Partial<PartnerAttributes>) =>
    presentProof({ ...andino, attributes: { ...andino.attributes, facts, ...changes } }, 'payoutTime', context).source?.href;
  expect(of({})).toBe('/resenas/casino-andino/#registro-casino-andino-5');
  expect(of({ ratingParts: [] })).toBe('https://casino-andino.example/');
});
