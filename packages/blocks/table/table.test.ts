// Requirements: 2.99, 3.67, 3.68.
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { tableExamples } from './table.examples.ts';
import { EmptyTableError, loadTable } from './table.load.server.ts';
import { tableSchema } from './table.schema.ts';

const load = (example: unknown) => loadTable(tableSchema.parse(example), createExampleContext());

test('figures are told from words by column, and the first column is neither', async () => {
  const { columns } = await load(tableExamples.narrow);
  expect(columns.map(({ name, isNumeric }) => [name, isNumeric])).toEqual([
    ['Rollover', false],
    ['Apuestas', true],
    ['Pérdida esperada', true],
  ]);
});

test('an icon that does not exist is left out', async () => {
  const { columns } = await load(tableExamples.payments);
  expect(columns.map(({ icon }) => icon)).toEqual(['card', 'wallet', null, 'clock', null]);
});

test('a missing cell is a dash, and a row without any text is left out', async () => {
  const { rows } = await load(tableExamples.ragged);
  expect(rows.map((cells) => cells.map((segments) => segments.map(({ text }) => text).join('')))).toEqual([['solo una', '-']]);
});

test('many columns become cards on a phone, few do not', async () => {
  expect((await load(tableExamples.longest)).shape).toBe('stacked');
  expect((await load(tableExamples.narrow)).shape).toBe('narrow');
});

test('a table without rows is not shown', async () => {
  await expect(load({ type: 'table', id: 'x', columns: [{ name: 'A' }], rows: [{ cells: [{ value: '' }] }] })).rejects.toThrow(
    EmptyTableError,
  );
});
