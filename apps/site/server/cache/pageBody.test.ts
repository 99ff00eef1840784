import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildPageBody, compressBest, compressQuick, roomFor } from './pageBody.ts';

const html = '<p>ñ</p>'.repeat(5);

it('a body is the same of a text and of its bytes, and has an ETag of its own', () => {
  expect(buildPageBody(Buffer.from(html))).toEqual(buildPageBody(html));
  expect(buildPageBody(html).etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(buildPageBody(`${html} `).etag).not.toBe(buildPageBody(html).etag);
  expect(String(buildPageBody(html).codings.identity)).toBe(html);
});

it('a body is read back from the coding that was asked for', async () => {
  const body = buildPageBody(html);
  expect(String(brotliDecompressSync(compressQuick(body, 'br')))).toBe(html);
  expect(String(gunzipSync(compressQuick(body, 'gzip')))).toBe(html);
  expect(String(brotliDecompressSync(await compressBest(body)))).toBe(html);
});

it('room is kept for the body and half as much again, in whole bytes', () => {
  expect([0, 1, 2, 3].map((bytes) => roomFor(buildPageBody(Buffer.alloc(bytes))))).toEqual([0, 2, 3, 5]);
});
