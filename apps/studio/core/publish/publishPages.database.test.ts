// Requirements: 10.21.
import { describe, expect, it } from 'vitest';
import { republish } from './republish.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { collectChanges, readDocuments } from '../../testing/readDelivery.ts';
import { paragraph, published, refusal, sampleContent, samplePage } from '../../testing/samples.ts';

const studio = await testStudio();

const update = (id: number, data: object, more: object = {}) => studio.payload.update({ collection: 'pages', id, data, ...more });
const create = (name: string, slug: string, extra: object = {}) =>
  studio.payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage(name, slug, { ...extra }) });

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
      await update(page.id, { title: 'Borrador', slug: '/otra/' }, { draft: true, autosave: true });
      await update(page.id, { title: 'Otro borrador' }, { draft: true });
    });
    expect(changes).toEqual([]);
    expect((await readDocuments(studio.pool, source)).map(({ key, body }) => [key, body['title']])).toEqual([['/guia/', 'Guía']]);
    await update(page.id, published);
    expect((await readDocuments(studio.pool, source)).map(({ key, body }) => [key, body['title']])).toEqual([['/otra/', 'Otro borrador']]);
  });

  it('purges the old and the new address of a renamed page and leaves routes alone when only the text changed', async () => {
    const page = await create('Ayuda', '/ayuda/');
    const text = await collectChanges(studio.pool, () => update(page.id, { description: 'Dónde pedir ayuda.', ...published }));
    expect(text).toEqual([['page:/ayuda/']]);
    const hidden = await collectChanges(studio.pool, () => update(page.id, { noIndex: true, ...published }));
    expect(hidden).toEqual([['page:/ayuda/', 'routes']]);
    const rename = await collectChanges(studio.pool, () => update(page.id, { slug: '/pedir-ayuda/', ...published }));
    expect(rename).toEqual([['page:/ayuda/', 'page:/pedir-ayuda/', 'redirects', 'routes']]);
    expect((await readDocuments(studio.pool, `pages:${page.id}`)).map(({ key }) => key)).toEqual(['/pedir-ayuda/']);
  });

  it('says nothing when publishing again changes nothing', async () => {
    const page = await create('Igual', '/igual/');
    const changes = await collectChanges(studio.pool, () => update(page.id, published));
    expect(changes).toEqual([]);
    expect((await readDocuments(studio.pool, `pages:${page.id}`))[0]?.version).toBe(1);
  });

  it('withdraws what is unpublished or deleted', async () => {
    const page = await create('Vieja', '/vieja/');
    const unpublish = await collectChanges(studio.pool, () => update(page.id, { _status: 'draft' }, { unpublishAllLocales: true }));
    expect(unpublish).toEqual([['page:/vieja/', 'routes']]);
    expect(await readDocuments(studio.pool, `pages:${page.id}`)).toEqual([]);

    const other = await create('Otra vieja', '/otra-vieja/');
    const remove = await collectChanges(studio.pool, () => studio.payload.delete({ collection: 'pages', id: other.id }));
    expect(remove).toEqual([['page:/otra-vieja/', 'routes']]);
    expect(await readDocuments(studio.pool, `pages:${other.id}`)).toEqual([]);
  });

  it('takes breadcrumbs from the pages above and rebuilds them when those are renamed', async () => {
    const top = await create('Guías', '/guias/');
    const middle = await create('Pagos', '/guias/pagos/', { parent: top.id });
    const page = await create('Webpay', '/guias/pagos/webpay/', { parent: middle.id });
    await update(top.id, { slug: '/manuales/', ...published });
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

    await update(page.id, { title: 'Home', slug: '/en/home/', content: sampleContent }, { locale: 'en', draft: true });
    await update(page.id, { title: 'Accueil', slug: '/fr/accueil/', content: sampleContent }, { locale: 'fr_CA', draft: true });
    expect(await titles()).toEqual({ es_CL: 'Inicio' });

    const publish = { collection: 'pages', id: page.id, publishSpecificLocale: 'en', data: published } as const;
    const changes = await collectChanges(studio.pool, () => studio.payload.update(publish));
    expect(changes).toEqual([['page:/en/home/', 'page:/inicio/', 'routes']]);
    expect(await titles()).toEqual({ es_CL: 'Inicio', en: 'Home' });
    expect((await readDocuments(studio.pool, source)).find(({ locale }) => locale === 'es_CL')?.body['translations']).toEqual([
      { locale: 'en', slug: '/en/home/' },
    ]);

    await update(page.id, { title: 'Portada' }, { locale: 'es_CL', draft: true });
    const before = await readDocuments(studio.pool, source);
    await update(page.id, { title: 'Start', ...published }, { locale: 'en' });
    const after = await readDocuments(studio.pool, source);
    expect(after.find(({ locale }) => locale === 'es_CL')).toEqual(before.find(({ locale }) => locale === 'es_CL'));
    expect(await titles()).toEqual({ es_CL: 'Inicio', en: 'Start' });

    await update(page.id, { _status: 'draft' }, { locale: 'en' });
    expect(await titles()).toEqual({ es_CL: 'Inicio' });
    await update(page.id, published, { locale: 'fr_CA' });
    expect(await titles()).toEqual({ es_CL: 'Inicio', fr_CA: 'Accueil' });
    await update(page.id, { _status: 'draft' }, { unpublishAllLocales: true });
    expect(await titles()).toEqual({});
  });
});

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
  const { id } = await create('Borrador', '/borrador/', { _status: 'draft' });
  expect(await firstOf(id)).toBeUndefined();
  const before = Date.now();
  await update(id, published);
  expect((await firstOf(id))?.getTime()).toBeGreaterThanOrEqual(before - 1000);
  expect(await firstOf(id, 'en')).toBeUndefined();
});

it('what has no day of publication of its own is noted nowhere', async () => {
  await studio.payload.create({ collection: 'redirects', data: { from: '/antes/', to: '/borrador/', status: '301' } });
  const { rows } = await studio.pool.query("select source from delivery.publications where source like 'redirects:%'");
  expect(rows).toEqual([]);
  expect((await studio.pool.query("select 1 from delivery.documents where key = '/antes/'")).rows).toHaveLength(1);
});

it.each([
  ['known', '2025-11-26T12:00:00.000Z'],
  ['unknown', null],
])('a date that is %s stays when the page is renamed, withdrawn, comes back and is built again', async (name, at) => {
  const { id } = await create(name, `/${name}/`);
  await age(id, at);
  await update(id, { slug: `/${name}-b/`, ...published });
  await update(id, { _status: 'draft' });
  await update(id, published);
  await studio.pool.query(`delete from delivery.documents where source = 'pages:${id}'`);
  await republish(studio.payload);
  expect((await firstOf(id))?.toISOString() ?? null).toBe(at);
});
