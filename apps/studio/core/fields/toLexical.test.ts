import type { RichText } from '@lupa/contracts/richText.ts';
import { expect, test } from 'vitest';
import { buildRichText } from '../publish/buildRichText.ts';
import type { References } from '../publish/references.ts';
import { toLexical } from './toLexical.ts';

const partnerIds = new Map([
  ['casino-andino', 5],
  ['faro-austral', 6],
]);
const references: Pick<References, 'partnerSlug'> = {
  partnerSlug: (reference) => Promise.resolve([...partnerIds].find(([, id]) => id === reference)?.[0] ?? null),
};

test('texts with figures are published as they were seeded', async () => {
  const parts: RichText = [
    { kind: 'heading', level: 2, html: 'Una nota de {{rating:casino-andino}}' },
    { kind: 'paragraph', html: '{{rating:casino-andino}} y <strong>{{rating:faro-austral}}</strong>, <em>mejor</em>.' },
    { kind: 'list', ordered: false, items: ['Pagos: {{score:faro-austral:payments}}', 'Nada'] },
  ];
  const tree = toLexical(parts, (slug) => partnerIds.get(slug) ?? 0);
  expect(JSON.stringify(tree)).not.toContain('{{');
  expect(await buildRichText(tree, references as References)).toEqual(parts);
});

test('a figure in a text that no page fills in is refused', () => {
  expect(() => toLexical([{ kind: 'paragraph', html: '{{rating:casino-andino}}' }])).toThrow('casino-andino');
});
