// Requirements: 10.21.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { published, samplePage } from '../../testing/samples.ts';
import { startStudio, type Studio } from '../../testing/startStudio.ts';
import { republish } from './republish.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const firstOf = async (id: number, locale = 'es_CL'): Promise<Date | null | undefined> => {
  const { rows } = await studio.pool.query<{ at: Date | null }>(
    'select first_published_at as at from delivery.publications where source = $1 and locale = $2',
    [`pages:${id}`, locale],
  );
  return rows[0]?.at;
};

/** As if it had been published a year ago. */
const age = (id: number, at: string | null) =>
  studio.pool.query('update delivery.publications set first_published_at = $2 where source = $1', [`pages:${id}`, at]);

it('a page has the moment of its first publication, and none before', async () => {
  const { id } = await studio.payload.create({
    collection: 'pages',
    data: { ...samplePage('Borrador', '/borrador/'), _status: 'draft' },
    draft: true,
  });
  expect(await firstOf(id)).toBeUndefined();
  const before = Date.now();
  await studio.payload.update({ collection: 'pages', id, data: published });
  expect((await firstOf(id))?.getTime()).toBeGreaterThanOrEqual(before - 1000);
  expect(await firstOf(id, 'en')).toBeUndefined();
});

it.each([
  ['known', '2025-11-26T12:00:00.000Z'],
  ['unknown', null],
])('a date that is %s stays when the page is renamed, withdrawn, comes back and is built again', async (name, at) => {
  const { id } = await studio.payload.create({ collection: 'pages', data: samplePage(name, `/${name}/`) });
  await age(id, at);
  await studio.payload.update({ collection: 'pages', id, data: { slug: `/${name}-b/`, ...published } });
  await studio.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  await studio.payload.update({ collection: 'pages', id, data: published });
  await studio.pool.query(`delete from delivery.documents where source = 'pages:${id}'`);
  await republish(studio.payload);
  expect((await firstOf(id))?.toISOString() ?? null).toBe(at);
});
