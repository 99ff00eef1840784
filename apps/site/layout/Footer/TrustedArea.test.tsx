// Requirements: 2.48, 3.57.
import { createExampleContext } from '@lupa/blocks/shared/examples/exampleContext.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FooterTrustedArea } from './buildFooterModel.ts';
import { TrustedArea } from './TrustedArea.tsx';

const { presenter, microcopy } = createExampleContext();

function renderArea(area: Pick<FooterTrustedArea, 'title' | 'items' | 'minimumAge'>): string {
  return renderToStaticMarkup(<TrustedArea area={{ description: '', ...area }} presenter={presenter} microcopy={microcopy} />);
}

function render(text: string, url: string): string {
  const item = { text, target: { kind: 'page', url }, logo: 'media/logo.png', verifiedOn: null } as const;
  return renderArea({ title: 'Ayuda', items: [item], minimumAge: 18 });
}

it.each([
  ['Salud Responde 600 360 7777', 'tel:6003607777', 'Salud Responde', '600 360 7777'],
  ['Línea *4141', 'tel:*4141', 'Línea', '*4141'],
])('the number of %s can be read under its logo, and is said once', (text, url, name, number) => {
  const html = render(text, url);
  expect(html).toContain(`alt="${name}"`);
  expect(html).toContain(`>${number}</span>`);
});

it('a helpline without a number in its name, and what is no helpline, keep their whole name', () => {
  expect(render('Salud Responde', 'tel:6003607777')).toContain('alt="Salud Responde"');
  expect(render('Mayores de 18', '/juego-responsable/')).toContain('alt="Mayores de 18"');
});

it('without a title it tells who may play, and by no other age than its own', () => {
  expect(renderArea({ title: '', items: [], minimumAge: 18 })).toContain(`>${microcopy.adults_only}</h2>`);
  const ontario = renderArea({ title: '', items: [], minimumAge: 19 });
  expect(ontario).toContain('19+');
  expect(ontario).not.toContain('18');
});
