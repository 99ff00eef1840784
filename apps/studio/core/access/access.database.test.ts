import { Forbidden, handleEndpoints, type CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStudio, type Studio } from '../../testing/startStudio.ts';
import { pixel } from '../../testing/samples.ts';
import type { User } from '../../payload-types.ts';
import { roles, type Role } from './roles.ts';

let studio: Studio;
const users = {} as Record<Role, User>;
const password = 'una clave larga';

beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

function request(path: string, init: RequestInit = {}): Promise<Response> {
  return handleEndpoints({ config: studio.payload.config, request: new Request(`http://localhost:3001/api/${path}`, init) });
}

const postJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

describe('an empty studio', () => {
  it('cannot be taken by its first visitor', async () => {
    const account = { email: 'ladron@example.com', password, name: 'Ladrón', role: 'administrator' };
    expect((await request('users/first-register', postJson(account))).status).toBe(403);
    expect((await request('users', postJson(account))).status).toBe(403);
    expect((await studio.payload.count({ collection: 'users' })).totalDocs).toBe(0);
  });
});

describe('roles', () => {
  beforeAll(async () => {
    for (const role of roles) {
      users[role] = await studio.payload.create({
        collection: 'users',
        data: { email: `${role}@example.com`, password, name: role, role },
      });
    }
  });

  const writers: Record<string, readonly Role[]> = {
    pages: ['administrator', 'editor'],
    'game-extras': ['administrator', 'editor'],
    authors: ['administrator', 'editor'],
    'navigation-groups': ['administrator', 'editor'],
    microcopy: ['administrator', 'editor'],
    redirects: ['administrator', 'editor'],
    // Authors add files, and drafts of pages: review/authorRole.database.test.ts.
    media: ['administrator', 'editor', 'affiliateManager'],
    partners: ['administrator', 'affiliateManager'],
    offers: ['administrator', 'affiliateManager'],
    toplists: ['administrator', 'affiliateManager'],
    records: ['administrator', 'editor', 'affiliateManager'],
    'rating-methods': ['administrator', 'editor'],
    corrections: ['administrator', 'editor', 'affiliateManager'],
    'payment-methods': ['administrator', 'affiliateManager'],
  };

  /** Business figures: who writes them is who reads them. */
  const closed = ['deals', 'payments', 'saved-reports', 'experiments'] as const;
  const insiders: readonly Role[] = ['administrator', 'affiliateManager'];

  /** Collections that only the studio itself writes; their rooms test who reads them. */
  const internal = new Set([
    'users',
    'activity',
    'document-uses',
    'reviews',
    'review-comments',
    'imports',
    'import-rows',
    'error-reports',
    'api-keys',
    'media-folders',
  ]);

  const isForbidden = async (act: () => Promise<unknown>) => {
    try {
      await act();
      return false;
    } catch (error) {
      return error instanceof Forbidden;
    }
  };

  it.each(Object.keys(writers))('%s: everybody reads, these write', async (slug) => {
    const collection = slug as Exclude<CollectionSlug, 'users'>;
    const none = { id: { equals: -1 } };
    for (const role of roles) {
      const as = { collection, user: users[role], overrideAccess: false } as const;
      const mayNot = !writers[slug]?.includes(role);
      expect(await isForbidden(() => studio.payload.find(as)), `${role} reads`).toBe(false);
      expect(await isForbidden(() => studio.payload.create({ ...as, data: {} as never })), `${role} creates`).toBe(
        mayNot && !(slug === 'media' && role === 'author'),
      );
      expect(await isForbidden(() => studio.payload.update({ ...as, where: none, data: {} })), `${role} changes`).toBe(mayNot);
      expect(await isForbidden(() => studio.payload.delete({ ...as, where: none })), `${role} deletes`).toBe(mayNot);
    }
  });

  it.each(closed)('%s: affiliate managers and administrators read and write, for others there are none', async (collection) => {
    const none = { id: { equals: -1 } };
    for (const role of roles) {
      const as = { collection, user: users[role], overrideAccess: false } as const;
      const mayNot = !insiders.includes(role);
      const acts = {
        reads: () => studio.payload.find(as),
        creates: () => studio.payload.create({ ...as, data: {} as never }),
        changes: () => studio.payload.update({ ...as, where: none, data: {} }),
        deletes: () => studio.payload.delete({ ...as, where: none }),
      };
      for (const [name, act] of Object.entries(acts)) expect(await isForbidden(act), `${role} ${name}`).toBe(mayNot);
    }
  });

  it('knows who writes every collection', () => {
    const own = studio.payload.config.collections
      .map(({ slug }) => slug)
      .filter((slug) => !slug.startsWith('payload-') && !internal.has(slug));
    expect(new Set(own)).toEqual(new Set([...Object.keys(writers), ...closed]));
  });

  it('lets editors and administrators write the globals', async () => {
    for (const role of roles) {
      const update = () =>
        studio.payload.updateGlobal({ slug: 'site-globals', data: { siteName: role }, user: users[role], overrideAccess: false });
      expect(await isForbidden(update), role).toBe(role === 'affiliateManager' || role === 'author');
    }
  });

  it('lets affiliate managers say whether offers are followed, and editors whether links of pages are', async () => {
    const change = (role: Role) =>
      studio.payload.updateGlobal({
        slug: 'link-settings',
        data: { followsOffers: true, checksExternal: true },
        user: users[role],
        overrideAccess: false,
      });
    const clear = () => studio.payload.updateGlobal({ slug: 'link-settings', data: { followsOffers: false, checksExternal: false } });
    for (const [role, followsOffers, checksExternal] of [
      ['editor', false, true],
      ['affiliateManager', true, false],
      ['administrator', true, true],
    ] as const) {
      await clear();
      expect(await change(role), role).toMatchObject({ followsOffers, checksExternal });
    }
    expect(await isForbidden(() => change('author'))).toBe(true);
  });

  it('lets nobody but administrators manage people or change a role, not even their own', async () => {
    const { payload } = studio;
    for (const role of ['editor', 'author', 'affiliateManager'] as const) {
      const as = { collection: 'users', user: users[role], overrideAccess: false } as const;
      const { docs } = await payload.find(as);
      expect(docs.map(({ name, role: shown }) => [name, shown ?? null])).toEqual(
        expect.arrayContaining([
          [users[role].name, role],
          [users.administrator.name, null],
        ]),
      );
      expect(JSON.stringify(docs)).not.toMatch(/hash|salt|token|expiresAt.*expiresAt/i);
      const changed = await payload.update({ ...as, id: users[role].id, data: { name: 'Otro nombre', role: 'administrator' } });
      expect(changed).toMatchObject({ name: 'Otro nombre', role });
      expect((await payload.findByID({ collection: 'users', id: users[role].id })).role).toBe(role);
      await expect(payload.update({ ...as, id: users.administrator.id, data: { name: 'x' } })).rejects.toThrow(/permi|encontr/i);
      expect(
        await isForbidden(() => payload.create({ ...as, data: { email: 'n@example.com', password, name: 'n', role: 'administrator' } })),
      ).toBe(true);
      expect(await isForbidden(() => payload.delete({ ...as, id: users.administrator.id }))).toBe(true);
    }
    const as = { collection: 'users', user: users.administrator, overrideAccess: false } as const;
    expect(await payload.update({ ...as, id: users.editor.id, data: { role: 'affiliateManager' } })).toMatchObject({
      role: 'affiliateManager',
    });
    await payload.update({ ...as, id: users.editor.id, data: { role: 'editor' } });
  });
});

