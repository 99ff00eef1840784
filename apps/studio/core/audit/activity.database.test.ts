import { describe, expect, it } from 'vitest';
import type { Activity } from '../../payload-types.ts';
import { callStudio, json } from '../../testing/callStudio.ts';
import { createAccount, logIn, logInAgain, password } from '../../testing/logIn.ts';
import { samplePage } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { runJob } from '../../testing/runJob.ts';

type Own = Record<string, string>;

const studio = await testStudio();
const elenaAccount = await createAccount(studio, 'editor', 'Elena');
let elena = await logInAgain(studio, 'Elena');
const administrator = await logIn(studio, 'administrator', 'Ada');

type Told = { [Name in 'personName' | 'kind' | 'title' | 'section' | 'locale' | 'fields']?: Activity[Name] | undefined };

async function entriesOf(subject: string, documentId?: number): Promise<Told[]> {
  const { docs } = await studio.payload.find({
    collection: 'activity',
    where: {
      and: [{ subject: { equals: subject } }, ...(documentId === undefined ? [] : [{ documentId: { equals: String(documentId) } }])],
    },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return docs.map(({ personName, kind, title, section, locale, fields }) => ({ personName, kind, title, section, locale, fields }));
}
const kindsOf = async (subject: string, documentId?: number) => (await entriesOf(subject, documentId)).map(({ kind }) => kind);

let count = 0;
async function createPage(): Promise<number> {
  count += 1;
  const page = samplePage(`Página ${count}`, `/pagina-${count}/`);
  const response = await callStudio(studio, 'pages?locale=es_CL', json(page, elena));
  return ((await response.json()) as { doc: { id: number } }).doc.id;
}
const change = (path: string, data: object, own = elena) => callStudio(studio, path, json(data, own, 'PATCH'));
const autosave = (id: number, data: object, own = elena) => change(`pages/${id}?autosave=true&draft=true&locale=es_CL`, data, own);
const leave = (id: number, own = elena) => callStudio(studio, 'editing/release', json({ collection: 'pages', id }, own));

describe('an edit', () => {
  it('is told with person, kind, language and fields, through all that becomes of a page', async () => {
    const id = await createPage();
    expect((await change(`pages/${id}?locale=es_CL&draft=true`, { title: 'Otro título' })).status).toBe(200);
    await change(`pages/${id}?locale=es_CL`, { title: 'Otro título', _status: 'published' });
    await change(`pages/${id}?locale=es_CL&unpublishAllLocales=true`, { _status: 'draft' });
    const versions = await studio.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, sort: 'createdAt' });
    expect((await callStudio(studio, `pages/versions/${versions.docs[0]?.id}?locale=es_CL`, json({}, elena))).status).toBe(200);
    await callStudio(studio, `pages/${id}`, { method: 'DELETE', headers: elena });
    const told = await entriesOf('pages', id);
    expect(told.map(({ kind }) => kind)).toEqual(['created', 'published', 'changed', 'published', 'unpublished', 'restored', 'deleted']);
    expect(told[2]).toEqual({
      personName: 'Elena',
      kind: 'changed',
      title: `Página ${count}`,
      section: 'Páginas',
      locale: 'es_CL',
      fields: expect.stringMatching(/^Título$/),
    });
  });

  it('of a global and of an account is told, and no value of it', async () => {
    await change('globals/account-settings', { requireSecondFactor: false }, administrator);
    expect(await entriesOf('account-settings')).toEqual([]);
    await callStudio(studio, 'globals/site-globals?locale=es_CL', json({ siteName: 'Lupa de prueba' }, elena));
    expect((await entriesOf('site-globals'))[0]).toMatchObject({ personName: 'Elena', kind: 'changed', section: expect.any(String) });
    const secret = 'otra clave muy larga de lunes';
    const { id } = elenaAccount;
    expect((await change(`users/${id}`, { name: 'Elena M.', password: secret, currentPassword: password }, administrator)).status).toBe(
      200,
    );
    await studio.payload.forgotPassword({ collection: 'users', data: { email: 'elena@example.com' }, disableEmail: true });
    const edits = (await entriesOf('users', id)).filter(({ kind }) => kind === 'changed');
    expect(edits).toMatchObject([{ personName: 'Ada', title: 'Elena M.', fields: 'Nombre · Contraseña', locale: null }]);
    const { rows } = await studio.pool.query<{ all: string }>('select string_agg(activity::text, chr(10)) as all from studio.activity');
    expect(rows[0]?.all).not.toContain(secret);
    await change(`users/${id}`, { name: 'Elena', password, currentPassword: password }, administrator);
    elena = await logInAgain(studio, 'Elena');
  });

  it('that says nothing new is not told', async () => {
    const id = await createPage();
    const before = await kindsOf('pages', id);
    await autosave(id, { title: `Página ${count}` });
    expect(await kindsOf('pages', id)).toEqual(before);
  });

  it('of the studio itself has its name', async () => {
    const { id } = await studio.payload.create({
      collection: 'redirects',
      data: { from: '/vieja/', to: 'https://nueva.example/', status: '301' },
    });
    expect(await entriesOf('redirects', id)).toMatchObject([{ personName: 'El estudio', kind: 'created', title: '/vieja/', locale: null }]);
  });

  it('is taken back when it cannot be told', async () => {
    const id = await createPage();
    await studio.pool.query('alter table studio.activity add constraint full_disk check (false) not valid');
    try {
      expect((await autosave(id, { title: 'Sin registro' })).status).toBeGreaterThanOrEqual(400);
      const direct = studio.payload.update({
        collection: 'redirects',
        where: { from: { equals: '/vieja/' } },
        data: { to: 'https://otra.example/' },
      });
      expect((await direct).errors).toHaveLength(1);
      expect((await callStudio(studio, `pages/${id}`, { method: 'DELETE', headers: elena })).status).toBeGreaterThanOrEqual(400);
      expect((await callStudio(studio, 'users/login', json({ email: 'elena@example.com', password }))).status).toBe(200);
    } finally {
      await studio.pool.query('alter table studio.activity drop constraint full_disk');
    }
    const page = await studio.payload.findByID({ collection: 'pages', id, draft: true, locale: 'es_CL', depth: 0 });
    const { docs } = await studio.payload.find({ collection: 'redirects', where: { from: { equals: '/vieja/' } } });
    expect([page.title, docs[0]?.to]).toEqual([`Página ${count}`, 'https://nueva.example/']);
  });
});

