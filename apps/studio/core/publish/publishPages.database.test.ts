import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStudio, type Studio } from '../../testing/startStudio.ts';
import { collectChanges, readDocuments } from '../../testing/readDelivery.ts';
import { paragraph, refusal, sampleContent, samplePage } from '../../testing/samples.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const create = (name: string, slug: string, extra: object = {}) =>
  studio.payload.create({ collection: 'pages', locale: 'es_CL', data: { ...samplePage(name, slug), ...extra } });

describe('publishing pages', () => {
  it('writes the public page and tells its tag and that of the routes', async () => {
    let id = 0;
    const changes = await collectChanges(studio.pool, async () => {
      const page = await create('Bonos', 'Bonos', {
        content: [{ blockType: 'contentSection', title: 'Qué es', body: paragraph('El rollover & <más>', 1) }],
      });
      id = page.id;
    });
    const [document] = await readDocuments(studio.pool, `pages:${id}`);
    expect(document).toMatchObject({ kind: 'page', key: '/bonos/', locale: 'es_CL', version: 1 });
    expect(document?.body).toMatchObject({
      slug: '/bonos/',
      title: 'Bonos',
      sitemapCategory: null,
      content: [
        {
          type: 'contentSection',
          title: 'Qué es',
          body: [{ kind: 'paragraph', html: '<strong>El rollover &amp; &lt;más&gt;</strong>' }],
          image: null,
          link: null,
        },
      ],
    });
    expect(document?.body['updatedDate']).toEqual(expect.any(String));
    expect(changes).toEqual([['page:/bonos/', 'routes']]);
  });

  it('keeps drafts and autosaves to itself', async () => {
    const page = await create('Guía', '/guia/');
    const source = `pages:${page.id}`;
    const changes = await collectChanges(studio.pool, async () => {
      await studio.payload.create({
        collection: 'pages',
        draft: true,
        data: { internalName: 'Nueva', title: 'Nueva', slug: '/nueva/', _status: 'draft' },
      });
      await studio.payload.update({
        collection: 'pages',
        id: page.id,
        draft: true,
        autosave: true,
        data: { title: 'Borrador', slug: '/otra/' },
      });
      await studio.payload.update({ collection: 'pages', id: page.id, draft: true, data: { title: 'Otro borrador' } });
    });
    expect(changes).toEqual([]);
    expect((await readDocuments(studio.pool, source)).map(({ key, body }) => [key, body['title']])).toEqual([['/guia/', 'Guía']]);
    await studio.payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' } });
    expect((await readDocuments(studio.pool, source)).map(({ key, body }) => [key, body['title']])).toEqual([['/otra/', 'Otro borrador']]);
  });

  it('purges the old and the new address of a renamed page and leaves routes alone when only the text changed', async () => {
    const page = await create('Ayuda', '/ayuda/');
    const text = await collectChanges(studio.pool, () =>
      studio.payload.update({ collection: 'pages', id: page.id, data: { description: 'Dónde pedir ayuda.', _status: 'published' } }),
    );
    expect(text).toEqual([['page:/ayuda/']]);
    const hidden = await collectChanges(studio.pool, () =>
      studio.payload.update({ collection: 'pages', id: page.id, data: { noIndex: true, _status: 'published' } }),
    );
    expect(hidden).toEqual([['page:/ayuda/', 'routes']]);
    const rename = await collectChanges(studio.pool, () =>
      studio.payload.update({ collection: 'pages', id: page.id, data: { slug: '/pedir-ayuda/', _status: 'published' } }),
    );
    expect(rename).toEqual([['page:/ayuda/', 'page:/pedir-ayuda/', 'redirects', 'routes']]);
    expect((await readDocuments(studio.pool, `pages:${page.id}`)).map(({ key }) => key)).toEqual(['/pedir-ayuda/']);
  });

  it('says nothing when publishing again changes nothing', async () => {
    const page = await create('Igual', '/igual/');
    const changes = await collectChanges(studio.pool, () =>
      studio.payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' } }),
    );
    expect(changes).toEqual([]);
    expect((await readDocuments(studio.pool, `pages:${page.id}`))[0]?.version).toBe(1);
  });

  it('withdraws what is unpublished or deleted', async () => {
    const page = await create('Vieja', '/vieja/');
    const unpublish = await collectChanges(studio.pool, () =>
      studio.payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' }, unpublishAllLocales: true }),
    );
    expect(unpublish).toEqual([['page:/vieja/', 'routes']]);
    expect(await readDocuments(studio.pool, `pages:${page.id}`)).toEqual([]);

    const other = await create('Otra vieja', '/otra-vieja/');
    const remove = await collectChanges(studio.pool, () => studio.payload.delete({ collection: 'pages', id: other.id }));
    expect(remove).toEqual([['page:/otra-vieja/', 'routes']]);
    expect(await readDocuments(studio.pool, `pages:${other.id}`)).toEqual([]);
  });

  it('publishes a restored version', async () => {
    const page = await create('Primera', '/restaurada/');
    await studio.payload.update({ collection: 'pages', id: page.id, data: { title: 'Segunda', _status: 'published' } });
    const { docs } = await studio.payload.findVersions({ collection: 'pages', where: { parent: { equals: page.id } }, sort: 'createdAt' });
    await studio.payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id) });
    expect((await readDocuments(studio.pool, `pages:${page.id}`))[0]).toMatchObject({ version: 3, body: { title: 'Primera' } });
  });

  it('takes breadcrumbs from the pages above and rebuilds them when those are renamed', async () => {
    const top = await create('Guías', '/guias/');
    const middle = await create('Pagos', '/guias/pagos/', { parent: top.id });
    const page = await create('Webpay', '/guias/pagos/webpay/', { parent: middle.id });
    await studio.payload.update({ collection: 'pages', id: top.id, data: { slug: '/manuales/', _status: 'published' } });
    expect((await readDocuments(studio.pool, `pages:${page.id}`))[0]?.body['breadcrumbs']).toEqual([
      { title: 'Guías', url: '/manuales/' },
      { title: 'Pagos', url: '/guias/pagos/' },
    ]);
  });

  it('refuses an address that is taken, malformed or in the wrong language', async () => {
    await create('Única', '/unica/');
    expect(await refusal(create('Doble', '/unica/'))).toBe('Lo tiene «Única».');
    expect(await refusal(create('Mala', '/con espacios/'))).toMatch('minúsculas sin tilde');
    expect(await refusal(create('Inglesa', '/en/home/'))).toMatch('En español');
    const english = { collection: 'pages', locale: 'en', data: samplePage('English', '/english/') } as const;
    expect(await refusal(studio.payload.create(english))).toBe('En este idioma la ruta empieza con /en/.');
  });
});

