import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batchSize, inBatches } from './batches.ts';

const listOf = (length: number) => Array.from({ length }, (_, place) => place);

it.each([
  [0, []],
  [1, [1]],
  [batchSize - 1, [batchSize - 1]],
  [batchSize, [batchSize]],
  [batchSize + 1, [batchSize, 1]],
  [2 * batchSize, [batchSize, batchSize]],
])('%i documents are in batches of %j', (length, sizes) => {
  expect([...inBatches(listOf(length))].map((batch) => batch.length)).toEqual(sizes);
});

it('batches hold each document once, in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 4 * batchSize }), (items) => {
      expect([...inBatches(items)].flat()).toEqual(items);
    }),
  );
});