describe('autosaves', () => {
  it('of one person within ten minutes are one entry', async () => {
    const id = await createPage();
    const start = (await kindsOf('pages', id)).length;
    for (const data of [{ title: 'Uno' }, { title: 'Dos' }, { internalName: 'Nombre nuevo' }]) await autosave(id, data);
    const told = (await entriesOf('pages', id)).slice(start);
    expect(told).toMatchObject([{ kind: 'changed', title: 'Nombre nuevo', personName: 'Elena' }]);
    expect(told[0]?.fields?.split(' · ')).toHaveLength(2);
    await leave(id);
    await autosave(id, { title: 'De Ada' }, administrator);
    await leave(id, administrator);
    await autosave(id, { title: 'De Elena otra vez' });
    expect((await entriesOf('pages', id)).slice(start).map(({ personName }) => personName)).toEqual(['Elena', 'Ada']);
    await studio.pool.query("update studio.activity set created_at = created_at - interval '11 minutes' where document_id = $1", [id]);
    await autosave(id, { title: 'Más tarde' });
    expect((await entriesOf('pages', id)).slice(start).map(({ personName }) => personName)).toEqual(['Elena', 'Ada', 'Elena']);
  });
});

it('logins, failed ones and logouts are told', async () => {
  const own = await logInAgain(studio, 'Ada');
  await callStudio(studio, 'users/login', json({ email: 'ada@example.com', password: 'no es esta clave' }));
  await callStudio(studio, 'users/login', json({ email: 'nadie@example.com', password: 'no es esta clave' }));
  await callStudio(studio, 'users/logout', { method: 'POST', headers: own });
  await expect
    .poll(async () =>
      (await entriesOf('users'))
        .slice(-4)
        .map(({ kind, personName }) => `${kind} ${personName}`)
        .toSorted(),
    )
    .toEqual(['loggedIn Ada', 'loggedOut Ada', 'loginFailed Ada', 'loginFailed Cuenta desconocida']);
});

describe('the log', () => {
  it('is read by administrators, and changed by nobody', async () => {
    const { docs } = await studio.payload.find({ collection: 'activity', limit: 1 });
    const path = `activity/${docs[0]?.id}`;
    const as = (own: Own, method: string) =>
      callStudio(studio, path, method === 'PATCH' ? json({ title: 'x' }, own, method) : { method, headers: own });
    expect([(await as(elena, 'GET')).status, (await as(administrator, 'GET')).status]).toEqual([403, 200]);
    for (const own of [elena, administrator])
      for (const method of ['PATCH', 'DELETE']) expect((await as(own, method)).status, method).toBe(403);
    expect((await callStudio(studio, 'activity', json({ title: 'x', kind: 'created', personName: 'x' }, administrator))).status).toBe(403);
  });

  it('keeps an entry 400 days, also of an account that is gone', async () => {
    const account = await createAccount(studio, 'editor', 'Pedro');
    const pedro = await logInAgain(studio, 'Pedro');
    await callStudio(studio, 'redirects', json({ from: '/de-pedro/', to: 'https://nueva.example/', status: '301' }, pedro));
    const [entry] = (await entriesOf('redirects')).slice(-1);
    expect((await callStudio(studio, `users/${account.id}`, { method: 'DELETE', headers: administrator })).status).toBe(200);
    await runJob(studio.payload, 'housekeeping', 'purgeActivity');
    expect((await entriesOf('redirects')).slice(-1)).toEqual([{ ...entry, personName: 'Pedro' }]);
    await studio.pool.query("update studio.activity set created_at = now() - interval '401 days' where person_name = 'Pedro'");
    await runJob(studio.payload, 'housekeeping', 'purgeActivity');
    expect((await entriesOf('redirects')).filter(({ personName }) => personName === 'Pedro')).toEqual([]);
  });
});
