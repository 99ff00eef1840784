import { formatContentQuery } from '@lupa/contracts/pageQuery.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageQuery } from './pageQuery.ts';

function usedBy(search: string, ...lists: string[][]): string {
  const query = createPageQuery(search);
  for (const values of lists) query.use('pago', values);
  return query.used();
}

describe('what several blocks use of one key', () => {
  it('keeps the order of the address where it is right for each of them', () => {
    expect(usedBy('pago=khipu,mach,webpay', ['khipu', 'webpay'], ['mach'])).toBe('pago=khipu,mach,webpay');
  });

  it('leaves out what none of them understood, and says each once', () => {
    expect(usedBy('pago=oro,khipu,webpay', ['khipu', 'webpay'], ['khipu'])).toBe('pago=khipu,webpay');
    expect(usedBy('pago=oro')).toBe('');
  });

  it('is the same whichever block was first, and stays as it is once trimmed', () => {
    const lists = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 3 });
    const asked = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'x'));
    fc.assert(
      fc.property(lists, asked, (used, values) => {
        const trimmed = usedBy(formatContentQuery({ pago: values }), ...used);
        expect(usedBy(formatContentQuery({ pago: values }), ...used.toReversed())).toBe(trimmed);
        expect(usedBy(trimmed, ...used)).toBe(trimmed);
      }),
    );
  });
});
