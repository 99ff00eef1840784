import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildPageBody, codingOf, improve } from './pageBody.ts';

const html = '<p>ñ</p>'.repeat(500);

it('a body is the same of a text and of its bytes, and has an ETag of its own', () => {
  expect(buildPageBody(Buffer.from(html))).toEqual(buildPageBody(html));
  expect(buildPageBody(html).etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(buildPageBody(`${html} `).etag).not.toBe(buildPageBody(html).etag);
});

it('a body is that of the page before it as long as the HTML is the same', () => {
  const before = buildPageBody(html);
  expect(buildPageBody(html, before)).toBe(before);
  expect(String(codingOf(buildPageBody('<p>', before), 'identity'))).toBe('<p>');
});

it('a body is read back from the coding that was asked for, also when it was compressed better', async () => {
  const body = buildPageBody(html);
  const readAll = () => [
    String(brotliDecompressSync(codingOf(body, 'br'))),
    String(gunzipSync(codingOf(body, 'gzip'))),
    String(codingOf(body, 'identity')),
  ];
  expect(readAll()).toEqual([html, html, html]);
  expect(codingOf(body, 'gzip')).toBe(codingOf(body, 'gzip'));
  await improve(body);
  expect(readAll()).toEqual([html, html, html]);
  expect(body.quality).toBe('best');
});
