import { describe, expect, it } from 'vitest';
import { unknownType } from './unknownBlocks.ts';
import { buildPageIn, buildPages } from './buildPage.ts';
import { UnpublishableError } from '../../core/publish/documents.ts';
import { createTestReader } from '../../testing/testReader.ts';

const page = { id: 1, _status: 'published', slug: '/a/', title: 'A', internalName: 'A' };
const bodyOf = async (changes: object, stored: Record<string, object> = {}) => {
  const [document] = await buildPages(1, createTestReader({ 'pages:1:es_CL': { ...page, ...changes }, ...stored }));
  return document?.body as Record<string, unknown>;
};

describe('a page', () => {
  it('is public in the languages in which it is published and has an address and a title', async () => {
    const localesOf = async (es: object, en: object) =>
      (await buildPages(1, createTestReader({ 'pages:1:es_CL': { ...page, ...es }, 'pages:1:en': { ...page, ...en } }))).map(
        ({ locale }) => locale,
      );
    expect(await localesOf({}, {})).toEqual(['es_CL', 'en']);
    for (const missing of [{ _status: 'draft' }, { slug: '' }, { title: '' }]) {
      expect(await localesOf(missing, {})).toEqual(['en']);
      expect(await localesOf({}, missing)).toEqual(['es_CL']);
    }
    expect(await buildPages(2, createTestReader({}))).toEqual([]);
  });

  it('names the same page in the other languages, and not itself', async () => {
    const reader = createTestReader({ 'pages:1:es_CL': page, 'pages:1:en': { ...page, slug: '/en/a/' } });
    expect((await buildPages(1, reader)).map(({ key, body }) => [key, (body as { translations: unknown }).translations])).toEqual([
      ['/a/', [{ locale: 'en', slug: '/en/a/' }]],
      ['/en/a/', [{ locale: 'es_CL', slug: '/a/' }]],
    ]);
  });

  it('is built in one language, or not at all where it is not public there', async () => {
    const reader = createTestReader({ 'pages:1:es_CL': page });
    expect((await buildPageIn('es_CL', 1, reader))?.locale).toBe('es_CL');
    expect(await buildPageIn('en', 1, reader)).toBeNull();
  });

  it('says what an editor has left empty as nothing', async () => {
    const empty = {
      description: '',
      noIndex: false,
      canonicalLink: null,
      middleware: null,
      updatedDate: null,
      shareImage: null,
      author: null,
    };
    expect(await bodyOf({})).toMatchObject({ ...empty, breadcrumbs: [], content: [], experiment: null });
    expect(await bodyOf({ middleware: [], canonicalLink: '' })).toMatchObject(empty);
  });

  it('says what an editor has filled in', async () => {
    const filled = { description: 'b', noIndex: true, canonicalLink: '/c/', middleware: ['geo'], updatedDate: '2026-11-02T12:00:00.000Z' };
    expect(await bodyOf({ ...filled, analytics: { category: 'Reviews', subCategories: null } })).toMatchObject({
      ...filled,
      analytics: { category: 'Reviews', subCategories: [] },
    });
  });
});

describe('the breadcrumbs of a page', () => {
  const above = (id: number, parent?: number) => ({ ...page, id, slug: `/${id}/`, title: String(id), parent });
  const crumbsOf = async (changes: object, ...parents: { id: number }[]) =>
    (await bodyOf(changes, Object.fromEntries(parents.map((each) => [`pages:${each.id}`, each]))))['breadcrumbs'];

  it('are those that an editor has set', async () => {
    const breadcrumbs = [
      { title: 'B', url: '/b/' },
      { title: 'C', url: '/c/' },
    ];
    expect(await crumbsOf({ breadcrumbs, parent: 2 }, above(2))).toEqual(breadcrumbs);
  });

  it('are otherwise the pages above, the topmost first', async () => {
    expect(await crumbsOf({ breadcrumbs: [], parent: 2 }, above(2, 3), above(3))).toEqual([
      { title: '3', url: '/3/' },
      { title: '2', url: '/2/' },
    ]);
    expect(await crumbsOf({ parent: 2 }, above(2, 3), { ...above(3), _status: 'draft' } as never)).toEqual([{ title: '2', url: '/2/' }]);
  });

  it('end where a page is above itself, and after six', async () => {
    expect(await crumbsOf({ parent: 2 }, above(2, 1))).toEqual([{ title: '2', url: '/2/' }]);
    expect(await crumbsOf({ parent: 1 })).toEqual([]);
    const seven = [2, 3, 4, 5, 6, 7, 8].map((id) => above(id, id + 1));
    expect(await crumbsOf({ parent: 2 }, ...seven)).toEqual([7, 6, 5, 4, 3, 2].map((id) => ({ title: String(id), url: `/${id}/` })));
  });
});

describe('the blocks of a page', () => {
  const topList = (toplist: number) => ({ blockType: 'topList', id: `list-${toplist}`, toplist });
  const stored = { 'toplists:5': { id: 5, identifier: 'home' } };
  const content = [topList(5), { blockType: unknownType, id: 'old' }, topList(6), topList(5)];
  const reader = createTestReader({ 'pages:1:es_CL': { ...page, content }, ...stored });

  it('go on without one that names something missing, unless it is being edited', async () => {
    const [document] = await buildPages(1, reader, 'en');
    expect(document?.body).toMatchObject({ content: [{ id: 'list-5' }, { id: 'list-5-2' }] });
    await expect(buildPages(1, reader, 'es_CL')).rejects.toThrow(UnpublishableError);
    await expect(buildPageIn('es_CL', 1, reader)).rejects.toThrow(UnpublishableError);
  });

  it('are not built where the code knows no such form', async () => {
    await expect(bodyOf({ content: [{ blockType: 'never', id: '1' }] })).rejects.toThrow('never');
  });
});
