import { expect, it } from 'vitest';
import { markCurrentLinks } from './layoutFragment.ts';

it.each([
  ['/resenas/', '<a href="/resenas/" class="x">a</a>', '<a href="/resenas/" aria-current="page" class="x">a</a>'],
  ['/resenas/', '<a href="/resenas/casino/">a</a>', null],
  ['/resenas/', '<a href="/resenas/#lista">a</a>', null],
  ['/', '<a href="/">a</a><a href="/x/">b</a>', '<a href="/" aria-current="page">a</a><a href="/x/">b</a>'],
  ['/', '<link href="/"/><use href="/"></use>', null],
  ['/rese%C3%B1as/', '<a href="/rese%C3%B1as/">a</a>', '<a href="/rese%C3%B1as/" aria-current="page">a</a>'],
  ["/d'oro/", '<a href="/d&#x27;oro/">a</a>', '<a href="/d&#x27;oro/" aria-current="page">a</a>'],
  ['/$&/', '<a href="/$&/">a</a>', '<a href="/$&/" aria-current="page">a</a>'],
  ['/a/', '<a href="/a/">1</a><a href="/a/">2</a>', '<a href="/a/" aria-current="page">1</a><a href="/a/" aria-current="page">2</a>'],
])('at %s, %s', (path, html, marked) => {
  expect(markCurrentLinks(html, path)).toBe(marked ?? html);
});
