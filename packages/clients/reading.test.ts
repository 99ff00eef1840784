import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunked, whole } from './serviceCalls.ts';

test('a long list is asked for in pieces, each key once, and comes back in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 5 }), async (keys, length) => {
      const pieces: number[] = [];
      const ask = async (some: readonly number[]) => {
        pieces.push(some.length);
        return some.map(String);
      };
      const unique = [...new Set(keys)];
      expect(await chunked(keys, length, ask)).toEqual(unique.map(String));
      expect(pieces).toEqual(
        Array.from({ length: Math.ceil(unique.length / length) }, (_, at) => Math.min(length, unique.length - at * length)),
      );
    }),
  );
});

test('an answer that must be there is taken as it is, and a 404 is a failure', () => {
  expect(whole('pagesAll')([])).toEqual([]);
  expect(() => whole('pagesAll')(undefined)).toThrow('pagesAll: answered 404');
});
