import { expect, test } from 'vitest';
import { chooseShape, formatCell, isLong, isNumeric } from './tableShape.ts';

const column = (name: string, ...cells: string[]) => ({ name, cells: cells.map(formatCell) });

test.each([
  ['money', ['$5.000', '**$10.000**', 'US$ 20']],
  ['percentages', ['2,9 %', '0 %', '96,51 %']],
  ['multiples', ['35x', '-', '40x']],
  ['gains and losses', ['+$18.000', '$0', '-$260.000', '−$300']],
])('a column of %s is numeric', (_, cells) => {
  expect(isNumeric(column('Monto', ...cells))).toBe(true);
});

test.each([
  ['spans', ['1 a 3 días']],
  ['one word among figures', ['$5.000', 'Gratis']],
  ['nothing', ['', '-']],
])('a column of %s is not', (_, cells) => {
  expect(isNumeric(column('Monto', ...cells))).toBe(false);
});

test('few columns of short words stand side by side on a phone', () => {
  expect(chooseShape([column('Medio', 'Webpay'), column('Mínimo', '$5.000'), column('Plazo', '1 a 3 días')])).toBe('narrow');
});

test('one long word is too much for it, and so is a fifth column: short values scroll sideways', () => {
  const three = [column('Medio', 'Webpay'), column('Mínimo', '$5.000'), column('Plazo', 'inmediatamente')];
  expect(chooseShape(three)).toBe('narrow');
  expect(chooseShape([column('Responsabilidad', 'Sí, desde $20.000', 'No'), ...three])).toBe('wide');
  expect(chooseShape(Array.from({ length: 5 }, () => column('A', 'Sí', 'No')))).toBe('wide');
});

test('a sentence among many columns makes a card of each row', () => {
  const sentence = column('Detalle', 'No', 'El pago llegó un viernes por la tarde, sin aviso.');
  expect(chooseShape([...Array.from({ length: 4 }, () => column('A', 'Sí', 'No')), sentence])).toBe('stacked');
});

test('a column with a sentence is long, one with a range of hours is not', () => {
  expect(isLong(column('Qué se mira', 'Sí', 'Licencia comprobada, dueños, fondos separados y reclamos'))).toBe(true);
  expect(isLong(column('Plazo', 'de 12 a 48 horas', '-'))).toBe(false);
});
