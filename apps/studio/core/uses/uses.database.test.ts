import type { CollectionSlug } from 'payload';
import { describe, expect, it } from 'vitest';
import { republish } from '../publish/republish.ts';
import { askStudio, callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import {
  sampleContent,
  sampleMenu,
  linkTo,
  paragraph,
  pixel,
  published,
  sampleOffer,
  samplePage,
  samplePartner,
} from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { runJob } from '../../testing/runJob.ts';
import { indexedKey } from './indexUses.ts';
import type { UsesAnswer } from './usesPath.ts';

const studio = await testStudio();
const own = await logIn(studio, 'administrator');

async function ask(collection: string, id: number): Promise<UsesAnswer> {
  const response = await callStudio(studio, `uses/${collection}/${id}`, { headers: own });
  expect(response.status).toBe(200);
  return (await response.json()) as UsesAnswer;
}
const namesOf = async (collection: string, id: number) => (await ask(collection, id)).uses.map(({ kind, title }) => `${kind} ${title}`);

const textWith = (node: object) => {
  const text = paragraph('');
  text.root.children.splice(0, 1, node as never);
  return text;
};
const figureOf = (partner: number) => {
  const figure = { type: 'inlineBlock', version: 1, fields: { id: 'f1', blockType: 'figure', blockName: '', figure: 'rating', partner } };
  return textWith({ type: 'paragraph', format: '', indent: 0, version: 1, direction: 'ltr', children: [figure] });
};

describe('what a document is used in', () => {
  it('relations, places of toplists and blocks of pages, by name, with the address of each form', async () => {
    const { payload } = studio;
    const partner = await payload.create({ collection: 'partners', data: samplePartner('casino-uno') });
    const offer = await payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'bienvenida') });
    const entries = [{ partner: partner.id, offer: offer.id }];
    const toplist = await payload.create({ collection: 'toplists', data: { name: 'Lista uno', identifier: 'uno', entries, ...published } });
    const content = [{ blockType: 'topList' as const, variant: 'default' as const, toplist: toplist.id }];
    const page = await payload.create({ collection: 'pages', data: samplePage('Página uno', '/uno/', { content }) });
    expect(await ask('partners', partner.id)).toEqual({
      total: 2,
      uses: [
        { kind: 'Oferta', title: '100 % hasta $300.000', path: `/admin/collections/offers/${offer.id}`, isDraft: true, isPublished: true },
        { kind: 'Toplist', title: 'Lista uno', path: `/admin/collections/toplists/${toplist.id}`, isDraft: true, isPublished: true },
      ],
    });
    expect(await namesOf('offers', offer.id)).toEqual(['Toplist Lista uno']);
    expect(await namesOf('toplists', toplist.id)).toEqual(['Página Página uno']);
    expect(await ask('pages', page.id)).toEqual({ total: 0, uses: [] });
  });

  it('formatted text: internal links, images and figures, in any language', async () => {
    const { payload } = studio;
    const partner = await payload.create({ collection: 'partners', data: samplePartner('casino-dos') });
    const media = await payload.create({ collection: 'media', data: { alt: 'Foto' }, file: pixel });
    const linked = await payload.create({ collection: 'pages', data: samplePage('Enlazada', '/enlazada/') });
    const upload = { type: 'upload', version: 3, format: '', relationTo: 'media', value: media.id, fields: {}, id: 'u1' };
    const block = (body: object) => ({
      blockType: 'heroSection' as const,
      title: 'Hola',
      variant: 'default' as const,
      body: body as never,
    });
    const doc = { relationTo: 'pages', value: linked.id };
    const content = [block(linkTo({ linkType: 'internal', doc })), block(textWith(upload))];
    const page = await payload.create({ collection: 'pages', data: samplePage('Con texto', '/con-texto/', { content }) });
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      publishSpecificLocale: 'en',
      data: { title: 'With', slug: '/en/with/', content: [block(figureOf(partner.id))], ...published },
    });
    for (const [collection, { id }] of [
      ['pages', linked],
      ['media', media],
      ['partners', partner],
    ] as const)
      expect(await namesOf(collection, id)).toEqual(['Página Con texto']);
  });

  it('menus, redirects, texts and globals that lead to the path of a page', async () => {
    const { payload } = studio;
    const page = await payload.create({ collection: 'pages', data: samplePage('Con ruta', '/con-ruta/') });
    await payload.create({ collection: 'redirects', data: { from: '/vieja/', to: '/con-ruta/', status: '301' } });
    await payload.create({ collection: 'navigation-groups', data: sampleMenu('Header', '/con-ruta/#lista') });
    const body = linkTo({ linkType: 'custom', url: '/con-ruta/?x=1' }) as never;
    const content = [{ blockType: 'heroSection' as const, title: 'Hola', variant: 'default' as const, body }];
    await payload.create({ collection: 'pages', data: samplePage('Que enlaza', '/que-enlaza/', { content }) });
    await payload.updateGlobal({
      slug: 'site-globals',
      data: { footer: { copyrightArea: { links: [{ text: 'Ruta', link: '/con-ruta/' }] } } },
    });
    expect(await namesOf('pages', page.id)).toEqual(['Menú Header', 'Página Que enlaza', 'Redirección /vieja/', 'Sitio Globales']);
  });

  it('tells drafts from what is published, and forgets what no longer names it', async () => {
    const { payload } = studio;
    const author = await payload.create({ collection: 'authors', data: { name: 'Antonia' } });
    const other = await payload.create({ collection: 'authors', data: { name: 'Matías' } });
    const page = await payload.create({ collection: 'pages', data: samplePage('Firmada', '/firmada/', { author: author.id }) });
    await payload.update({ collection: 'pages', id: page.id, draft: true, autosave: true, data: { author: other.id } });
    expect(await ask('authors', author.id)).toMatchObject({ total: 1, uses: [{ isDraft: false, isPublished: true }] });
    expect(await ask('authors', other.id)).toMatchObject({ total: 1, uses: [{ isDraft: true, isPublished: false }] });
    await payload.update({ collection: 'pages', id: page.id, data: { ...published } });
    expect(await ask('authors', author.id)).toMatchObject({ total: 0 });
    expect(await ask('authors', other.id)).toMatchObject({ total: 1, uses: [{ isDraft: true, isPublished: true }] });
    await payload.delete({ collection: 'pages', id: page.id });
    expect(await ask('authors', other.id)).toMatchObject({ total: 0 });
  });

  it('is told to people with a login, of documents that can be used', async () => {
    expect((await callStudio(studio, 'uses/pages/1')).status).toBe(401);
    for (const path of ['uses/users/1', 'uses/nada/1', 'uses/__proto__/1', 'uses/pages/x'])
      expect((await callStudio(studio, path, { headers: own })).status).toBe(404);
    expect((await callStudio(studio, 'document-uses', { headers: own })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('documents from before there was an index', () => {
  const forget = () => studio.pool.query('delete from studio.document_uses');
  const rows = async () =>
    (await studio.pool.query('select source, target, is_draft, is_published from studio.document_uses order by 1, 2')).rows;

  it('are read once by the studio that runs what is due, and by each republication', async () => {
    const before = await rows();
    expect(before.length).toBeGreaterThan(5);
    await forget();
    await studio.payload.kv.delete(indexedKey);
    await runJob(studio.payload, 'housekeeping', 'tidyDocuments');
    expect(await rows()).toEqual(before);
    await forget();
    await runJob(studio.payload, 'housekeeping', 'tidyDocuments');
    expect(await rows()).toEqual([]);
    await republish(studio.payload);
    expect(await rows()).toEqual(before);
  });
});

const call = (path: string, method: string, body: object = {}) =>
  askStudio(studio, path, method === 'DELETE' ? { method, headers: own } : json(body, own, method));
const isThere = async (collection: CollectionSlug, id: number) =>
  (await studio.payload.findByID({ collection, id, disableErrors: true, depth: 0 })) !== null;

describe('a document in use', () => {
  it('is not deleted: the refusal names what uses it and says what to do', async () => {
    const partner = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-en-uso') });
    for (let count = 1; count <= 7; count++)
      await studio.payload.create({
        collection: 'offers',
        data: { ...sampleOffer(partner.id, `oferta-${count}`), titlePreview: `Oferta ${count}` },
      });
    const refused = await call(`partners/${partner.id}`, 'DELETE');
    expect(refused.status).toBe(409);
    expect(refused.fault).toBe(
      'No se puede borrar, porque se usa en: Oferta «Oferta 1», Oferta «Oferta 2», Oferta «Oferta 3», Oferta «Oferta 4», Oferta «Oferta 5» y 2 más. Si ya no debe verse en el sitio, desactívalo: quita la marca de «Activo» y publica.',
    );
    expect(await isThere('partners', partner.id)).toBe(true);
    expect(await readDocuments(studio.pool, `partners:${partner.id}`)).toHaveLength(1);
  });

  it('is not deleted while only a draft names it, and is once nothing does', async () => {
    const author = await studio.payload.create({ collection: 'authors', data: { name: 'Nuria' } });
    const draft = { internalName: 'Borrador', title: 'Borrador', slug: '/borrador/', author: author.id };
    const page = await studio.payload.create({ collection: 'pages', draft: true, data: draft });
    const refused = await call(`authors/${author.id}`, 'DELETE');
    expect(refused).toMatchObject({ status: 409, fault: expect.stringContaining('Página «Borrador». Quítalo de ahí primero.') });
    await studio.payload.update({ collection: 'pages', id: page.id, draft: true, data: { author: null } });
    expect((await call(`authors/${author.id}`, 'DELETE')).status).toBe(200);
    expect(await isThere('authors', author.id)).toBe(false);
  });

  it('stays when many are deleted together; the others go', async () => {
    const used = await studio.payload.create({ collection: 'authors', data: { name: 'Usada' } });
    const free = await studio.payload.create({ collection: 'authors', data: { name: 'Libre' } });
    await studio.payload.create({ collection: 'pages', data: samplePage('Con firma', '/con-firma/', { author: used.id }) });
    const refused = await call(`authors?where[id][in]=${used.id},${free.id}`, 'DELETE');
    expect(refused).toMatchObject({ status: 400, fault: expect.stringContaining('Página «Con firma»') });
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
      expect(await call(path, method, body)).toMatchObject({ fault: expect.stringContaining(words) });
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
      fault: expect.stringContaining('La portada (/en/)'),
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
    expect(refused).toMatchObject({ status: 409, fault: expect.stringContaining('la muestran páginas publicadas: «Con lista».') });
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
