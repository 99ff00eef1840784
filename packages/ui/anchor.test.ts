// Requirements: 3.3, 3.6, 3.34, 5.16, 5.17, 5.18, 5.19, 5.25, 12.2.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildAnchor, type LinkTarget } from './anchor.ts';

const routes = ['/', '/resenas/', '/dinero-real/'];
const rules = { isInternalRoute: (path: string) => routes.includes(path), clickoutUrl: 'https://ir.lupacasino.example' };
const anchor = (url: string, more: Partial<LinkTarget> = {}) => buildAnchor({ url, ...more }, rules);

describe('links inside the site', () => {
  test.each([
    ['/resenas/', '/resenas/'],
    ['/resenas', '/resenas/'],
    ['resenas', '/resenas/'],
    ['/dinero-real#comparador', '/dinero-real/#comparador'],
    ['/resenas?orden=nota', '/resenas/?orden=nota'],
    ['#comparador', '#comparador'],
    ['/archivos/metodo.pdf', '/archivos/metodo.pdf'],
  ])('%s stays plain and leads to %s', (url, href) => {
    expect(anchor(url)).toEqual({ href });
  });

  test('a new tab gets noopener noreferrer', () => {
    expect(anchor('/resenas/', { openInNewTab: true })).toEqual({ href: '/resenas/', rel: 'noopener noreferrer', target: '_blank' });
  });
});

describe('links out of the site', () => {
  test('the click-out host is paid and opens a new tab, whatever the editor set', () => {
    expect(anchor('https://ir.lupacasino.example/jugar/a/b')).toEqual({
      href: 'https://ir.lupacasino.example/jugar/a/b',
      rel: 'sponsored nofollow noreferrer noopener',
      target: '_blank',
    });
  });

  test('a host that only begins like the click-out host is not it', () => {
    expect(anchor('https://ir.lupacasino.example.evil.example/jugar/a/b').rel).toBe('noreferrer noopener');
  });
});

describe('rel, by requirements 5.16 to 5.19', () => {
  const partner = 'https://ir.lupacasino.example/jugar/a/b';
  test.each<[string, Partial<LinkTarget>, string | undefined]>([
    ['/resenas/', {}, undefined],
    ['/no-es-ruta/', {}, undefined],
    ['/resenas/', { openInNewTab: true }, 'noopener noreferrer'],
    ['/no-es-ruta/', { openInNewTab: true }, 'noopener noreferrer'],
    ['/resenas/', { noFollow: true }, 'nofollow'],
    ['/resenas/', { noOpener: true }, 'noopener'],
    ['http://registro.example/', {}, 'noreferrer noopener'],
    ['HTTPS://REGISTRO.EXAMPLE/', {}, 'noreferrer noopener'],
    ['https://registro.example/', { openInNewTab: true }, 'noreferrer noopener'],
    ['//registro.example/x', {}, 'noreferrer noopener'],
    ['/\\registro.example', {}, 'noreferrer noopener'],
    [' https://registro.example ', {}, 'noreferrer noopener'],
    ['https://registro.example/', { noFollow: true, noOpener: true }, 'nofollow noreferrer noopener'],
    ['mailto:hola@lupacasino.example', { openInNewTab: true }, 'noopener noreferrer'],
    [partner, {}, 'sponsored nofollow noreferrer noopener'],
    [partner, { openInNewTab: false, noFollow: false, noOpener: false }, 'sponsored nofollow noreferrer noopener'],
    ['//ir.lupacasino.example/jugar/a/b', {}, 'sponsored nofollow noreferrer noopener'],
    ['HTTPS://IR.LUPACASINO.EXAMPLE/jugar/a/b', {}, 'sponsored nofollow noreferrer noopener'],
  ])('%s with %o: %s', (url, wish, rel) => {
    expect(anchor(url, wish).rel).toBe(rel);
  });
});

test.each(['mailto:hola@lupacasino.example', 'tel:6003607777'])('%s is plain', (url) => {
  expect(anchor(url)).toEqual({ href: url });
});

test.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'https://'])(
  '%s leads nowhere',
  (url) => {
    expect(anchor(url)).toEqual({ href: '#' });
  },
);

test('whatever the target, an anchor never runs script and never hands its opener to another site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `javascript:${rest}`),
      ),
      fc.boolean(),
      (url, openInNewTab) => {
        const { href, rel = '' } = anchor(url, { openInNewTab });
        const target = new URL(href, 'https://lupacasino.example/');
        expect(['http:', 'https:', 'ftp:', 'mailto:', 'tel:']).toContain(target.protocol);
        if (target.protocol.startsWith('http') && target.host !== 'lupacasino.example') expect(rel).toContain('noopener');
      },
    ),
  );
});

describe('a link to another language of the site', () => {
  const english = { ...rules, language: { locale: 'en' as const, note: 'in {language}' } };

  test.each(['/resenas/', '/juegos-gratis/condor-12/', '/resenas/#nota'])('%s says which', (url) => {
    expect(buildAnchor({ url }, english)).toMatchObject({ hrefLang: 'es-CL', 'data-language': 'in Spanish' });
  });

  test.each(['/en/', '/en/guides/?a=1', '#nota', '?pagina=2', '/datos/registros.json', 'https://registro.example/', 'tel:6003607777'])(
    '%s stays',
    (url) => expect(buildAnchor({ url }, english)).not.toHaveProperty('hrefLang'),
  );
});
