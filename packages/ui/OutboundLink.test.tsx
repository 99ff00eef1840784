// Requirements: 5.18, 12.2.
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OutboundLink } from './OutboundLink.tsx';
import { buildAnchor, buildPaidAnchor } from './anchor.ts';

const rules = { isInternalRoute: () => true, clickoutUrl: 'https://ir.example' };
const newTabText = 'se abre en otra pestaña';

test('a partner link carries its rel and says that it opens a new tab', () => {
  const html = renderToString(
    <OutboundLink anchor={buildPaidAnchor('https://ir.example/jugar/a/b')} newTabText={newTabText}>
      Ir
    </OutboundLink>,
  );
  expect(html).toContain('rel="sponsored nofollow noreferrer noopener" target="_blank"');
  expect(html).toMatch(/<span class="visually-hidden"> \(.*se abre en otra pestaña.*\)<\/span><\/a>$/);
});

test('a link that leaves the language says so in its words, before what ends it', () => {
  const anchor = buildAnchor({ url: '/resenas/' }, { ...rules, language: { locale: 'en', note: 'in {language}' } });
  const html = renderToString(
    <OutboundLink anchor={anchor} ending=" →">
      Reviews
    </OutboundLink>,
  );
  expect(html).toBe('<a href="/resenas/" hrefLang="es-CL" data-language="in Spanish">Reviews<small> (in Spanish)</small> →</a>');
});

test('a link that stays in its tab says nothing', () => {
  const html = renderToString(
    <OutboundLink anchor={buildAnchor({ url: '/resenas/' }, rules)} newTabText={newTabText}>
      Reseñas
    </OutboundLink>,
  );
  expect(html).toBe('<a href="/resenas/">Reseñas</a>');
});
