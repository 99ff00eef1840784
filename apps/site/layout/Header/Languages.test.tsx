// Requirements: 12.1.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import type { LanguageChoice } from '../layoutModel.ts';
import { Languages } from './Languages.tsx';

const spanish = { locale: 'es-CL', name: 'Español', path: '/guias/' } as const;
const german = { locale: 'de-DE', name: 'Deutsch', path: '/de/ratgeber/' } as const;
const french = { locale: 'fr-CA', name: 'Français', path: '/fr/', isHome: true } as const;
const english = { locale: 'en', name: 'English', path: '/en/', isHome: true } as const;
const texts = { language: 'Sprache', language_home: 'Startseite', language_missing: 'Nicht auf {languages}.' };
const microcopy = { ...buildMicrocopy([]), ...texts };
const render = (languages: LanguageChoice[]) =>
  renderToStaticMarkup(<Languages languages={languages} layout={{ locale: 'de-DE', microcopy, path: '/de/ratgeber/' }} />);

it('links the page in each language in its own words, and marks the present one', () => {
  const html = render([spanish, german]);
  expect(html).toContain('aria-label="Sprache"');
  expect(html).toMatch(/<li><a href="\/guias\/" lang="es-CL" hrefLang="es-CL"[^>]*>Español<\/a>/);
  expect(html).toMatch(/<li aria-current="true"><a href="\/de\/ratgeber\/" aria-current="page" lang="de-DE"[^>]*>Deutsch<\/a>/);
  expect(html).not.toContain('Nicht auf');
});

it('says where the page does not exist in a language', () => {
  const html = render([spanish, english, french, german]);
  expect(html).toContain('Nicht auf Englisch oder Französisch.');
  expect(html).toMatch(/<a href="\/en\/"[^>]*>English<span lang="de-DE"[^>]*> \(Startseite\)<\/span><\/a>/);
});

it('is not there without a choice', () => {
  expect(render([])).toBe('');
});
