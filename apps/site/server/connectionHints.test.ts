import { expect, test } from 'vitest';
import { buildConnectionHints } from './connectionHints.ts';

test('pages prepare the connection to the image host, its path left out', () => {
  expect(buildConnectionHints('https://lupa.example', 'https://img.example/base')).toEqual([
    ['Link', '<https://img.example>; rel=preconnect'],
  ]);
});

test('there is nothing to prepare where images come from the site itself', () => {
  expect(buildConnectionHints('https://lupa.example', 'https://lupa.example/img')).toEqual([]);
});
