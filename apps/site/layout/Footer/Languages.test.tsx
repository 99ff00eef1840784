import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Languages } from './Languages.tsx';

const spanish = { locale: 'es-CL', name: 'Español', path: '/' } as const;
const german = { locale: 'de-DE', name: 'Deutsch', path: '/de/' } as const;

it('links each language in its own words, and marks the present one', () => {
  const html = renderToStaticMarkup(<Languages languages={[spanish, german]} current="de-DE" label="Sprache" />);
  expect(html).toContain('aria-label="Sprache"');
  // `markCurrentLinks` finds its links by their `href`, which has to come first.
  expect(html).toMatch(/<li><a href="\/" lang="es-CL" hrefLang="es-CL"[^>]*>Español<\/a>/);
  expect(html).toMatch(/<li aria-current="true"><a href="\/de\/" lang="de-DE"[^>]*>Deutsch<\/a>/);
});

it('is not there without a choice', () => {
  expect(renderToStaticMarkup(<Languages languages={[]} current="es-CL" label="Idioma" />)).toBe('');
});