describe('languages of a page', () => {
  it('are published, changed and withdrawn one by one', async () => {
    const page = await create('Inicio', '/inicio/');
    const source = `pages:${page.id}`;
    const titles = async () =>
      Object.fromEntries((await readDocuments(studio.pool, source)).map(({ locale, body }) => [locale, body['title']]));

    await studio.payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      draft: true,
      data: { title: 'Home', slug: '/en/home/', content: sampleContent },
    });
    await studio.payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'fr_CA',
      draft: true,
      data: { title: 'Accueil', slug: '/fr/accueil/', content: sampleContent },
    });
    expect(await titles()).toEqual({ es_CL: 'Inicio' });

    const publish = { collection: 'pages', id: page.id, publishSpecificLocale: 'en', data: { _status: 'published' } } as const;
    const changes = await collectChanges(studio.pool, () => studio.payload.update(publish));
    expect(changes).toEqual([['page:/en/home/', 'page:/inicio/', 'routes']]);
    expect(await titles()).toEqual({ es_CL: 'Inicio', en: 'Home' });
    expect((await readDocuments(studio.pool, source)).find(({ locale }) => locale === 'es_CL')?.body['translations']).toEqual([
      { locale: 'en', slug: '/en/home/' },
    ]);

    await studio.payload.update({ collection: 'pages', id: page.id, locale: 'es_CL', draft: true, data: { title: 'Portada' } });
    const before = await readDocuments(studio.pool, source);
    await studio.payload.update({ collection: 'pages', id: page.id, locale: 'en', data: { title: 'Start', _status: 'published' } });
    const after = await readDocuments(studio.pool, source);
    expect(after.find(({ locale }) => locale === 'es_CL')).toEqual(before.find(({ locale }) => locale === 'es_CL'));
    expect(await titles()).toEqual({ es_CL: 'Inicio', en: 'Start' });

    await studio.payload.update({ collection: 'pages', id: page.id, locale: 'en', data: { _status: 'draft' } });
    expect(await titles()).toEqual({ es_CL: 'Inicio' });
    await studio.payload.update({ collection: 'pages', id: page.id, locale: 'fr_CA', data: { _status: 'published' } });
    expect(await titles()).toEqual({ es_CL: 'Inicio', fr_CA: 'Accueil' });
    await studio.payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' }, unpublishAllLocales: true });
    expect(await titles()).toEqual({});
  });
});
