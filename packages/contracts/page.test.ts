import { expect, test } from 'vitest';
import { pageSchema } from './page.ts';

const idsOf = (...ids: (string | undefined)[]) =>
  pageSchema.parse({ title: 'A', content: ids.map((id) => ({ type: 'a', id })) }).content.map(({ id }) => id);

test('a block without an id has that of its place, and one with the id of another a number more', () => {
  expect(idsOf(undefined, 'x', undefined)).toEqual(['block-1', 'x', 'block-3']);
  expect(idsOf('x', 'x', 'x', 'x-2')).toEqual(['x', 'x-2', 'x-3', 'x-2-2']);
  expect(idsOf('block-2', undefined)).toEqual(['block-2', 'block-2-2']);
});

test.each([
  [undefined, false],
  [null, false],
  [false, false],
  [0, false],
  ['', false],
  [' No ', false],
  ['FALSE', false],
  ['0', false],
  [true, true],
  [1, true],
  ['yes', true],
  ['noindex', true],
  [{}, true],
])('the noIndex %j keeps a page out of search engines: %s', (noIndex, isOut) => {
  expect(pageSchema.parse({ title: 'A', noIndex }).noIndex).toBe(isOut);
});
