import { describe, expect, test } from 'vitest';
import { offlinePathFor, pageKeyOf } from './storedPages.ts';
import { filesOf, languageOf, mentionsOf, titleOf } from './pageText.ts';

const build = {
  bootFile: '/assets/boot-AAAAAAAA.js',
  lateFiles: ['/assets/slider-AAAAAAAA.js'],
  islandFiles: { 'packages/blocks/a/A': ['/assets/A-AAAAAAAA.js', '/assets/react-AAAAAAAA.js'] },
};
const html = `<!doctype html><html lang="fr-CA" data-worker=""><head><title>Bonos &amp; &quot;giros&quot;</title>
<link rel="preload" as="font" href="/assets/inter-AAAAAAAA.woff2" crossorigin="anonymous"/><script type="module" src="/assets/boot-AAAAAAAA.js"></script>
<a href="/nosotros/">x</a><img src="https://images.example/assets/x.png"/>
<lupa-island name="packages/blocks/a/A#Part" when="visible"></lupa-island><lupa-island when="load" name="packages/blocks/b/B"></lupa-island>`;

test('a page says its title and language', () => {
  expect([titleOf(html), languageOf(html)]).toEqual(['Bonos & "giros"', 'fr-CA']);
  expect([titleOf('<p>'), languageOf('<p>')]).toEqual(['', '']);
});

test('a page needs what it links, what it may fetch later, and what its islands need', () => {
  expect(filesOf(html, build)).toEqual([
    '/assets/inter-AAAAAAAA.woff2',
    '/assets/boot-AAAAAAAA.js',
    '/assets/slider-AAAAAAAA.js',
    '/assets/A-AAAAAAAA.js',
    '/assets/react-AAAAAAAA.js',
  ]);
});

test('of a page of another build only what it links is known', () => {
  expect(filesOf(html, { ...build, bootFile: '/assets/boot-BBBBBBBB.js' })).toEqual([
    '/assets/inter-AAAAAAAA.woff2',
    '/assets/boot-AAAAAAAA.js',
  ]);
});

test('scripts and styles speak of further files', () => {
  expect(mentionsOf('import("./A.island-BClGVmro.js");url(/assets/inter-latin-wght-normal-Dx4kXJAl.woff2);a-b.js')).toEqual([
    '/assets/A.island-BClGVmro.js',
    '/assets/inter-latin-wght-normal-Dx4kXJAl.woff2',
  ]);
});

describe('a page is kept by its canonical path', () => {
  test.each([
    ['/resenas/', '/resenas/', true],
    ['/resenas/?gclid=3&cclid=1', '/resenas/', true],
    ['/resenas/?cclid=1', '/resenas/', true],
    ['/Resenas?x=1', '/resenas/', false],
    ['/#comparador', '/', true],
  ])('%s', (target, key, isCanonical) => {
    expect(pageKeyOf(`https://lupa.example${target}`)).toEqual({ key, isCanonical });
  });

  test('what cannot be read has none', () => {
    expect(pageKeyOf('https://lupa.example/%E0%A4%A/')).toBeNull();
  });
});

test.each([
  ['/resenas/', '/offline/'],
  ['/en/x/', '/en/offline/'],
  ['/fr/', '/fr/offline/'],
  ['/de/x/y/', '/de/offline/'],
])('offline, %s shows %s', (path, offline) => {
  expect(offlinePathFor(path)).toBe(offline);
});
