import { listenTo, channels } from '@lupa/database/listen.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { testStudio } from '../../testing/testStudio.ts';
import { collectChanges, readDocuments } from '../../testing/readDelivery.ts';
import { samplePage } from '../../testing/samples.ts';

const studio = await testStudio();
afterEach(() => studio.pool.query('drop trigger if exists refuse on delivery.changes'));

/** From now on the last step of a publication fails, as it would with a full disk. */
async function breakPublishing(): Promise<void> {
  await studio.pool.query(`create or replace function public.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no space left'; end $$`);
  await studio.pool.query('create trigger refuse before insert on delivery.changes for each row execute function public.refuse()');
}

describe('an edit and its publication', () => {
  it('come together: the notification arrives when both can be seen', async () => {
    const notified = Promise.withResolvers<string>();
    const listener = await listenTo({ url: studio.databaseUrl, channel: channels.changes, onMessage: notified.resolve });
    const page = await studio.payload.create({ collection: 'pages', data: samplePage('Avisada', '/avisada/') });
    const { rows } = await studio.pool.query<{ tags: string[] }>('select tags from delivery.changes where id = $1', [
      await notified.promise,
    ]);
    await listener.close();
    expect(rows).toEqual([{ tags: ['page:/avisada/', 'routes'] }]);
    expect(await readDocuments(studio.pool, `pages:${page.id}`)).toHaveLength(1);
  });

  it('fail together: neither document, nor delivery row, nor notification is left', async () => {
    const heard: string[] = [];
    const listener = await listenTo({ url: studio.databaseUrl, channel: channels.changes, onMessage: (message) => heard.push(message) });
    await breakPublishing();
    const changes = await collectChanges(studio.pool, async () => {
      await expect(studio.payload.create({ collection: 'pages', data: samplePage('Perdida', '/perdida/') })).rejects.toThrow(
        /delivery\.record_change/,
      );
    });
    expect(changes).toEqual([]);
    const { totalDocs } = await studio.payload.count({ collection: 'pages', where: { slug: { equals: '/perdida/' } } });
    expect(totalDocs).toBe(0);
    const { rows } = await studio.pool.query("select 1 from delivery.documents where key = '/perdida/'");
    expect(rows).toEqual([]);
    // A later notification arrives, so an earlier one would have.
    await studio.pool.query('drop trigger refuse on delivery.changes');
    await studio.payload.create({ collection: 'pages', data: samplePage('Siguiente', '/siguiente/') });
    await expect.poll(() => heard).toHaveLength(1);
    await listener.close();
  });

  it('fail together on a change and on a deletion, too', async () => {
    const page = await studio.payload.create({ collection: 'pages', data: samplePage('Firme', '/firme/') });
    const before = await readDocuments(studio.pool, `pages:${page.id}`);
    await breakPublishing();
    const rename = { collection: 'pages', id: page.id, data: { slug: '/blanda/', _status: 'published' } } as const;
    await expect(studio.payload.update(rename)).rejects.toThrow(/delivery\.record_change/);
    await expect(studio.payload.delete({ collection: 'pages', id: page.id })).rejects.toThrow(/delivery\.record_change/);
    expect(await readDocuments(studio.pool, `pages:${page.id}`)).toEqual(before);
    expect((await studio.payload.findByID({ collection: 'pages', id: page.id })).slug).toBe('/firme/');
  });

  it('are refused when the public shape would be wrong, with a message for the editor', async () => {
    await studio.payload.create({ collection: 'redirects', data: { from: '/a/', to: 'https://otra.example/', status: '301' } });
    await studio.pool.query('update studio.redirects set "from" = \'\' where "from" = \'/a/\'');
    const { docs } = await studio.payload.find({ collection: 'redirects' });
    const id = docs[0]?.id ?? 0;
    await studio.pool.query("update delivery.documents set source = 'redirects:999' where kind = 'redirect'");
    await expect(studio.payload.update({ collection: 'redirects', id, data: { from: '/a/' } })).rejects.toThrow('ya tiene esa dirección');
  });
});
