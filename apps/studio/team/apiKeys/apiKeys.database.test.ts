import { Forbidden } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Role, roles } from '../../core/access/roles.ts';
import { addressHeader } from '../../core/api/loginThrottle.ts';
import { askStudio, callStudio, json } from '../../testing/callStudio.ts';
import { logIn, makeKey, password } from '../../testing/logIn.ts';
import { samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { listKeys } from './storedKeys.ts';

type Own = Record<string, string>;

const people = {} as Record<Role, Own>;
const keys = {} as Record<Role, Own>;

const studio = await testStudio();
for (const role of roles) people[role] = await logIn(studio, role);
for (const role of roles) keys[role] = await makeKey(studio, people.administrator, role);
beforeEach(() => studio.pool.query('delete from studio.login_attempts'));

const bearer = (key = ''): Own => ({ Authorization: `Bearer ${key}` });
const initOf = (own: Own, body?: object, method?: string) =>
  body === undefined ? { headers: own, ...(method !== undefined && { method }) } : json(body, own, method);
const call = (path: string, own: Own, body?: object, method?: string) => askStudio(studio, path, initOf(own, body, method));
async function create(data: object, own = people.administrator): Promise<{ id: number; key: string }> {
  const answer = await call('account/api-keys/create', own, { password, ...data });
  expect(answer.status, answer.fault).toBe(200);
  return answer as object as { id: number; key: string };
}
const revoke = (id: number, own = people.administrator) => call('account/api-keys/revoke', own, { id });

describe('a key', () => {
  it('is made by administrators with their password, told once, and kept as a hash', async () => {
    const { id, key } = await create({ name: 'CMS externo', role: 'editor', lastDay: '2099-12-31' });
    expect(key).toMatch(/^lupa_[\w-]{43}$/);
    const { rows } = await studio.pool.query<{ row: string }>('select key::text as row from studio.api_keys as key where id = $1', [id]);
    expect(rows[0]?.row).not.toContain(key.slice(5, 30));
    const [listed] = await listKeys(studio.payload);
    expect(listed).toMatchObject({
      name: 'CMS externo',
      role: 'editor',
      ending: key.slice(-4),
      createdBy: 'administrator',
      lastUsedAt: null,
    });
    expect(JSON.stringify(listed)).not.toContain(key.slice(5, 30));
  });

  it('is made by nobody else, and not from wrong data', async () => {
    const good = { password, name: 'Otro', role: 'editor' };
    for (const own of [people.editor, people.affiliateManager]) expect((await call('account/api-keys/create', own, good)).status).toBe(403);
    expect((await call('account/api-keys/create', {}, good)).status).toBe(401);
    expect((await call('account/api-keys/create', keys.administrator, good)).status).toBe(403);
    const refused = async (data: object) => {
      const { status, fault } = await call('account/api-keys/create', people.administrator, { ...good, ...data });
      return `${status} ${fault}`;
    };
    expect(await refused({ name: '  ' })).toMatch(/^400 Escribe un nombre/);
    expect(await refused({ name: 'Programa editor' })).toMatch(/^409 Ya hay, o hubo/);
    expect(await refused({ role: 'chief' })).toBe('400 Elige el rol de la clave.');
    expect(await refused({ lastDay: '31-12-2099' })).toMatch(/^400 Escribe la fecha/);
    expect(await refused({ lastDay: '2020-01-01' })).toMatch(/^400 El último día ya pasó/);
    expect(await refused({ password: 'no es esta clave' })).toMatch(/^400 /);
    expect(await refused({ name: { a: 1 } })).toBe('400 Los datos enviados no se pueden leer.');
  });

  it('works from any address and origin, and its use is kept', async () => {
    const { id, key } = await create({ name: 'Otro origen', role: 'editor' });
    const headers = { ...bearer(key), Origin: 'https://cms.example' };
    expect((await call('pages', headers, samplePage('Con clave', '/con-clave/'))).status).toBe(201);
    expect((await listKeys(studio.payload)).find((one) => one.id === id)?.lastUsedAt).toBeInstanceOf(Date);
  });

  it('ends at once when it is revoked, and after its last day', async () => {
    const { id, key } = await create({ name: 'Por revocar', role: 'editor', lastDay: '2099-01-01' });
    expect((await call('pages', bearer(key))).status).toBe(200);
    expect((await revoke(id, people.editor)).status).toBe(403);
    expect((await revoke(id)).status).toBe(200);
    expect(await call('pages', bearer(key))).toMatchObject({ status: 401, fault: expect.stringContaining('fue revocada') });
    expect((await revoke(id)).status).toBe(404);
    const late = await create({ name: 'Vencida', role: 'editor', lastDay: '2099-01-01' });
    await studio.pool.query("update studio.api_keys set expires_at = now() - interval '1 second' where id = $1", [late.id]);
    expect((await call('pages', bearer(late.key))).fault).toContain('venció');
  });
});

describe('a request with a key', () => {
  it.each(roles)('of the role %s may do what a person of that role may', async (role) => {
    const partner = await studio.payload.create({ collection: 'partners', data: samplePartner(`casino-${role}`.toLowerCase()) });
    const attempts: [path: string, body?: object | undefined, method?: string][] = [
      ...studio.payload.config.collections
        .filter(({ slug }) => !/^(users|api-keys|payload-)/.test(slug))
        .flatMap(({ slug }): [string, (object | undefined)?, string?][] => [
          [slug],
          [slug, {}],
          [`${slug}/999999`, {}, 'PATCH'],
          [`${slug}/999999`, undefined, 'DELETE'],
        ]),
      ['globals/site-globals'],
      ['globals/site-globals?locale=es_CL', { siteName: 'Lupa' }],
      [`partners/${partner.id}`, { webSite: 'casino.example' }, 'PATCH'],
      ['clicks/report.csv?from=2026-01-01&to=2026-01-02'],
    ];
    for (const [path, body, method] of attempts) {
      const status = async (own: Own) => (await callStudio(studio, path, initOf(own, body, method))).status;
      expect(await status(keys[role]), `${method ?? (body ? 'POST' : 'GET')} ${path}`).toBe(await status(people[role]));
    }
  });

  it('reaches no account, session, password or key', async () => {
    const account = await studio.payload.find({ collection: 'users', limit: 1 });
    const id = account.docs[0]?.id ?? 0;
    const paths: [path: string, body?: object | undefined, method?: string][] = [
      ['users'],
      [`users/${id}`],
      ['users/me'],
      ['USERS'],
      ['users', { email: 'x@example.com', password, name: 'x', role: 'administrator' }],
      [`users/${id}`, { name: 'Otro' }, 'PATCH'],
      [`users/${id}`, undefined, 'DELETE'],
      ['users/login', { email: 'editor@example.com', password }],
      ['account/sessions/end', { password }],
      ['account/api-keys/create', { password, name: 'Otra', role: 'administrator' }],
      ['api-keys'],
      ['payload-preferences/locale'],
      ['payload-locked-documents'],
      ['payload-query-presets'],
      ['globals/account-settings'],
      ['editing/hold', { collection: 'pages', id: 1 }],
      ['review/count'],
      ['exchange/imports'],
      ['schedule'],
      ['page-templates', { title: 'x' }],
    ];
    for (const [path, body, method] of paths) expect((await call(path, keys.administrator, body, method)).status, path).toBe(403);
    // The rules of the accounts refuse it also where no path does.
    const user = { collection: 'api-keys', id: -5, role: 'administrator', name: 'x' } as never;
    const as = { collection: 'users', user, overrideAccess: false } as const;
    await expect(studio.payload.find(as)).rejects.toThrow(Forbidden);
    await expect(studio.payload.update({ ...as, id, data: { name: 'x' } })).rejects.toThrow(Forbidden);
    const page = await call('pages?depth=2&limit=1&sort=-id', keys.administrator);
    expect(JSON.stringify(page.docs?.[0]?.['lastEditedBy'] ?? null)).not.toContain('@');
  });

  it('is named in the log, in versions and to who would save over it', async () => {
    const { doc } = await call('pages', people.editor, samplePage('De dos', '/de-dos/'));
    const id = doc?.id ?? 0;
    const opened = await studio.payload.findByID({ collection: 'pages', id, locale: 'es_CL', draft: true });
    expect((await call(`pages/${id}?draft=true`, keys.editor, { title: 'Del programa' }, 'PATCH')).status).toBe(200);
    const { docs } = await studio.payload.find({
      collection: 'activity',
      where: { documentId: { equals: String(id) } },
      sort: '-id',
      limit: 1,
    });
    expect(docs[0]).toMatchObject({ personName: 'Clave «Programa editor»', person: null, kind: 'changed' });
    const saved = await studio.payload.findByID({ collection: 'pages', id, draft: true });
    expect(saved).toMatchObject({ lastEditedWith: 'Programa editor', lastEditedBy: null });
    const stale = await call(`pages/${id}?draft=true`, people.editor, { title: 'Del formulario', updatedAt: opened.updatedAt }, 'PATCH');
    expect(stale).toMatchObject({ status: 409, fault: expect.stringMatching(/^La clave «Programa editor» guardó otra versión/) });
    expect((await call(`pages/${id}?draft=true`, people.editor, { title: 'De nuevo' }, 'PATCH')).status).toBe(200);
    expect(await studio.payload.findByID({ collection: 'pages', id, draft: true })).toMatchObject({ lastEditedWith: null });
  });

  it('is who a person is not: with a login beside it, the key counts, and a wrong one is no login', async () => {
    const login = await callStudio(studio, 'users/login', json({ email: 'administrator@example.com', password }));
    const cookie = { Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '', Origin: 'http://localhost:3001' };
    expect((await call('activity', cookie)).status).toBe(200);
    expect((await call('activity', { ...cookie, ...keys.editor })).status).toBe(403);
    expect((await call('activity', { ...cookie, ...bearer('lupa_no') })).status).toBe(401);
  });
});

describe('wrong keys', () => {
  const from = (address: string, key: string) => callStudio(studio, 'pages', { headers: { ...bearer(key), [addressHeader]: address } });
  const wrong = (count: number) => `lupa_${String(count).padStart(43, 'x')}`;

  it('are refused, and slowed down by address as logins are', async () => {
    const first = await from('192.0.2.7', wrong(0));
    expect([first.status, first.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Bearer')]);
    for (let count = 1; count < 25 && (await from('192.0.2.7', wrong(count))).status === 401; count++);
    const slowed = await from('192.0.2.7', wrong(99));
    expect([slowed.status, Number(slowed.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await from('192.0.2.8', wrong(1))).status).toBe(401);
  });

  it('do not slow down good keys or the logins of the same address', async () => {
    for (let count = 0; count < 25; count++) await from('192.0.2.9', wrong(count));
    expect((await callStudio(studio, 'pages', { headers: { ...keys.editor, [addressHeader]: '192.0.2.9' } })).status).toBe(200);
    const login = json({ email: 'editor@example.com', password }, { [addressHeader]: '192.0.2.9' });
    expect((await callStudio(studio, 'users/login', login)).status).toBe(200);
  });
});
