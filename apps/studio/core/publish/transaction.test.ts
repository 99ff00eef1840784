import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batchSize, inBatches } from './transaction.ts';

it('batches hold each document once, in their order, and are full but for the last', () => {
  const length = fc.oneof(fc.nat(4 * batchSize), fc.constantFrom(0, 1, batchSize - 1, batchSize, batchSize + 1, 2 * batchSize));
  fc.assert(
    fc.property(length, (count) => {
      const items = Array.from({ length: count }, (_, place) => place);
      const batches = [...inBatches(items)];
      expect(batches.flat()).toEqual(items);
      expect(batches.slice(0, -1).every((batch) => batch.length === batchSize)).toBe(true);
      expect(batches.every(({ length: size }) => size > 0 && size <= batchSize)).toBe(true);
    }),
  );
});
