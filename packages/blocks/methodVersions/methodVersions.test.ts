// Requirements: 10.8.
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { exampleMethods } from '../shared/examples/exampleRecords.ts';
import { loadMethodVersions, NoMethodError } from './methodVersions.load.server.ts';
import { methodVersionsSchema } from './methodVersions.schema.ts';

const stored = methodVersionsSchema.parse({ type: 'methodVersions', id: 'versiones' });
const load = (context = createExampleContext()) => loadMethodVersions(stored, context);

test('each version says since when it holds, why, and what changed', async () => {
  const [fifth, fourth] = (await load()).versions;
  expect(fifth).toMatchObject({
    name: 'Versión 5',
    anchor: 'version-5',
    state: 'current',
    since: { text: '2 de noviembre de 2026' },
    changes: [
      'Cambian las notas desde las que recomendamos',
      'Confianza: el peso pasa de 35\u00a0% a 30\u00a0%',
      'Pagos: el peso pasa de 20\u00a0% a 25\u00a0%',
      'Pagos: cambian las bandas',
    ],
  });
  expect(fifth?.criteria[1]).toEqual({
    name: 'Pagos',
    weight: '25\u00a0%',
    measure: 'Peor retiro medido',
    bands: ['hasta 24\u00a0h: 8,2 a 9,6', 'hasta 72\u00a0h: 7,2 a 8,2', 'hasta 168\u00a0h: 5,0 a 7,2', 'la banda más baja: 0,0 a 5,0'],
  });
  expect(fifth?.verdicts).toBe(
    'Recomendado: desde 8,0, con 7,0 o más en Confianza. Con reparos: desde 7,0, con 5,0 o más. Menos, no recomendado.',
  );
  expect(fourth).toMatchObject({ state: 'past', changes: null, verdicts: null });
});

test('may be the one alone that holds', async () => {
  const { versions } = await loadMethodVersions({ ...stored, isCurrentOnly: true }, createExampleContext());
  expect(versions.map(({ version, state }) => [version, state])).toEqual([[5, 'current']]);
});

test('a version that does not hold yet says so', async () => {
  const versions = (await load(createExampleContext({ now: new Date('2026-11-01T12:00:00Z') }))).versions;
  expect(versions.map(({ state }) => state)).toEqual(['coming', 'current']);
});

test('the newest is first, whatever the service sends', async () => {
  const context = createExampleContext({ clients: { partners: { fetchRatingMethods: async () => exampleMethods.toReversed() } } });
  expect((await load(context)).versions.map(({ version }) => version)).toEqual([5, 4]);
});

test('a service without a method leaves no block', async () => {
  const context = createExampleContext({ clients: { partners: { fetchRatingMethods: async () => [] } } });
  await expect(load(context)).rejects.toThrow(NoMethodError);
});
