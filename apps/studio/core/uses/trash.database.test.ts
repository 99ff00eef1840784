import type { CollectionSlug } from 'payload';
import { describe, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { pixel, published, sampleContent, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { runJob } from '../../testing/runJob.ts';
import { purgeTrash, trashDays } from './trash.ts';

const studio = await testStudio();
const own = await logIn(studio, 'administrator');

const keysOf = async (collection: string, id: number) =>
  (await readDocuments(studio.pool, `${collection}:${id}`)).map(({ key, locale }) => `${locale} ${key}`).toSorted();

/** What the form does when somebody deletes there. */
const discard = async (collection: string, id: number) =>
  (await callStudio(studio, `${collection}/${id}`, json({ deletedAt: new Date().toISOString() }, own, 'PATCH'))).status;

/** What the form does when somebody restores from the trash. */
async function restore(collection: string, id: number, status?: 'published' | 'draft'): Promise<number> {
  const query = `trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`;
  const body = { deletedAt: null, ...(status && { _status: status }) };
  return (await callStudio(studio, `${collection}?${query}`, json(body, own, 'PATCH'))).status;
}
const isThere = async (collection: CollectionSlug, id: number, trash: boolean) =>
  (await studio.payload.findByID({ collection, id, trash, disableErrors: true, depth: 0 })) !== null;

describe('a document in the trash', () => {
  it('is not on the site, and comes back with its languages when it is restored as published', async () => {
    const { id } = await studio.payload.create({ collection: 'pages', data: samplePage('Ida', '/ida/') });
    const english = { title: 'Gone', slug: '/en/gone/', content: sampleContent, ...published };
    await studio.payload.update({ collection: 'pages', id, locale: 'en', publishSpecificLocale: 'en', data: english });
    const before = await keysOf('pages', id);
    expect(before).toEqual(['en /en/gone/', 'es_CL /ida/']);
    expect(await discard('pages', id)).toBe(200);
    expect(await keysOf('pages', id)).toEqual([]);
    expect([await isThere('pages', id, false), await isThere('pages', id, true)]).toEqual([false, true]);
    expect(await restore('pages', id, 'published')).toBe(200);
    expect(await keysOf('pages', id)).toEqual(before);
  });

  it('restored as a draft it is a draft in every language', async () => {
    const { id } = await studio.payload.create({ collection: 'pages', data: samplePage('Vuelta', '/vuelta/') });
    const english = { title: 'Back', slug: '/en/back/', content: sampleContent, ...published };
    await studio.payload.update({ collection: 'pages', id, locale: 'en', publishSpecificLocale: 'en', data: english });
    expect(await discard('pages', id)).toBe(200);
    expect(await restore('pages', id, 'draft')).toBe(200);
    expect([await isThere('pages', id, false), await keysOf('pages', id)]).toEqual([true, []]);
    const back = await studio.payload.findByID({ collection: 'pages', id, locale: 'en', draft: true, depth: 0 });
    expect(back.title).toBe('Back');
  });

  it('of every kind goes and comes', async () => {
    const { payload } = studio;
    const partner = await payload.create({ collection: 'partners', data: samplePartner('casino-ida') });
    const offer = await payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'ida') });
    const method = await payload.create({ collection: 'payment-methods', data: { name: 'Webpay', internalName: 'webpay' } });
    const menu = await payload.create({ collection: 'navigation-groups', data: { groupName: 'Pie', navigationItems: [{ name: 'Uno' }] } });
    for (const [collection, id, status] of [
      ['offers', offer.id, 'published'],
      ['payment-methods', method.id, undefined],
      ['navigation-groups', menu.id, undefined],
    ] as const) {
      const before = await keysOf(collection, id);
      expect(before).toHaveLength(1);
      expect([collection, await discard(collection, id), await keysOf(collection, id)]).toEqual([collection, 200, []]);
      expect([await restore(collection, id, status), await keysOf(collection, id)]).toEqual([200, before]);
    }
    const media = await payload.create({ collection: 'media', data: { alt: 'Foto' }, file: pixel });
    const author = await payload.create({ collection: 'authors', data: { name: 'Antonia' } });
    const record = await payload.create({ collection: 'records', draft: true, data: { partner: partner.id, kind: 'deposit' } as never });
    for (const [collection, id] of [
      ['media', media.id],
      ['authors', author.id],
      ['records', record.id],
    ] as const) {
      expect([collection, await discard(collection, id), await isThere(collection, id, false)]).toEqual([collection, 200, false]);
      expect([await restore(collection, id), await isThere(collection, id, false)]).toEqual([200, true]);
    }
  });

  it('uses nothing while it is there', async () => {
    const author = await studio.payload.create({ collection: 'authors', data: { name: 'Benjamín' } });
    const page = await studio.payload.create({ collection: 'pages', data: samplePage('Suya', '/suya/', { author: author.id }) });
    expect(await discard('authors', author.id)).toBe(409);
    expect(await discard('pages', page.id)).toBe(200);
    expect(await discard('authors', author.id)).toBe(200);
  });

  it('keeps its path, and a new document with it is refused with a reason', async () => {
    const { id } = await studio.payload.create({ collection: 'pages', data: samplePage('Primera', '/ocupada/') });
    await discard('pages', id);
    const response = await callStudio(studio, 'pages', json(samplePage('Segunda', '/ocupada/'), own));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Lo tiene «Primera», que está en la papelera: restáuralo, o bórralo de ahí para siempre.');
    const query = `trash=true&where[id][equals]=${id}`;
    expect((await callStudio(studio, `pages?${query}`, { method: 'DELETE', headers: own })).status).toBe(200);
    expect((await callStudio(studio, 'pages', json(samplePage('Segunda', '/ocupada/'), own))).status).toBe(201);
  });

  it('what may not be deleted may not go there', async () => {
    const partner = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-registro') });
    const data = { partner: partner.id, kind: 'licence', day: '2026-11-02T12:00:00.000Z', checks: [{ name: 'Licencia', holds: 'yes' }] };
    const record = await studio.payload.create({ collection: 'records', data: { ...data, ...published } as never });
    expect(await discard('records', record.id)).toBe(400);
    expect(await isThere('records', record.id, false)).toBe(true);
  });
});

describe(`after ${trashDays} days`, () => {
  const age = (table: string, id: number, days: number) =>
    studio.pool.query(`update studio.${table} set deleted_at = now() - make_interval(days => $2) where id = $1`, [id, days]);

  it('a document is deleted by the studio that runs what is due, no sooner', async () => {
    const { payload } = studio;
    const old = await payload.create({ collection: 'pages', data: samplePage('Vieja', '/vieja/') });
    const recent = await payload.create({ collection: 'pages', data: samplePage('Reciente', '/reciente/') });
    const media = await payload.create({ collection: 'media', data: { alt: 'Vieja' }, file: pixel });
    for (const { id } of [old, recent]) await discard('pages', id);
    await discard('media', media.id);
    await age('pages', old.id, trashDays + 1);
    await age('pages', recent.id, trashDays - 1);
    await age('media', media.id, trashDays + 1);
    await runJob(payload, 'housekeeping', 'tidyDocuments');
    expect([await isThere('pages', old.id, true), await isThere('pages', recent.id, true)]).toEqual([false, true]);
    expect(await isThere('media', media.id, true)).toBe(false);
    await purgeTrash(payload, new Date(Date.now() + 3 * 24 * 60 * 60 * 1000));
    expect(await isThere('pages', recent.id, true)).toBe(false);
  });
});
