// Requirements: 10.25.
import { expect, it } from 'vitest';
import { pictureKeyOf } from './savedPages.ts';

it.each([
  ['https://i.example/w_320/media/a.png', 'https://i.example/media/a.png'],
  ['https://i.example/w_960,h_640,fit_cover/media/a.png?v=3', 'https://i.example/media/a.png?v=3'],
  ['https://i.example/original/media/a.png', 'https://i.example/media/a.png'],
  ['https://foreign.example/photos/a.png?w=320', 'https://foreign.example/photos/a.png?w=320'],
  ['https://foreign.example/a.png', 'https://foreign.example/a.png'],
])('%s is kept as %s', (url, key) => {
  expect(pictureKeyOf(url)).toBe(key);
});
