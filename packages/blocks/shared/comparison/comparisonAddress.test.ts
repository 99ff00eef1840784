import { expect, test } from 'vitest';
import { comparisonHref, comparisonQuery } from './comparison.ts';

test.each([
  ['', ['a', 'b'], 'comparar=a,b'],
  ['?comparar=x', ['a'], 'comparar=a'],
  ['?comparar=x', [], ''],
  ['?comparar=x,y&cclid=7&utm_source=a%20b', ['a'], 'comparar=a&cclid=7&utm_source=a%20b'],
  ['?cclid=7&pago=webpay,khipu', ['a', 'b'], 'pago=webpay,khipu&comparar=a,b&cclid=7'],
  ['', ['casino señor'], 'comparar=casino%20se%C3%B1or'],
])('%s with %j is %s', (search, slugs, expected) => {
  expect(comparisonQuery(search, slugs)).toBe(expected);
});

test('a link leads to the comparison of its own page, also when nothing is left to name', () => {
  expect(comparisonHref('pago=webpay', ['a'])).toBe('./?pago=webpay&comparar=a#comparador');
  expect(comparisonHref('', [])).toBe('./#comparador');
});
