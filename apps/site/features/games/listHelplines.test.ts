// Requirements: 13.5.
import { expect, test } from 'vitest';
import type { FooterTrustedArea } from '../../layout/Footer/buildFooterModel.ts';
import { listRegionalHelplines } from './overlay/Helplines.tsx';

const area = (...links: [text: string, url: string][]): FooterTrustedArea => ({
  title: '',
  description: '',
  minimumAge: 18,
  items: links.map(([text, url]) => ({ text, target: { kind: 'page', url }, logo: null, verifiedOn: null })),
});

test('helplines are what can be called, in the order of the footer, for each market', () => {
  const standard = area(
    ['Salud Responde 600 360 7777', 'tel:6003607777'],
    ['Mayores de 18', '/juego-responsable/'],
    ['*4141', 'tel:*4141'],
  );
  expect(listRegionalHelplines({ standard, ontario: null })).toEqual({
    standard: [
      { text: 'Salud Responde 600 360 7777', href: 'tel:6003607777' },
      { text: '*4141', href: 'tel:*4141' },
    ],
    ontario: null,
  });
  expect(listRegionalHelplines({ standard, ontario: area(['ConnexOntario', 'tel:18665312600']) }).ontario).toEqual([
    { text: 'ConnexOntario', href: 'tel:18665312600' },
  ]);
});
