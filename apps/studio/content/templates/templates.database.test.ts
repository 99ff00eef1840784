import { blockForms } from '@lupa/blocks/blocks.cms.ts';
import { createLocalReq, type TypedUser, ValidationError } from 'payload';
import { describe, expect, it } from 'vitest';
import { callStudio } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { paragraph, published, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { listChoices, listOwnTemplates } from './loadSubjects.ts';
import { pageTemplates } from './pageTemplates.ts';
import { fieldNames, type TemplateForm } from './templatePaths.ts';
import { slugify } from '@lupa/domain/foldText.ts';

const ids = {
  partners: new Map<string, number>(),
  'payment-methods': new Map<string, number>(),
  toplists: new Map<string, number>(),
  topic: new Map([['Cómo retirar en 24 horas', 'Cómo retirar en 24 horas']]),
  site: new Map([['sitio', 'sitio']]),
};
const parents = ['/', '/resenas/', '/guias/', '/bonos/', '/metodos-de-pago/'];

const studio = await testStudio();
const { payload } = studio;
const editor = await logIn(studio, 'editor');
const later = { context: { publishLater: true }, depth: 0 } as const;
for (const path of parents)
  await payload.create({ ...later, collection: 'pages', locale: 'es_CL', data: samplePage(`Sobre ${path}`, path) });
for (const internalName of ['webpay', 'efectivo'])
  ids['payment-methods'].set(
    internalName,
    (await payload.create({ ...later, collection: 'payment-methods', data: { name: internalName, internalName } })).id,
  );
const webpay = [...ids['payment-methods'].values()].slice(0, 1);
const filled = { softwareProviders: [7], supportedGameTypes: ['SLOTS' as const], depositPaymentMethods: webpay };
for (const [slug, own] of [['casino-andino', filled] as const, ['chucao', {}] as const])
  ids.partners.set(slug, (await payload.create({ ...later, collection: 'partners', data: { ...samplePartner(slug), ...own } })).id);
for (const identifier of ['home', 'bonos-cashback', 'pago-webpay']) {
  const entries = [{ partner: ids.partners.values().next().value ?? 0 }];
  const data = { name: identifier, identifier, orderedBy: 'rating' as const, entries, ...published };
  ids.toplists.set(identifier, (await payload.create({ ...later, collection: 'toplists', data })).id);
}

async function send(form: Partial<TemplateForm>, headers = editor) {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(fieldNames[name as keyof TemplateForm], value);
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  const init = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body: await encoded.arrayBuffer() };
  const answer = await callStudio(studio, 'page-templates', init);
  const target = new URL(answer.headers.get('location') ?? '/', 'http://localhost:3001');
  return { status: answer.status, path: target.pathname, query: target.searchParams };
}
const pageOf = (path: string) => Number(/^\/admin\/collections\/pages\/(\d+)$/.exec(path)?.[1]);
const named = (form: Partial<TemplateForm>) => ({ title: 'Título', path: '/ruta/', internalName: 'Nombre', ...form });

async function publishAsItIs(id: number): Promise<string[]> {
  try {
    await studio.payload.update({ collection: 'pages', id, locale: 'es_CL', data: published });
  } catch (error) {
    if (error instanceof ValidationError) return error.data.errors.map(({ path }) => path);
    throw error;
  }
  return [];
}

describe.each(pageTemplates.map((template) => [template.name, template] as const))('%s', (_, template) => {
  const own = ids[template.subject];
  it.each([...own.keys()])('of %s may be published but for its words', async (key) => {
    const name = `${template.id} ${key}`;
    const form = { template: template.id, subject: String(own.get(key)), title: name, path: `/p/${slugify(name)}/`, internalName: name };
    const { status, path } = await send(form);
    expect(status).toBe(303);
    const page = await studio.payload.findByID({ collection: 'pages', id: pageOf(path), locale: 'es_CL', draft: true, depth: 0 });
    expect(page).toMatchObject({ _status: 'draft', sitemapCategory: template.sitemapCategory });
    expect(typeof page.parent).toBe(template.parent === '' ? 'object' : 'number');
    const content = page.content ?? [];
    const faults = await publishAsItIs(page.id);
    expect(faults.length).toBeGreaterThan(0);
    const hinted = content.flatMap(({ blockName }, index) => (blockName ? [index] : []));
    for (const fault of faults) {
      const [, index = '', field = ''] = /^content\.(\d+)\.(?:\w+\.\d+\.)?(\w+)$/.exec(fault) ?? [];
      expect([fault, hinted.includes(Number(index)), ['body', 'title'].includes(field)]).toEqual([fault, true, true]);
    }
    for (const [index, { blockType, ...data }] of content.entries())
      if (!hinted.includes(index)) expect([blockType, namedBy(blockType, data)]).toEqual([blockType, true]);
  });
});

function namedBy(blockType: string, data: object): boolean {
  const form = blockForms[blockType as keyof typeof blockForms];
  const relations = form.fields.flatMap((field) => (field.type === 'relationship' && field.required ? [field.name] : []));
  const values = new Map<string, unknown>(Object.entries(data));
  return relations.every((name) => typeof values.get(name) === 'number');
}

