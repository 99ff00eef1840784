import { describe, expect, it } from 'vitest';
import type { Reader } from './reader.ts';
import { createReferences } from './references.ts';

type Stored = { id: number; _status: 'draft' | 'published'; slug: string | null };

/** A reader of one page, by its languages. */
const readerOf = (page: Record<string, Stored | null>) =>
  ({
    siteUrl: 'https://lupa.example',
    find: async (_: string, __: number, locale: string) => page[locale] ?? null,
    findRedirects: async () => [],
  }) as unknown as Reader;
const pathIn = (locale: 'es_CL' | 'en', page: Record<string, Stored | null>) => createReferences(readerOf(page), locale).pagePath(7);

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
