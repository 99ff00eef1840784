import { describe, expect, it } from 'vitest';
import { askStudio, callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { createPageOf, sampleContent } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

type Own = Record<string, string>;

const studio = await testStudio();
const elena = await logIn(studio, 'editor', 'Elena');
const bruno = await logIn(studio, 'editor', 'Bruno');

let count = 0;
const createPage = () => createPageOf(studio, ++count);

const save = (own: Own, path: string, data: object, query = 'autosave=true&draft=true&locale=es_CL') =>
  askStudio(studio, `${path}?${query}`, json(data, own, 'PATCH'));
const lockCall = (own: Own, what: 'hold' | 'release', id: number) =>
  callStudio(studio, `editing/${what}`, json({ collection: 'pages', id }, own));
const titleOf = async (id: number) =>
  (await studio.payload.findByID({ collection: 'pages', id, draft: true, locale: 'es_CL', depth: 0 })).title;

describe('two people in one document', () => {
  it('the one who writes keeps it, also after the form has saved by itself, until it is left', async () => {
    const { id, updatedAt } = await createPage();
    expect(await save(elena, `pages/${id}`, { title: 'De Elena', updatedAt })).toMatchObject({ status: 200 });
    const refused = await save(bruno, `pages/${id}`, { title: 'De Bruno', updatedAt });
    expect(refused).toMatchObject({ status: 423, fault: expect.stringContaining('Otra persona está editando') });
    expect((await lockCall(bruno, 'release', id)).status).toBe(204);
    expect((await save(bruno, `pages/${id}`, { title: 'De Bruno', updatedAt })).status).toBe(423);
    expect((await lockCall(elena, 'release', id)).status).toBe(204);
    expect((await save(bruno, `pages/${id}`, { title: 'De Bruno' })).status).toBe(200);
    expect(await titleOf(id)).toBe('De Bruno');
  });

  it('a form that is open holds it, but not over somebody else', async () => {
    const { id } = await createPage();
    expect((await lockCall(elena, 'hold', id)).status).toBe(204);
    expect((await lockCall(bruno, 'hold', id)).status).toBe(204);
    expect((await save(bruno, `pages/${id}`, { title: 'De Bruno' })).status).toBe(423);
    expect((await save(elena, `pages/${id}`, { title: 'De Elena' })).status).toBe(200);
  });

  it('nobody makes, changes or deletes the lock of somebody else, but for taking the document over themselves', async () => {
    const { id } = await createPage();
    await lockCall(elena, 'hold', id);
    const { docs } = await studio.payload.find({ collection: 'payload-locked-documents', where: { 'document.value': { equals: id } } });
    const lock = `payload-locked-documents/${docs[0]?.id}`;
    const idOf = async (own: Own) =>
      ((await (await callStudio(studio, 'users/me', { headers: own })).json()) as { user: { id: number } }).user.id;
    const userOf = async (own: Own) => ({ user: { relationTo: 'users', value: await idOf(own) } });
    const ask = async (path: string, method: string, own: Own, body: object = {}) =>
      (await callStudio(studio, path, { ...json(body, own, method), ...(method === 'DELETE' && { body: null }) })).status;
    const manager = await logIn(studio, 'affiliateManager');

    const all = 'payload-locked-documents?where[id][exists]=true';
    expect(await ask(lock, 'DELETE', bruno)).toBe(403);
    for (const body of [{}, await userOf(elena), { ...(await userOf(bruno)), document: { relationTo: 'pages', value: 1 } }])
      expect(await ask(lock, 'PATCH', bruno, body), JSON.stringify(body)).toBe(403);
    expect(await ask(lock, 'PATCH', manager, await userOf(manager)), 'who may not change the document').toBe(403);
    for (const method of ['PATCH', 'DELETE']) expect(await ask(all, method, bruno, await userOf(bruno)), method).toBe(404);
    expect(
      await ask('payload-locked-documents', 'POST', bruno, { document: { relationTo: 'pages', value: 1 }, ...(await userOf(bruno)) }),
    ).toBe(404);
    expect((await save(bruno, `pages/${id}`, { title: 'De Bruno' }, 'draft=true&locale=es_CL&overrideLock=true')).status).toBe(423);

    expect(await ask(lock, 'PATCH', bruno, await userOf(bruno))).toBe(200);
    expect((await save(bruno, `pages/${id}`, { title: 'De Bruno' })).status).toBe(200);
    await lockCall(bruno, 'hold', id);
    const held = await studio.payload.find({ collection: 'payload-locked-documents', where: { 'document.value': { equals: id } } });
    expect(await ask(`payload-locked-documents/${held.docs[0]?.id}`, 'DELETE', bruno)).toBe(200);
  });

  it('what somebody else has saved since is not written over, and the refusal says who and what differs', async () => {
    const { id, updatedAt } = await createPage();
    await save(bruno, `pages/${id}`, { title: 'De Bruno', updatedAt });
    await lockCall(bruno, 'release', id);
    const filled = { title: `Página ${count}`, description: 'Otra', internalName: `Página ${count}`, updatedAt };
    const refused = await save(elena, `pages/${id}`, filled);
    expect(refused.status).toBe(409);
    expect(refused.fault).toMatch(
      /^Bruno guardó otra versión hace 1 minuto, después de que abriste esta\. Lo tuyo se distingue en Título y Descripción\. /,
    );
    expect(await titleOf(id)).toBe('De Bruno');
    const published = await save(elena, `pages/${id}`, { ...filled, _status: 'published' }, 'locale=es_CL');
    expect(published.status).toBe(409);
  });

  it('somebody’s own saves follow each other, and each version names who saved it', async () => {
    const { id, updatedAt } = await createPage();
    expect((await save(elena, `pages/${id}`, { title: 'Uno', updatedAt })).status).toBe(200);
    expect((await save(elena, `pages/${id}`, { title: 'Dos', updatedAt })).status).toBe(200);
    const { docs } = await studio.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, depth: 1, limit: 1 });
    expect(docs[0]?.version.lastEditedBy).toMatchObject({ name: 'Elena' });
  });

  it('nobody says themselves who saved', async () => {
    const { id } = await createPage();
    await save(elena, `pages/${id}`, { title: 'Uno', lastEditedBy: 1_000_000 });
    const page = await studio.payload.findByID({ collection: 'pages', id, draft: true, depth: 1 });
    expect(page.lastEditedBy).toMatchObject({ name: 'Elena' });
  });

  it.each([
    ['without a login', {}, { collection: 'pages', id: 1 }, 401],
    ['of a collection that is not there', null, { collection: '__proto__', id: 1 }, 400],
    ['without a document', null, { collection: 'pages' }, 400],
    ['that is no object', null, '[]', 400],
  ])('a lock %s is refused', async (_, own, body, status) => {
    expect((await callStudio(studio, 'editing/hold', json(body, own ?? elena))).status).toBe(status);
  });
});

