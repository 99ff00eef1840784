import { expect, test } from 'vitest';
import { buildLinkHeader } from './linkHeader.ts';

const siteUrl = 'https://lupa.example';
const html = Buffer.from(
  '<head><title>ñ</title><link rel="stylesheet" href="/assets/blocks/list-a1,toplist-a1.css"/><link rel="stylesheet" href="/assets/styles-a1.css"/></head>' +
    '<body><link rel="stylesheet" href="/of-an-editor.css"/></body>',
);
const sheets = '</assets/blocks/list-a1,toplist-a1.css>; rel=preload; as=style, </assets/styles-a1.css>; rel=preload; as=style';

test('a page has the style sheets of its head sent and the connection to the image host prepared, its path left out', () => {
  expect(buildLinkHeader({ siteUrl, imagesUrl: 'https://img.example/base' }, html)).toEqual([
    ['Link', `${sheets}, <https://img.example>; rel=preconnect`],
  ]);
});

test('there is no connection to prepare where images come from the site itself', () => {
  const imagesUrl = 'https://lupa.example/img';
  expect(buildLinkHeader({ siteUrl, imagesUrl }, html)).toEqual([['Link', sheets]]);
  expect(buildLinkHeader({ siteUrl, imagesUrl }, Buffer.from('<p>hola'))).toEqual([]);
});
