import { anything, assert, clone, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isSameData, BlockHtmlCache } from './blockHtmlCache.ts';
import type { PreparedBlock } from './pageModel.ts';

describe('isSameData', () => {
  const data = anything({ withNullPrototype: false });

  it('finds a copy the same', () => {
    assert(
      property(clone(data, 2), ([one, other]) => {
        expect(isSameData(one, other)).toBe(true);
      }),
    );
  });

  it('finds nothing the same that is written out otherwise', () => {
    assert(
      property(data, data, (one, other) => {
        if (isSameData(one, other)) expect(JSON.stringify(one)).toBe(JSON.stringify(other));
      }),
    );
  });

  it.each([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [
      [1, [2]],
      [1, [3]],
    ],
    [[], {}],
    [0, -0],
    [null, undefined],
    [[undefined], [null]],
    [new Date(0), new Date(0)],
    [new Map([[1, 2]]), new Map([[1, 2]])],
    [() => 1, () => 1],
  ])('tells %o from %o', (one, other) => {
    expect(isSameData(one, other)).toBe(false);
    expect(isSameData(other, one)).toBe(false);
  });
});

const listBlock = {
  kind: 'view',
  type: 'list',
  id: 'a',
  index: 2,
  variant: 'default',
  structure: [],
  props: { items: ['uno', { dos: 2 }] },
};
const block = (changes: object = {}) => structuredClone({ ...listBlock, ...changes }) as PreparedBlock;

test('a block that is the same is found, at its own place on its own page', () => {
  const kept = new BlockHtmlCache();
  kept.keep('/', block(), Buffer.from('<ul></ul>'));
  expect(String(kept.find('/', block()))).toBe('<ul></ul>');
  expect(kept.find('/en/', block())).toBeUndefined();
  expect(kept.find('/', block({ index: 3 }))).toBeUndefined();
});

test.each([
  { type: 'table' },
  { id: 'b' },
  { variant: 'tiles' },
  { props: { items: ['uno', { dos: 3 }] } },
  { props: {} },
  { kind: 'raw' },
])('with %o it is not found', (change) => {
  const kept = new BlockHtmlCache();
  kept.keep('/', block(), Buffer.from('<ul></ul>'));
  expect(kept.find('/', block(change))).toBeUndefined();
  kept.keep('/', block(change), Buffer.from('<ol></ol>'));
  expect(String(kept.find('/', block(change)))).toBe('<ol></ol>');
  expect(kept.find('/', block())).toBeUndefined();
});
