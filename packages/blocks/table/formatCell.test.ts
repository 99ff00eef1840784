// Requirements: 3.68, 5.27.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCell } from './tableShape.ts';

test('two asterisks are strong, one is emphasis, the rest is text', () => {
  expect(formatCell('Desde **$1.000** en *24 horas*')).toEqual([
    { text: 'Desde ', mark: null },
    { text: '$1.000', mark: 'strong' },
    { text: ' en ', mark: null },
    { text: '24 horas', mark: 'em' },
  ]);
});

test('a number with a way to call it is a link, any other link is text', () => {
  expect(formatCell('[*4141](tel:*4141)')).toEqual([{ text: '*4141', mark: null, call: 'tel:*4141' }]);
  expect(formatCell('[aquí](https://casino.example/)')).toEqual([{ text: '[aquí](https://casino.example/)', mark: null }]);
});

test('a lone asterisk and HTML stay text', () => {
  expect(formatCell('5 * 3 <b>')).toEqual([{ text: '5 * 3 <b>', mark: null }]);
});

test('no text is lost but the asterisks', () => {
  fc.assert(
    fc.property(fc.string(), (markdown) => {
      const kept = formatCell(markdown).map((segment) => segment.text);
      expect(kept.join('').replaceAll('*', '')).toBe(markdown.replaceAll('*', ''));
    }),
  );
});
