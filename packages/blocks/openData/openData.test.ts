// Requirements: 10.10.
import type { RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { exampleMethods } from '../shared/examples/exampleRecords.ts';
import { loadOpenData, NoOpenDataError } from './openData.load.server.ts';
import { openDataSchema } from './openData.schema.ts';
import { openDataStructuredData } from '../structuredData.ts';

const stored = openDataSchema.parse({ type: 'openData', id: 'datos' });
const load = (context = createExampleContext()) => loadOpenData(stored, context);

test('files, how much is in them, their licence and the last change', async () => {
  const props = await load();
  expect(props.files.map(({ anchor, format, content }) => [anchor.href, format, content])).toEqual([
    ['/datos/registros.json', 'JSON', null],
    ['/datos/registros.csv', 'CSV', '14 de 2 casinos'],
    ['/datos/notas.csv', 'CSV', null],
    ['/datos/metodo.csv', 'CSV', '2 versiones'],
  ]);
  expect(props.licence).toMatchObject({ name: 'CC BY 4.0', anchor: { href: 'https://creativecommons.org/licenses/by/4.0/' } });
  expect(props.updated?.iso).toBe('2026-11-06');
});

test('machines are told of one data set', async () => {
  expect(openDataStructuredData(await load())).toEqual([
    expect.objectContaining({ kind: 'dataset', name: 'Registros, notas y método de LupaCasino', updated: '2026-11-06' }),
  ]);
});

test.each([
  ['neither records nor a method leaves no block', 0, null, [], null],
  ['a method alone changed on the day of the method', 0, null, ['2026-11-09'], '2026-11-09'],
  ['records alone changed on their last day', 1, '2026-11-08', [], '2026-11-08'],
  ['a method of today counts', 1, '2026-11-08', ['2026-11-10'], '2026-11-10'],
  ['a method of tomorrow does not count yet', 1, '2026-11-08', ['2026-11-07', '2026-11-11'], '2026-11-08'],
])('a service with %s', async (_, records, lastDay, days, updated) => {
  const [method] = exampleMethods;
  const fetchRecordCounts = async () => ({ records, casinos: records, lastDay });
  const fetchRatingMethods = async () => days.map((day) => ({ ...method, day }) as RatingMethod);
  const loaded = load(createExampleContext({ clients: { partners: { fetchRecordCounts, fetchRatingMethods } } }));
  await (updated === null
    ? expect(loaded).rejects.toThrow(NoOpenDataError)
    : expect(loaded).resolves.toMatchObject({ updated: { iso: updated } }));
});
