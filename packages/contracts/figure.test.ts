// Requirements: 10.14.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureNames, fillFigures, listFigures, markFigure } from './figure.ts';

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const figure = fc.record({ name: fc.constantFrom(...figureNames), partner: slug, detail: fc.option(slug, { nil: null }) });

test('a figure is read as it was marked, wherever it stands', () => {
  fc.assert(
    fc.property(fc.array(figure), (figures) => {
      const text = figures.map((each) => `<b>Nota</b> ${markFigure(each)}, `).join('');
      expect(listFigures(text)).toEqual(figures);
      expect(fillFigures(text, () => '8,9')).toBe('<b>Nota</b> 8,9, '.repeat(figures.length));
    }),
  );
});

test('what cannot be had is a dash, and what is no figure stays as it is', () => {
  expect(fillFigures('{{rating:casino-andino}} de 10', () => null)).toBe('- de 10');
  expect(fillFigures('{{payoutTime:casino-andino}}. {{payoutTime:casino-andino}}', () => 'de 3 a 9 horas')).toBe(
    'De 3 a 9 horas. de 3 a 9 horas',
  );
  expect(fillFigures('{{price:casino-andino}} {{rating}} {rating:x}', () => '1')).toBe('{{price:casino-andino}} {{rating}} {rating:x}');
});
