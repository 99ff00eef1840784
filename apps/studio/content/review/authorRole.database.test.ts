import { createLocalReq, type PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { roles, type Role } from '../../core/access/roles.ts';
import type { User } from '../../payload-types.ts';
import { callStudio, formOf, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { pixel, samplePage } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { findSchedulingFault } from './guardScheduling.ts';

type Own = Record<string, string>;

const own = {} as Record<Role, Own>;
let page: number;
let trashed: number;

const studio = await testStudio();
for (const role of roles) own[role] = await logIn(studio, role);
({ id: page } = await studio.payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage('Bonos', '/bonos/') }));
({ id: trashed } = await studio.payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage('Vieja', '/vieja/') }));
await studio.payload.update({ collection: 'pages', id: trashed, data: { deletedAt: new Date().toISOString() } });

const call = async (role: Role, path: string, method: string, body: object = {}) =>
  callStudio(studio, path, method === 'DELETE' ? { method, headers: own[role] } : json(body, own[role], method));
const publicTitles = async () =>
  (await readDocuments(studio.pool, `pages:${page}`)).map(({ locale, body }) => `${locale} ${String(body['title'])}`);
const userOf = async (role: Role): Promise<User> => {
  const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: role } } });
  return docs[0] as User;
};

const refused: [what: string, path: (id: number) => string, method: string, body: object][] = [
  ['publishes', (id) => `pages/${id}?locale=es_CL`, 'PATCH', { _status: 'published' }],
  ['publishes with the flag of a draft', (id) => `pages/${id}?draft=true&locale=es_CL`, 'PATCH', { _status: 'published' }],
  ['publishes one language', (id) => `pages/${id}?draft=true&publishSpecificLocale=es_CL`, 'PATCH', { title: 'x' }],
  ['publishes all languages', (id) => `pages/${id}?publishAllLocales=true&locale=es_CL`, 'PATCH', { title: 'x' }],
  ['publishes all languages with the flag of a draft', (id) => `pages/${id}?draft=true&publishAllLocales=true`, 'PATCH', { title: 'x' }],
  ['changes what is published', (id) => `pages/${id}?locale=es_CL`, 'PATCH', { title: 'x' }],
  ['saves by itself what is published', (id) => `pages/${id}?autosave=true&locale=es_CL`, 'PATCH', { title: 'x' }],
  ['unpublishes', (id) => `pages/${id}?locale=es_CL`, 'PATCH', { _status: 'draft' }],
  ['unpublishes all languages', (id) => `pages/${id}?draft=true&unpublishAllLocales=true`, 'PATCH', { _status: 'draft' }],
  ['moves to the trash', (id) => `pages/${id}?draft=true`, 'PATCH', { deletedAt: '2026-11-25T12:00:00.000Z' }],
  ['deletes', (id) => `pages/${id}`, 'DELETE', {}],
  ['publishes many', (id) => `pages?draft=true&where[id][equals]=${id}`, 'PATCH', { _status: 'published' }],
  ['changes many', (id) => `pages?where[id][equals]=${id}`, 'PATCH', { title: 'x' }],
  ['deletes many', (id) => `pages?where[id][equals]=${id}`, 'DELETE', {}],
  ['takes out of the trash', () => `pages/${trashed}?trash=true&draft=true`, 'PATCH', { deletedAt: null }],
  ['deletes from the trash', () => `pages/${trashed}?trash=true`, 'DELETE', {}],
  ['creates what is published', () => 'pages?locale=es_CL', 'POST', samplePage('Nueva', '/nueva/')],
  ['creates a published draft', () => 'pages?draft=true&locale=es_CL', 'POST', samplePage('Nueva', '/nueva/')],
  ['creates in all languages', () => 'pages?draft=true&publishAllLocales=true', 'POST', { title: 'Nueva', slug: '/nueva/' }],
];