describe('a page that a template makes', () => {
  it('leads to no page that is not there, and to the own ones of the site', async () => {
    const subject = String(ids.partners.get('casino-andino'));
    const { path } = await send(named({ template: 'resena', subject, path: '/enlaces/' }));
    const { content } = await studio.payload.findByID({ collection: 'pages', id: pageOf(path), locale: 'es_CL', draft: true, depth: 0 });
    const urls = (content ?? []).flatMap((block) => ('link' in block && block.link && block.link.url ? [block.link.url] : []));
    expect(urls).toEqual(['/juego-responsable/']);
  });

  it('shows visitors no word of what is to be written, and goes out when the words are there', async () => {
    const subject = String(ids.partners.get('casino-andino'));
    const { path } = await send(named({ template: 'resena', subject, path: 'resenas/Casino-Andino', title: 'Reseña' }));
    const id = pageOf(path);
    const page = await studio.payload.findByID({ collection: 'pages', id, locale: 'es_CL', draft: true, depth: 0 });
    expect(page.slug).toBe('/resenas/casino-andino/');
    const write = (row: object) => ({ ...row, body: paragraph('Una frase.') });
    const content = (page.content ?? []).map((block) => ({
      ...('body' in block || block.blockName ? write(block) : block),
      ...('items' in block && { items: (block.items ?? []).map(write) }),
      ...('sections' in block && { sections: (block.sections ?? []).map(write) }),
    }));
    await studio.payload.update({ collection: 'pages', id, locale: 'es_CL', data: { content: content as never, ...published } });
    const [document] = await readDocuments(studio.pool, `pages:${id}`);
    expect(document?.body['content']).toHaveLength(content.length);
    const hints = (page.content ?? []).flatMap(({ blockName }) => (blockName ? [blockName] : []));
    expect(hints.length).toBeGreaterThan(5);
    for (const hint of hints) expect(JSON.stringify(document?.body)).not.toContain(hint);
    const casino = ids.partners.get('casino-andino');
    const answer = await callStudio(studio, `page-templates/review-of/${casino}`, { headers: editor });
    expect(await answer.json()).toEqual({ review: { id, name: 'Nombre', isPublished: true } });
    const other = await callStudio(studio, `page-templates/review-of/${ids.partners.get('chucao')}`, { headers: editor });
    expect(await other.json()).toMatchObject({ review: { isPublished: false } });
  });

  it('opens with the blocks closed that want no words', async () => {
    const { rows } = await studio.pool.query<{ value: { fields: { content: { collapsed: string[] } } } }>(
      "select value from studio.payload_preferences where key like 'collection-pages-%' limit 1",
    );
    expect(rows[0]?.value.fields.content.collapsed.length).toBeGreaterThan(0);
  });

  it('is refused with a sentence where the path is wrong or taken, and what was typed comes back', async () => {
    const subject = String(ids.partners.get('casino-andino'));
    const before = (await studio.payload.count({ collection: 'pages' })).totalDocs;
    for (const wrong of ['/resenas/', '/en/casino/', 'con espacios', '']) {
      const { status, path, query } = await send(named({ template: 'resena', subject, path: wrong, title: 'Mi título' }));
      expect([status, path]).toEqual([303, '/admin/plantillas']);
      expect(Object.fromEntries(query)).toMatchObject({ titulo: 'Mi título', ruta: wrong, revisar: '1' });
    }
    expect((await send(named({ template: 'resena', subject: '999999' }))).query.get('revisar')).toBe('1');
    expect((await send(named({ template: 'ninguna', subject }))).path).toBe('/admin/plantillas');
    expect((await studio.payload.count({ collection: 'pages' })).totalDocs).toBe(before);
  });

  it('may be a copy of one that its team offers, which is a template no more', async () => {
    const page = samplePage('Guía corta', '/guias/corta/');
    const { id } = await payload.create({ collection: 'pages', locale: 'es_CL', data: { ...page, isTemplate: true, _status: 'draft' } });
    const req = await createLocalReq({ user: (await payload.auth({ headers: new Headers(editor) })).user as TypedUser }, payload);
    expect(await listOwnTemplates(req)).toEqual([{ id, internalName: 'Guía corta' }]);
    const copy = (headers: Record<string, string>, page = id) =>
      callStudio(studio, `page-templates/copy/${page}`, { method: 'POST', headers });
    const answer = await copy(editor);
    const made = pageOf(answer.headers.get('location') ?? '');
    const read = { collection: 'pages', id: made, locale: 'es_CL', draft: true, depth: 0 } as const;
    expect(await payload.findByID(read)).toMatchObject({ _status: 'draft', isTemplate: false, title: 'Guía corta' });
    expect(await listOwnTemplates(req)).toHaveLength(1);
    expect((await copy(editor, 999_999)).status).toBe(404);
    expect((await copy(await logIn(studio, 'affiliateManager', 'templates'))).status).toBe(403);
  });

  it('is made by those who write pages alone', async () => {
    const subject = String(ids.partners.get('casino-andino'));
    const affiliate = await logIn(studio, 'affiliateManager');
    expect((await send(named({ template: 'resena', subject, path: '/otra/' }), affiliate)).status).toBe(403);
    expect((await send(named({ template: 'resena', subject, path: '/otra/' }), {})).status).toBe(401);
  });
});

it('subjects are listed by name, with the path of a draft about them, for people with a login', async () => {
  const template = pageTemplates.find(({ id }) => id === 'resena');
  if (!template) throw new Error('There is no template of reviews.');
  const user = { collection: 'users', id: 1, role: 'editor' } as TypedUser;
  const draft = { ...samplePage('Chucao', '/resenas/chucao/'), _status: 'draft' as const };
  await payload.create({ ...later, collection: 'pages', locale: 'es_CL', draft: true, data: draft });
  const choices = await listChoices(await createLocalReq({ user }, payload), template);
  expect(choices.map(({ id }) => id)).toEqual([ids.partners.get('casino-andino'), ids.partners.get('chucao')]);
  expect(choices.at(-1)?.page).toBe('/resenas/chucao/');
  await expect(listChoices(await createLocalReq({}, payload), template)).rejects.toThrow('No tienes permiso');
});
