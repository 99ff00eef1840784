import { getNavGroups, getVisibleEntities } from '@payloadcms/ui/shared';
import { createLocalReq, Forbidden, getAccessResults, type CollectionSlug } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStudio } from '../../testing/testStudio.ts';
import { callStudio, json, type Headed } from '../../testing/callStudio.ts';
import { createAccount, logInAgain, password } from '../../testing/logIn.ts';
import { pixel } from '../../testing/samples.ts';
import type { User } from '../../payload-types.ts';
import { featuresOf, listMenu } from '../feature.ts';
import { listHub } from '../hubs.ts';
import { type Hub, hubs, slugs } from '../slugs.ts';
import { roles, rolesOf, type Role, whereRole } from './roles.ts';

const users = {} as Record<Role, User>;

const studio = await testStudio();

const request = (path: string, init?: Headed) => callStudio(studio, path, init);

describe('an empty studio', () => {
  it('cannot be taken by its first visitor', async () => {
    const account = { email: 'ladron@example.com', password, name: 'Ladrón', role: 'administrator' };
    expect((await request('users/first-register', json(account))).status).toBe(403);
    expect((await request('users', json(account))).status).toBe(403);
    expect((await studio.payload.count({ collection: 'users' })).totalDocs).toBe(0);
  });
});

describe('roles', () => {
  beforeAll(async () => {
    for (const role of roles) users[role] = await createAccount(studio, role, role);
  });

  const writers: Record<string, readonly Role[]> = {
    // Business figures: who writes them is who reads them.
    deals: ['administrator', 'affiliateManager'],
    payments: ['administrator', 'affiliateManager'],
    'saved-reports': ['administrator', 'affiliateManager'],
    experiments: ['administrator', 'affiliateManager'],
    pages: ['administrator', 'editor'],
    'game-extras': ['administrator', 'editor'],
    authors: ['administrator', 'editor'],
    'navigation-groups': ['administrator', 'editor'],
    microcopy: ['administrator', 'editor'],
    redirects: ['administrator', 'editor'],
    releases: ['administrator', 'editor', 'affiliateManager'],
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

  const closed = ['deals', 'payments', 'saved-reports', 'experiments'];

  /** Collections that only the studio itself writes; their rooms test who reads them. */
  const internal =
    /^(users|activity|document-uses|reviews|review-comments|imports|import-rows|error-reports|api-keys|media-folders|payload-.*)$/;

  const isForbidden = (act: () => Promise<unknown>) =>
    act().then(
      () => false,
      (error: unknown) => error instanceof Forbidden,
    );

  it.each(Object.keys(writers))('%s: these write, and everybody reads but business figures', async (slug) => {
    const collection = slug as Exclude<CollectionSlug, 'users'>;
    const none = { id: { equals: -1 } };
    for (const role of roles) {
      const as = { collection, user: users[role], overrideAccess: false } as const;
      const mayNot = !writers[slug]?.includes(role);
      const acts = {
        reads: [() => studio.payload.find(as), mayNot && closed.includes(slug)],
        creates: [() => studio.payload.create({ ...as, data: {} as never }), mayNot && !(slug === 'media' && role === 'author')],
        changes: [() => studio.payload.update({ ...as, where: none, data: {} }), mayNot],
        deletes: [() => studio.payload.delete({ ...as, where: none }), mayNot],
      } as const;
      for (const [name, [act, isRefused]] of Object.entries(acts)) expect(await isForbidden(act), `${role} ${name}`).toBe(isRefused);
    }
  });

  it('knows who writes every collection', () => {
    const own = studio.payload.config.collections.map(({ slug }) => slug).filter((slug) => !internal.test(slug));
    expect(new Set(own)).toEqual(new Set(Object.keys(writers)));
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

  it('lets one person do the work of two roles, and of no third', async () => {
    const data = { email: 'dos@example.com', password, name: 'Dos', role: 'author', moreRoles: ['affiliateManager'] } as const;
    const both = await studio.payload.create({ collection: 'users', data: { ...data, moreRoles: [...data.moreRoles] } });
    const may = async (collection: 'partners' | 'navigation-groups' | 'pages', draft: boolean) => {
      const as = { collection, user: both, overrideAccess: false, draft } as const;
      return !(await isForbidden(() => studio.payload.create({ ...as, data: {} as never })));
    };
    expect([await may('partners', false), await may('pages', true), await may('pages', false)]).toEqual([true, true, false]);
    expect(await may('navigation-groups', false)).toBe(false);
    const asked = { collection: 'users', where: whereRole('affiliateManager'), sort: 'id' } as const;
    expect((await studio.payload.find(asked)).docs.map(({ id }) => id)).toEqual([users.affiliateManager.id, both.id]);
    await studio.payload.update({ collection: 'users', id: both.id, data: { moreRoles: ['affiliateManager', 'editor'] } });
    const changed = await studio.payload.findByID({ collection: 'users', id: both.id });
    expect(rolesOf({ ...changed, collection: 'users' })).toEqual(['editor', 'author', 'affiliateManager']);
    await studio.payload.delete({ collection: 'users', id: both.id });
  });

  it.each(roles)('the menu of the role %s has at most 15 entries, and leads to all that it may open', async (role) => {
    const user = { ...users[role], collection: slugs.users } as const;
    const { payload } = studio;
    const req = await createLocalReq({ user }, payload);
    const permissions = await getAccessResults({ req });
    const visible = getVisibleEntities({ req });
    const groups = getNavGroups(permissions, visible, payload.config, req.i18n).flatMap(({ entities }) => entities.map(({ slug }) => slug));
    const folded = (Object.keys(hubs) as Hub[]).map((hub) => listHub(hub, { payload, i18n: req.i18n, user, permissions, visible }));
    const own = listMenu(featuresOf(payload), 'tools', user).length + listMenu(featuresOf(payload), 'account', user).length;
    const reviews = 1;
    expect(groups.length + own + reviews + folded.filter((entries) => entries.length > 0).length).toBeLessThanOrEqual(15);
    const inHubs = folded.flat().map(({ path }) => path.split('/').at(-1));
    const mayRead = [...visible.collections, ...visible.globals].filter(
      (slug) => permissions.collections?.[slug]?.read ?? permissions.globals?.[slug]?.read,
    );
    expect([...groups, ...inHubs]).toEqual(expect.arrayContaining(mayRead.filter((slug) => !slug.startsWith('payload-'))));
  });
});

describe('without a login', () => {
  it('nothing can be read', async () => {
    for (const { slug } of studio.payload.config.collections) expect((await request(slug)).status, slug).toBeOneOf([401, 403, 404]);
    for (const path of ['globals/site-globals', 'pages/versions', 'offers/versions', 'payload-jobs/run'])
      expect([401, 403], path).toContain((await request(path)).status);
  });

  it('files cannot be read either, and with a login they can', async () => {
    const media = await studio.payload.create({ collection: 'media', data: { alt: 'Logo' }, file: pixel });
    const path = `media/file/${media.filename}`;
    expect((await request(path)).status).toBe(403);
    const file = await request(path, { headers: await logInAgain(studio, 'editor') });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('a login cookie is for this origin only', async () => {
    const login = await request('users/login', json({ email: 'editor@example.com', password }));
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
