import type { CollectionSlug } from 'payload';
import { describe, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { published, sampleContent, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

const studio = await testStudio();
const own = await logIn(studio, 'administrator');

type Answer = { errors?: { message: string }[] };

async function call(path: string, method: string, body: object = {}): Promise<{ status: number; message: string }> {
  const response = await callStudio(studio, path, method === 'DELETE' ? { method, headers: own } : json(body, own, method));
  const { errors = [] } = (await response.json()) as Answer;
  return { status: response.status, message: errors.map(({ message }) => message).join(' ') };
}
const isThere = async (collection: CollectionSlug, id: number) =>
  (await studio.payload.findByID({ collection, id, disableErrors: true, depth: 0 })) !== null;

describe('a document in use', () => {
  it('is not deleted: the refusal names what uses it and says what to do', async () => {
    const partner = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-uno') });
    for (let count = 1; count <= 7; count++)
      await studio.payload.create({
        collection: 'offers',
        data: { ...sampleOffer(partner.id, `oferta-${count}`), titlePreview: `Oferta ${count}` },
      });
    const refused = await call(`partners/${partner.id}`, 'DELETE');
    expect(refused.status).toBe(409);
    expect(refused.message).toBe(
      'No se puede borrar, porque se usa en: Oferta «Oferta 1», Oferta «Oferta 2», Oferta «Oferta 3», Oferta «Oferta 4», Oferta «Oferta 5» y 2 más. Si ya no debe verse en el sitio, desactívalo: quita la marca de «Activo» y publica.',
    );
    expect(await isThere('partners', partner.id)).toBe(true);
    expect(await readDocuments(studio.pool, `partners:${partner.id}`)).toHaveLength(1);
  });

  it('is not deleted while only a draft names it, and is once nothing does', async () => {
    const author = await studio.payload.create({ collection: 'authors', data: { name: 'Antonia' } });
    const draft = { internalName: 'Borrador', title: 'Borrador', slug: '/borrador/', author: author.id };
    const page = await studio.payload.create({ collection: 'pages', draft: true, data: draft });
    const refused = await call(`authors/${author.id}`, 'DELETE');
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('Página «Borrador». Quítalo de ahí primero.') });
    await studio.payload.update({ collection: 'pages', id: page.id, draft: true, data: { author: null } });
    expect((await call(`authors/${author.id}`, 'DELETE')).status).toBe(200);
    expect(await isThere('authors', author.id)).toBe(false);
  });

  it('stays when many are deleted together; the others go', async () => {
    const used = await studio.payload.create({ collection: 'authors', data: { name: 'Usada' } });
    const free = await studio.payload.create({ collection: 'authors', data: { name: 'Libre' } });
    await studio.payload.create({ collection: 'pages', data: samplePage('Firmada', '/firmada/', { author: used.id }) });
    const refused = await call(`authors?where[id][in]=${used.id},${free.id}`, 'DELETE');
    expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('Página «Firmada»') });
    expect([await isThere('authors', used.id), await isThere('authors', free.id)]).toEqual([true, false]);
  });
});

describe('what the site cannot live without', () => {
  it.each([
    ['/', 'La portada (/)'],
    ['/404/', 'La página /404/'],
  ])('%s is not unpublished, moved, deleted or put into the trash', async (slug, words) => {
    const { id } = await studio.payload.create({ collection: 'pages', data: samplePage(slug, slug) });
    for (const [path, method, body] of [
      [`pages/${id}`, 'PATCH', { _status: 'draft' }],
      [`pages/${id}?unpublishAllLocales=true`, 'PATCH', { _status: 'draft' }],
      [`pages/${id}`, 'PATCH', { slug: '/otra/', _status: 'published' }],
      [`pages/${id}`, 'PATCH', { deletedAt: new Date().toISOString() }],
      [`pages?where[id][equals]=${id}`, 'PATCH', { _status: 'draft' }],
      [`pages/${id}`, 'DELETE', {}],
    ] as const)
      expect(await call(path, method, body)).toMatchObject({ message: expect.stringContaining(words) });
    expect((await readDocuments(studio.pool, `pages:${id}`)).map(({ key }) => key)).toEqual([slug]);
    expect(await call(`pages/${id}?draft=true&autosave=true`, 'PATCH', { title: 'Borrador', slug: '/otra-mas/' })).toMatchObject({
      status: 200,
    });
    expect(await call(`pages/${id}`, 'PATCH', { title: 'Nueva', slug, _status: 'published' })).toMatchObject({ status: 200 });
  });

  it('a home page in another language, while the page may go in a language where it is not the home page', async () => {
    const { id } = await studio.payload.create({ collection: 'pages', data: samplePage('Idiomas', '/idiomas/') });
    const english = { title: 'Home', slug: '/en/', content: sampleContent, ...published };
    await studio.payload.update({ collection: 'pages', id, locale: 'en', publishSpecificLocale: 'en', data: english });
    expect(await call(`pages/${id}?locale=en`, 'PATCH', { _status: 'draft' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('La portada (/en/)'),
    });
    expect((await call(`pages/${id}?locale=es_CL`, 'PATCH', { _status: 'draft' })).status).toBe(200);
    expect((await readDocuments(studio.pool, `pages:${id}`)).map(({ key }) => key)).toEqual(['/en/']);
  });

  it('a toplist that a published page shows', async () => {
    const partner = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-listado') });
    const entries = [{ partner: partner.id }];
    const data = { name: 'Lista', identifier: 'lista', entries, ...published };
    const toplist = await studio.payload.create({ collection: 'toplists', data });
    const content = [{ blockType: 'topList' as const, variant: 'default' as const, toplist: toplist.id }];
    const page = await studio.payload.create({ collection: 'pages', data: samplePage('Con lista', '/con-lista/', { content }) });
    const at = `toplists/${toplist.id}`;
    const refused = await call(at, 'PATCH', { _status: 'draft' });
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('la muestran páginas publicadas: «Con lista».') });
    expect((await call(`${at}?unpublishAllLocales=true`, 'PATCH', { _status: 'draft' })).status).toBe(409);
    expect((await call(at, 'PATCH', { deletedAt: new Date().toISOString() })).status).toBe(409);
    expect((await call(at, 'DELETE')).status).toBe(409);
    expect((await call(`${at}?draft=true`, 'PATCH', { criteria: 'Otra' })).status).toBe(200);
    expect(await readDocuments(studio.pool, `toplists:${toplist.id}`)).toHaveLength(1);
    await studio.payload.update({ collection: 'pages', id: page.id, data: { content: sampleContent, ...published } });
    expect((await call(at, 'PATCH', { _status: 'draft' })).status).toBe(200);
    expect(await readDocuments(studio.pool, `toplists:${toplist.id}`)).toEqual([]);
  });
});
