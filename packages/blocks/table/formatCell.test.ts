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
