import { blockFormList } from '@lupa/blocks/blocks.cms.ts';
import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { authors } from '@lupa/demo/writing/authors.ts';
import type { DemoLocalePage, DemoPage } from '@lupa/demo/writing/demoPage.ts';
import { pages } from '@lupa/demo/pages/pages.ts';
import { slugs } from '../collections/slugs.ts';
import type { Page } from '../payload-types.ts';
import { createMissing, findId, type SeedContext } from './seedContext.ts';
import { atNoon } from './seedPartners.ts';
import { toBlockData } from './toFormData.ts';
import { stableId } from './toLexical.ts';

/** Pages in the order of the demo: a page comes after the one above it. Each language is published by itself. */
export async function seedPages(context: SeedContext): Promise<void> {
  const { payload, req } = context;
  await createMissing(
    context,
    slugs.pages,
    pages,
    ({ internalName }) => internalName,
    async (page) => {
      const { id } = await payload.create({
        collection: slugs.pages,
        locale: defaultContentLocale,
        data: pageData(page, mainOf(page), context),
        depth: 0,
        req,
      });
      for (const locale of contentLocales) {
        const own = locale === defaultContentLocale ? undefined : page.locales[locale];
        if (own) await payload.update({ collection: slugs.pages, id, locale, data: pageData(page, own, context), depth: 0, req });
      }
      return { id };
    },
  );
}

function mainOf({ internalName, locales }: DemoPage): DemoLocalePage {
  if (!locales.es_CL) throw new Error(`The page ${internalName} has no Spanish text.`);
  return locales.es_CL;
}

function pageData({ internalName, parent }: DemoPage, page: DemoLocalePage, context: SeedContext) {
  const { slug, title, description, sitemapCategory, noIndex = false, author, updatedOn, analytics, blocks } = page;
  const toId = (collection: string, key: string) => findId(context, collection, collection === slugs.authors ? nameOfAuthor(key) : key);
  const content = blocks.map((block, index) => toBlockData(block, block.id ?? stableId(`${slug} ${index}`), blockFormList, toId));
  return {
    internalName,
    slug,
    title,
    description,
    sitemapCategory,
    noIndex,
    parent: parent === null ? null : findId(context, slugs.pages, parent),
    breadcrumbs: breadcrumbsOf(parent),
    author: author && findId(context, slugs.authors, nameOfAuthor(author)),
    updatedDate: atNoon(updatedOn),
    analytics,
    // Built from the forms, which the types of the studio are generated from.
    content: content as unknown as NonNullable<Page['content']>,
    _status: 'published' as const,
  };
}

/** Names of the pages above: their titles are written for search engines and too long here. */
function breadcrumbsOf(parent: string | null): { title: string; url: string }[] {
  const page = pages.find(({ internalName }) => internalName === parent);
  return page ? [...breadcrumbsOf(page.parent), { title: page.internalName, url: mainOf(page).slug }] : [];
}

function nameOfAuthor(key: string): string {
  return authors.find((author) => author.key === key)?.name ?? key;
}
