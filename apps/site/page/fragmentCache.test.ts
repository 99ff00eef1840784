import { anything, assert, clone, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FragmentCache, isSameData } from './fragmentCache.ts';

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

const listBlock = { type: 'list', id: 'a', props: { items: ['uno', { dos: 2 }] } };

/** A cache that says how often it rendered. */
function createCounted() {
  const cache = new FragmentCache<Buffer>();
  let count = 0;
  const get = (place: string, madeOf: unknown, isKept = true) =>
    String(cache.get(place, structuredClone(madeOf), () => ({ html: Buffer.from(`<p>${++count}</p>`), isKept })));
  return { get };
}

test('a fragment that is made of the same is not rendered again, at its own place', () => {
  const { get } = createCounted();
  expect(get('0 /', listBlock)).toBe('<p>1</p>');
  expect(get('0 /', listBlock)).toBe('<p>1</p>');
  expect(get('1 /', listBlock)).toBe('<p>2</p>');
  expect(get('0 /en/', listBlock)).toBe('<p>3</p>');
});

test.each([{ type: 'table' }, { id: 'b' }, { props: { items: ['uno', { dos: 3 }] } }, { props: {} }, { variant: 'tiles' }])(
  'with %o it is rendered again, and takes its place',
  (change) => {
    const { get } = createCounted();
    const changed = { ...listBlock, ...change };
    expect(get('0 /', listBlock)).toBe('<p>1</p>');
    expect(get('0 /', changed)).toBe('<p>2</p>');
    expect(get('0 /', changed)).toBe('<p>2</p>');
    expect(get('0 /', listBlock)).toBe('<p>3</p>');
  },
);

test('one that may not be used again is rendered again', () => {
  const { get } = createCounted();
  expect(get('0 /', listBlock, false)).toBe('<p>1</p>');
  expect(get('0 /', listBlock)).toBe('<p>2</p>');
});
