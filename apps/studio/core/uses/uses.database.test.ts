import { describe, expect, it } from 'vitest';
import { republish } from '../publish/republish.ts';
import { callStudio } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { sampleMenu, linkTo, paragraph, pixel, published, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { runJob } from '../../testing/runJob.ts';
import { indexedKey } from './indexUses.ts';
import type { UsesAnswer } from './usesPath.ts';

const studio = await testStudio();
const own = await logIn(studio, 'editor');

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
