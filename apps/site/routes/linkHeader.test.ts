import { expect, test } from 'vitest';
import { buildLinkHeader } from './linkHeader.ts';

const siteUrl = 'https://lupa.example';
const styles = ['/assets/style.css'];

test('pages have their styles sent and the connection to the image host prepared, its path left out', () => {
  expect(buildLinkHeader({ siteUrl, imagesUrl: 'https://img.example/base', styles })).toEqual([
    ['Link', '</assets/style.css>; rel=preload; as=style, <https://img.example>; rel=preconnect'],
  ]);
});

test('there is no connection to prepare where images come from the site itself', () => {
  const imagesUrl = 'https://lupa.example/img';
  expect(buildLinkHeader({ siteUrl, imagesUrl, styles })).toEqual([['Link', '</assets/style.css>; rel=preload; as=style']]);
  expect(buildLinkHeader({ siteUrl, imagesUrl, styles: [] })).toEqual([]);
});
