import { blockFormList } from '@lupa/blocks/blocks.cms.ts';
import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { nameOfAuthor } from '@lupa/demo/writing/authors.ts';
import type { DemoLocalePage, DemoPage } from '@lupa/demo/writing/readPage.ts';
import { pages } from '@lupa/demo/pages/pages.ts';
import { slugs } from '../core/slugs.ts';
import type { Page } from '../payload-types.ts';
import { atNoon, type FindId, published, type SeedDocument } from './seedContext.ts';
import { stableId, toLexical } from '../core/fields/toLexical.ts';
import type { RichText } from '@lupa/contracts/richText.ts';
import type { Block, Field } from 'payload';

/** Pages in the order of the demo: a page comes after the one above it. Each language is published by itself. */
export const pageDocuments: SeedDocument<'pages'>[] = pages.map((page) => ({
  key: page.internalName,
  data: (findId) => pageData(page, mainOf(page), findId),
  translations: contentLocales.flatMap((locale) => {
    const own = locale === defaultContentLocale ? undefined : page.locales[locale];
    return own ? [[locale, (findId) => pageData(page, own, findId)]] : [];
  }),
  publishedOn: Object.entries(page.locales).map(([locale, { publishedOn, updatedOn }]) => [locale, atNoon(publishedOn ?? updatedOn)]),
}));

function mainOf({ internalName, locales }: DemoPage): DemoLocalePage {
  if (!locales.es_CL) throw new Error(`The page ${internalName} has no Spanish text.`);
  return locales.es_CL;
}

function pageData({ internalName, parent }: DemoPage, page: DemoLocalePage, findId: FindId) {
  const { slug, title, description, sitemapCategory, noIndex = false, author, updatedOn, analytics, blocks } = page;
  const toId: FindId = (collection, key) => findId(collection, collection === slugs.authors ? nameOfAuthor(String(key)) : key);
  const content = blocks.map((block, index) => toBlockData(block, block.id ?? stableId(`${slug} ${index}`), blockFormList, toId));
  return {
    internalName,
    slug,
    title,
    description,
    sitemapCategory,
    noIndex,
    parent: parent === null ? null : findId(slugs.pages, parent),
    breadcrumbs: breadcrumbsOf(parent),
    author: author && toId(slugs.authors, author),
    updatedDate: atNoon(updatedOn),
    analytics,
    // Built from the forms, which the types of the studio are generated from.
    content: content as unknown as NonNullable<Page['content']>,
    ...published,
  };
}

/** Names of the pages above: their titles are written for search engines and too long here. */
function breadcrumbsOf(parent: string | null): { title: string; url: string }[] {
  const page = pages.find(({ internalName }) => internalName === parent);
  return page ? [...breadcrumbsOf(page.parent), { title: page.internalName, url: mainOf(page).slug }] : [];
}

type Data = Record<string, unknown>;

/** A block of the demo, in the public shape → what the form of its type stores: the way back of `publish/buildBlock.ts`. */
function toBlockData(block: Data & { type: string }, id: string, forms: readonly Block[], findId: FindId): Data {
  const form = forms.find(({ slug }) => slug === block.type);
  if (!form) throw new Error(`There is no form for blocks of type ${block.type}.`);
  return { blockType: form.slug, id, ...toFormData(block, form.fields, findId) };
}

function toFormData(values: Data, fields: readonly Field[], findId: FindId): Data {
  const data: Data = {};
  for (const field of fields) {
    if ('name' in field && field.name) {
      const value = values[field.name];
      if (value !== undefined && value !== null) data[field.name] = toFieldData(value, field, findId);
    } else if ('fields' in field) {
      Object.assign(data, toFormData(values, field.fields, findId));
    }
  }
  return data;
}

function toFieldData(value: unknown, field: Field, findId: FindId): unknown {
  if (field.type === 'group') return toFormData(value as Data, field.fields, findId);
  if (field.type === 'array') return (value as Data[]).map((row) => toFormData(row, field.fields, findId));
  if (field.type === 'richText') return toLexical(value as RichText, (slug) => findId(slugs.partners, slug));
  if (field.type === 'upload' || field.type === 'relationship') return findId(String(field.relationTo), String(value));
  return value;
}
