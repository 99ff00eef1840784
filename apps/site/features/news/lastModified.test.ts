import { expect, it } from 'vitest';
import { isNotModified, LastModified } from './lastModified.ts';

it('stands until the file says something else', () => {
  let now = 1_000_400;
  const modified = new LastModified(() => now);
  expect(modified.of('/a', 'x').getTime()).toBe(1_001_000);
  now = 5_000_000;
  expect(modified.of('/a', 'x').getTime()).toBe(1_001_000);
  expect(modified.of('/b', 'x').getTime()).toBe(5_000_000);
  expect(modified.of('/a', 'y').getTime()).toBe(5_000_000);
});

it.each([
  ['Thu, 26 Nov 2026 12:00:00 GMT', undefined, true],
  ['Thu, 26 Nov 2026 11:59:59 GMT', undefined, false],
  ['Thu, 26 Nov 2026 12:00:00 GMT', '"etag"', false],
  ['gestern', undefined, false],
  [undefined, undefined, false],
])('asked since %s with the tag %s', (ifModifiedSince, ifNoneMatch, expected) => {
  expect(isNotModified({ ifModifiedSince, ifNoneMatch }, new Date('2026-11-26T12:00:00Z'))).toBe(expected);
});