describe('without a login', () => {
  it('nothing can be read', async () => {
    for (const { slug } of studio.payload.config.collections) expect((await request(slug)).status, slug).toBeGreaterThanOrEqual(400);
    for (const path of [
      'pages',
      'offers',
      'toplists',
      'users',
      'media',
      'globals/site-globals',
      'pages/versions',
      'offers/versions',
      'payload-jobs/run',
    ]) {
      expect([401, 403], path).toContain((await request(path)).status);
    }
  });

  it('files cannot be read either, and with a login they can', async () => {
    const media = await studio.payload.create({ collection: 'media', data: { alt: 'Logo' }, file: pixel });
    const path = `media/file/${media.filename}`;
    expect((await request(path)).status).toBe(403);
    const login = await request('users/login', postJson({ email: 'editor@example.com', password }));
    const { token } = (await login.json()) as { token: string };
    const file = await request(path, { headers: { Authorization: `JWT ${token}` } });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('image/png');
  });

  it('a login cookie is for this origin only', async () => {
    const login = await request('users/login', postJson({ email: 'editor@example.com', password }));
    const cookie = login.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    expect((await request('pages', { headers: { ...headers, Origin: 'http://localhost:3001' } })).status).toBe(200);
    expect((await request('pages', { headers: { ...headers, Origin: 'https://evil.example' } })).status).toBe(403);
  });

  it('the health of the studio can be asked', async () => {
    const answer = await request('health');
    expect([answer.status, await answer.text()]).toEqual([200, 'ready']);
  });
});
