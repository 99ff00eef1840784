// Requirements: 10.10.
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
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

test('a service with neither records nor a method leaves no block', async () => {
  const fetchRecordCounts = async () => ({ records: 0, casinos: 0, lastDay: null });
  const context = createExampleContext({ clients: { partners: { fetchRecordCounts, fetchRatingMethods: async () => [] } } });
  await expect(load(context)).rejects.toThrow(NoOpenDataError);
});
