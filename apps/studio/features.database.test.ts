import { BasePayload, createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featuresOf, listMenu } from './core/feature.ts';
import { createWorkContext, loadSection } from './core/frontPage/loadSections.ts';
import { sectionsFor } from './core/frontPage/work.ts';
import { listFindable } from './core/find.ts';
import { findEndpoint } from './team/find/findEndpoint.ts';
import { buildTestConfig, startStudio, type Studio } from './testing/startStudio.ts';

let studio: Studio;
let administrator: TypedUser;

/** Their collections are named by fields of others; accounts are whom the admin lets in, and the rest is the core's. */
const needed = ['pages', 'authors', 'partners', 'offers', 'toplists', 'ratings', 'paymentMethods', 'corrections', 'texts', 'accounts'];
const ofCore = ['media', 'uses', 'activity'];

beforeAll(async () => {
  studio = await startStudio();
  const data = { email: 'a@example.com', password: 'bosque lento de arrayanes', name: 'Ana', role: 'administrator' as const };
  administrator = { ...(await studio.payload.create({ collection: 'users', data })), collection: 'users' };
});
afterAll(() => studio.close());

const configWithout = (feature: string) => buildTestConfig(studio.databaseUrl, studio.mediaDirectory, { without: feature });

/** Starts a studio without a feature, and reads all that its first page shows. */
async function openFirstPage(without: string) {
  const payload = await new BasePayload().init({ config: configWithout(without) });
  try {
    const req = await createLocalReq({ user: administrator }, payload);
    const context = createWorkContext(req);
    const permissions = { canAccessAdmin: true, collections: { pages: { create: true } }, globals: {} } as never;
    const failed: string[] = [];
    for (const section of sectionsFor(featuresOf(payload), { user: administrator, permissions }))
      if ((await loadSection(context, section, { limit: 5, offset: 0 })) === null) failed.push(section.id);
    const found = await findEndpoint.handler(Object.assign(req, { query: { q: 'casino' } }));
    return { failed, menu: listMenu(featuresOf(payload), 'tools', administrator).length, find: found.status };
  } finally {
    await payload.destroy();
  }
}

it('every feature that no field of another names can be left out', async () => {
  const names = featuresOf(studio.payload).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const removable = names.filter((name) => ![...needed, ...ofCore].includes(name));
  expect(removable.length).toBeGreaterThan(24);
  for (const name of removable) {
    const config = await configWithout(name);
    expect(featuresOf({ config }).map((feature) => feature.name)).toEqual(names.filter((other) => other !== name));
    expect(listFindable(featuresOf({ config })).every(({ collection }) => config.collections.some(({ slug }) => slug === collection))).toBe(
      true,
    );
  }
});

it('no form of a document or a setting offers its data as JSON', () => {
  const { collections, globals } = studio.payload.config;
  const forms = [...collections.filter(({ versions }) => versions?.drafts), ...globals.filter(({ slug }) => !slug.startsWith('payload-'))];
  expect(forms.length).toBeGreaterThan(8);
  expect(forms.filter(({ admin }) => admin.hideAPIURL !== true).map(({ slug }) => slug)).toEqual([]);
});

describe.each([
  { names: ['clicks'], tags: [] },
  {
    names: [
      'globals games law menus redirects deals savedReports errorReports preview review templates seo contentImport calendar tables',
      'experiments links conversions statements consents dataRegister apiKeys dashboard find',
    ].flatMap((line) => line.split(' ')),
    tags: ['thorough'],
  },
])('without a feature', ({ names, tags }) => {
  it.each(names)('%s, the first page of the studio answers', { tags }, async (name) => {
    expect(await openFirstPage(name)).toMatchObject({ failed: [], find: 200 });
  });
});