describe('an author', () => {
  it.each(refused)('%s: is refused, and nothing changes', async (_, path, method, body) => {
    const count = await studio.payload.count({ collection: 'pages', trash: true });
    expect((await call('author', path(page), method, body)).status).toBe(403);
    expect(await publicTitles()).toEqual(['es_CL Bonos']);
    expect(await studio.payload.count({ collection: 'pages', trash: true })).toEqual(count);
  });

  it('writes drafts, one by one, by themselves and many at once, also in another language', async () => {
    const created = await call('author', 'pages?draft=true&autosave=true&locale=es_CL', 'POST', { internalName: 'Mía', _status: 'draft' });
    expect(created.status).toBe(201);
    const { id } = ((await created.json()) as { doc: { id: number } }).doc;
    for (const path of [`pages/${id}?autosave=true&draft=true&locale=es_CL`, `pages/${page}?draft=true&locale=es_CL`])
      expect((await call('author', path, 'PATCH', { title: 'De la autora', _status: 'draft' })).status, path).toBe(200);
    expect((await call('author', `pages/${page}?draft=true&locale=en`, 'PATCH', { title: 'By the author' })).status).toBe(200);
    expect((await call('author', `pages?draft=true&where[id][equals]=${page}`, 'PATCH', { description: 'Otra' })).status).toBe(200);
    const draft = await studio.payload.findByID({ collection: 'pages', id: page, draft: true, locale: 'es_CL', depth: 0 });
    expect(draft).toMatchObject({ title: 'De la autora', description: 'Otra' });
    expect(await publicTitles()).toEqual(['es_CL Bonos']);
  });

  it('makes a copy of a published page, which is a draft', async () => {
    const response = await call('author', `pages/${page}/duplicate?locale=es_CL`, 'POST', {});
    expect(response.status).toBe(200);
    const { doc } = (await response.json()) as { doc: { id: number; _status: string } };
    expect([doc._status, await readDocuments(studio.pool, `pages:${doc.id}`)]).toEqual(['draft', []]);
    expect((await call('author', `pages/${page}/duplicate?draft=false&locale=es_CL`, 'POST', {})).status).toBe(403);
  });

  it('restores no version', async () => {
    const { docs } = await studio.payload.findVersions({ collection: 'pages', where: { parent: { equals: page } }, limit: 1 });
    const restore = (role: Role) => call(role, `pages/versions/${docs[0]?.id}?locale=es_CL`, 'POST');
    expect([(await restore('author')).status, (await restore('editor')).status]).toEqual([403, 200]);
    const asAuthor = { collection: 'pages', id: String(docs[0]?.id), user: await userOf('author'), overrideAccess: false } as const;
    await expect(studio.payload.restoreVersion(asAuthor)).rejects.toThrow(/no se restauran/);
  });

  it('is refused by the local API as by REST', async () => {
    const as = { collection: 'pages', user: await userOf('author'), overrideAccess: false } as const;
    await expect(studio.payload.update({ ...as, id: page, data: { title: 'x' } })).rejects.toThrow(/borradores/);
    await expect(studio.payload.update({ ...as, id: page, draft: true, data: { title: 'x' } })).resolves.toMatchObject({ title: 'x' });
    await expect(studio.payload.delete({ ...as, id: page })).rejects.toThrow(/no se borran/);
  });

  it('neither plans a publication nor cancels one, and one that was planned is refused on its day', async () => {
    const reqOf = async (role: Role): Promise<PayloadRequest> =>
      createLocalReq({ user: { ...(await userOf(role)), collection: 'users' } }, studio.payload);
    const doc = { relationTo: 'pages', value: String(page) };
    const author = await userOf('author');
    const input = { type: 'publish', doc, user: { relationTo: 'users', value: author.id } };
    const { id: deleteID } = await studio.payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil: new Date(0) });
    for (const [role, fault] of [
      ['author', expect.stringContaining('no se programan')],
      ['affiliateManager', expect.stringContaining('no se programan')],
      ['editor', null],
    ] as const) {
      expect(await findSchedulingFault(await reqOf(role), { doc }), role).toEqual(fault);
      expect(await findSchedulingFault(await reqOf(role), { deleteID }), role).toEqual(fault);
    }
    await studio.payload.jobs.run({ overrideAccess: true });
    expect(await publicTitles()).toEqual(['es_CL Bonos']);
  });

  it('uploads files, and changes none', async () => {
    const form = formOf(`name="file"; filename="logo.png"\r\nContent-Type: image/png`, pixel.data, own.author, { alt: 'Logo' });
    const uploaded = await callStudio(studio, 'media', form);
    expect(uploaded.status).toBe(201);
    const { id } = ((await uploaded.json()) as { doc: { id: number } }).doc;
    expect((await call('author', `media/${id}`, 'PATCH', { alt: 'Otro' })).status).toBe(403);
    expect((await call('author', `media/${id}`, 'DELETE')).status).toBe(403);
  });

  it('is offered no publication: the admin asks before it shows a button', async () => {
    const permissions = async (role: Role, body: object) => {
      const answer = await call(role, `pages/access/${page}?locale=es_CL`, 'POST', body);
      return ((await answer.json()) as { update?: unknown }).update === true;
    };
    expect(await permissions('author', { _status: 'published' })).toBe(false);
    expect(await permissions('author', { _status: 'draft' })).toBe(true);
    expect(await permissions('editor', { _status: 'published' })).toBe(true);
  });
});

it('nobody writes reviews as documents', async () => {
  for (const path of ['reviews', 'review-comments']) {
    expect((await call('administrator', path, 'POST', {})).status).toBeGreaterThanOrEqual(403);
    expect((await callStudio(studio, path, { headers: own.administrator })).status).toBeGreaterThanOrEqual(403);
  }
});
