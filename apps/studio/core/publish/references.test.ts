import { describe, expect, it } from 'vitest';
import { createTestReader } from '../../testing/testReader.ts';
import { createReferences } from './references.ts';
import { redirectName } from './sources.ts';

type Stored = { id: number; _status: 'draft' | 'published'; slug: string | null };

const pathIn = (locale: 'es_CL' | 'en', page: Record<string, Stored | null>) => {
  const stored = Object.entries(page).flatMap(([own, found]) => (found ? [[`pages:7:${own}`, found]] : []));
  return createReferences(createTestReader(Object.fromEntries(stored)), locale).pagePath(7);
};

const published = { id: 7, _status: 'published' as const, slug: '/a/' };
const draft = { ...published, _status: 'draft' as const };
const unnamed = { ...published, slug: null };
const other = { ...published, slug: '/b/' };

describe('the address of a page that is linked', () => {
  it.each([
    ['is its own where it is published', { es_CL: published }, '/a/'],
    ['is none of a draft', { es_CL: draft }, null],
    ['is none without a slug', { es_CL: unnamed }, null],
    ['is none of a page that is not there', { es_CL: null }, null],
  ])('%s', async (_, page, path) => {
    expect(await pathIn('es_CL', page)).toBe(path);
  });

  it.each([
    ['its own', published, other, '/a/'],
    ['that of the default language for a draft', draft, other, '/b/'],
    ['that of the default language where it has no slug', unnamed, other, '/b/'],
    ['none where both are drafts', draft, draft, null],
    ['none where neither has a slug', unnamed, unnamed, null],
  ])('in another language is %s', async (_, own, fallback, path) => {
    expect(await pathIn('en', { en: own, es_CL: fallback })).toBe(path);
  });
});

it.each([
  ['/a/', 'redirects:/a/'],
  ['/a.php?c=2&b=1', 'redirects:/a.php?b=1&c=2'],
  ['https://lupa.example/a/', 'redirects:/a/'],
  ['https://other.example/a/', 'redirects:https://other.example/a/'],
])('a redirect from %s is named %s', (from, name) => {
  expect(redirectName(from, 'https://lupa.example')).toBe(name);
});

const referTo = (stored: Record<string, object>) => createReferences(createTestReader(stored), 'es_CL');

describe('what a document is told of another', () => {
  const image = { filename: 'a.png', alt: 'A', width: 2, height: 1 };
  const picture = { src: 'media/a.png', alt: 'A', width: 2, height: 1 };

  it.each([
    ['whole', image, picture],
    ['an ornament, whose words are not read out', { ...image, isDecorative: true }, { ...picture, alt: '' }],
    ['without words and sizes', { filename: 'a.png', alt: null }, { src: 'media/a.png', alt: '', width: null, height: null }],
    ['without a file', { ...image, filename: null }, null],
    ['not there', undefined, null],
  ])('of a picture that is %s', async (_, file, expected) => {
    const references = referTo(file ? { 'media:3': file } : {});
    expect(await references.image(3)).toEqual(expected);
    expect(await references.imageSource({ id: 3 })).toBe(expected?.src ?? null);
    expect([...references.refs]).toEqual(['media:3']);
  });

  it('is nothing without a reference, and then nothing is noted', async () => {
    const references = referTo({});
    for (const reference of [null, undefined]) {
      expect(await references.image(reference)).toBeNull();
      expect(await references.partnerSlug(reference)).toBeNull();
      expect(await references.author(reference)).toBeNull();
    }
    expect([...references.refs]).toEqual([]);
  });

  it.each([
    ['with the day on which it was stored', { storedAt: '2026-11-03T02:59:59Z' }, { src: 'media/a.png', day: '2026-11-02', sha256: 'h' }],
    ['with the day of its file otherwise', {}, { src: 'media/a.png', day: '2026-11-03', sha256: 'h' }],
    ['none without a file', { filename: null }, null],
    ['none without a hash', { sha256: null }, null],
  ])('is of a capture %s', async (_, changes, capture) => {
    const file = { ...image, sha256: 'h', createdAt: '2026-11-03T03:00:00Z', ...changes };
    expect(await referTo({ 'media:3': file }).capture(3)).toEqual(capture);
    expect(await referTo({}).capture(3)).toBeNull();
  });

  it.each([
    ['page:7/vieja/#b', '/a/#b', ['pages:7']],
    ['page:8/vieja/#b', '/nueva/#b', ['pages:8', 'redirects:/vieja/', 'redirects:/nueva/']],
    ['/vieja', '/nueva/', ['redirects:/vieja/', 'redirects:/nueva/']],
    ['/otra', '/otra', ['redirects:/otra/']],
    ['https://other.example/vieja/', 'https://other.example/vieja/', []],
    ['', '', []],
    [null, null, []],
  ])('is of the link %j where it leads', async (typed, target, refs) => {
    const redirect = { id: 1, from: '/vieja/', to: '/nueva/', status: '301', isCovered: false };
    const findRedirects = async () => new Map([['/vieja/', redirect]]);
    const references = createReferences(createTestReader({ 'pages:7': published }, { findRedirects }), 'es_CL');
    expect([await references.link(typed), [...references.refs]]).toEqual([target, refs]);
  });

  it('is of an author the name, and the rest where it is there', async () => {
    const author = { name: 'Ana', role: 'Editora', expertise: [{ text: 'a' }], biography: 'b', photo: 3, page: 7 };
    const references = referTo({ 'authors:1': author, 'authors:2': { name: 'Eva' }, 'media:3': image, 'pages:7': published });
    const whole = { name: 'Ana', slug: '/a/', role: 'Editora', photo: picture, expertise: [{ text: 'a' }], biography: 'b' };
    expect(await references.author(1)).toEqual(whole);
    expect(await references.author(2)).toEqual({ name: 'Eva', slug: null, role: '', photo: null, expertise: [], biography: '' });
    expect(await references.author(4)).toBeNull();
  });
});