describe('a version that is restored', () => {
  const versionsOf = (id: number) =>
    studio.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, sort: 'createdAt', depth: 0 });
  const publish = (id: number, data: object, locale: 'es_CL' | 'en') =>
    studio.payload.update({
      collection: 'pages',
      id,
      locale,
      publishSpecificLocale: locale,
      data: { content: sampleContent, ...data, _status: 'published' },
    });
  const publishedTitles = async (id: number) =>
    (await readDocuments(studio.pool, `pages:${id}`)).map(({ locale, body }) => `${locale} ${String(body['title'])}`).toSorted();

  it('is the draft of one language; nothing that is published changes', async () => {
    const { id } = await createPage();
    const [oldest] = (await versionsOf(id)).docs;
    await publish(id, { title: 'Ahora' }, 'es_CL');
    await publish(id, { title: 'Now', slug: `/en/page-${count}/` }, 'en');
    expect(await publishedTitles(id)).toEqual(['en Now', 'es_CL Ahora']);
    const response = await callStudio(studio, `pages/versions/${oldest?.id}?draft=false&locale=es_CL`, json({}, elena));
    expect(response.status).toBe(200);
    expect(await publishedTitles(id)).toEqual(['en Now', 'es_CL Ahora']);
    expect(await titleOf(id)).toBe(`Página ${count}`);
    const english = await studio.payload.findByID({ collection: 'pages', id, draft: true, locale: 'en', depth: 0 });
    expect(english.title).toBe('Now');
  });

  it('is of the language that the person works in, unless the request names one', async () => {
    const { id } = await createPage();
    await publish(id, { title: 'First', slug: `/en/page-${count}/` }, 'en');
    const version = (await versionsOf(id)).docs.at(-1);
    await publish(id, { title: 'Ahora' }, 'es_CL');
    await publish(id, { title: 'Second' }, 'en');
    const user = await studio.payload.find({ collection: 'users', where: { email: { equals: 'elena@example.com' } } });
    await studio.payload.create({
      collection: 'payload-preferences',
      data: { key: 'locale', value: 'en', user: { relationTo: 'users', value: user.docs[0]?.id ?? 0 } },
      req: { user: { ...user.docs[0], collection: 'users' } } as never,
    });
    expect((await callStudio(studio, `pages/versions/${version?.id}`, json({}, elena))).status).toBe(200);
    const english = await studio.payload.findByID({ collection: 'pages', id, draft: true, locale: 'en', depth: 0 });
    expect([english.title, await titleOf(id)]).toEqual(['First', 'Ahora']);
  });

  it('is not restored where somebody else is writing, without a login, or when it is gone', async () => {
    const { id } = await createPage();
    const [oldest] = (await versionsOf(id)).docs;
    await lockCall(bruno, 'hold', id);
    expect((await callStudio(studio, `pages/versions/${oldest?.id}`, json({}, elena))).status).toBe(423);
    expect((await callStudio(studio, `pages/versions/${oldest?.id}`, json({}))).status).toBe(403);
    for (const gone of ['999999', 'nada']) expect((await callStudio(studio, `pages/versions/${gone}`, json({}, elena))).status).toBe(404);
  });
});
