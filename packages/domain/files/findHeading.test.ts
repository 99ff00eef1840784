// Requirements: 15.1.
import { expect, it } from 'vitest';
import { findHeading } from './findHeading.ts';

it('of rows of two widths that are as frequent, the wider names the columns', () => {
  const rows = [['Informe de noviembre'], ['Casino', 'Bono'], ['Andino', '100 %'], ['Fin']];
  expect(findHeading(rows, () => false)).toEqual({ index: 1, names: ['Casino', 'Bono'] });
});
