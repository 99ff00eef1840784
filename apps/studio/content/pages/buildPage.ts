import { blockForms } from '@lupa/blocks/blocks.cms.ts';
import { contentLocales, type ContentLocale } from '@lupa/contracts/locale.ts';
import type { RawBlock } from '@lupa/contracts/page.ts';
import { unknownType } from './unknownBlocks.ts';
import type { Page } from '../../payload-types.ts';
import { buildBlock, MissingReferenceError } from '../../core/publish/buildBlock.ts';
import { buildParts } from '../../core/publish/buildSources.ts';
import { buildDocument, UnpublishableError, type PublicDocument } from '../../core/publish/documents.ts';
import { createReferences, type References } from '../../core/publish/references.ts';
import { idOf } from '../../core/publish/sources.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { slugs } from '../../core/slugs.ts';

const forms = Object.values(blockForms);

// A chain of parents longer than this is a mistake, such as two pages that are above each other.
const maximumDepth = 6;

/**
 * One document for each language that is published and has an address. In the language that is being edited a block
 * that names something missing is a mistake; elsewhere, as after a deletion, the page goes on without it.
 */
export async function buildPages(id: number, reader: Reader, editedLocale?: string): Promise<PublicDocument[]> {
  const versions = await findVersions(id, reader);
  const documents: PublicDocument[] = [];
  for (const version of versions) documents.push(await buildVersion(version, versions, reader, version.locale === editedLocale));
  return documents;
}

/** The document of one language, as an edit in it would publish it; null where it would publish none. @throws UnpublishableError */
export async function buildPageIn(locale: ContentLocale, id: number, reader: Reader): Promise<PublicDocument | null> {
  const versions = await findVersions(id, reader);
  const version = versions.find((one) => one.locale === locale);
  return version ? buildVersion(version, versions, reader, true) : null;
}

type Version = { locale: ContentLocale; page: Page };

async function findVersions(id: number, reader: Reader): Promise<Version[]> {
  const versions: Version[] = [];
  for (const locale of contentLocales) {
    const page = await reader.find(slugs.pages, id, locale);
    if (page?._status === 'published' && page.slug && page.title) versions.push({ locale, page });
  }
  return versions;
}

async function buildVersion(
  { locale, page }: Version,
  all: readonly Version[],
  reader: Reader,
  isStrict: boolean,
): Promise<PublicDocument> {
  const references = createReferences(reader, locale);
  const translations = all.filter((other) => other.locale !== locale).map((other) => ({ locale: other.locale, slug: other.page.slug }));
  const content = await buildContent(page, references, isStrict);
  const parts = await buildParts(slugs.pages, page, locale, reader);
  const body = { ...(await buildPage(page, references)), content, translations, ...parts };
  return buildDocument('page', page.slug, locale, body, references);
}

async function buildPage(page: Page, references: References) {
  const { analytics } = page;
  return {
    internalName: page.internalName,
    slug: page.slug,
    title: page.title,
    description: page.description ?? '',
    canonicalLink: (await references.link(page.canonicalLink)) ?? null,
    noIndex: page.noIndex ?? false,
    // Not part of a page but of its route; kept in the body, where the list of routes finds it.
    sitemapCategory: page.sitemapCategory ?? null,
    analytics: analytics && { ...analytics, subCategories: analytics.subCategories ?? [] },
    middleware: page.middleware?.length ? page.middleware : null,
    breadcrumbs: await buildBreadcrumbs(page, references),
    updatedDate: page.updatedDate ?? null,
    shareImage: await references.image(page.shareImage),
    author: await references.author(page.author),
  };
}

async function buildContent(page: Page, references: References, isStrict: boolean): Promise<RawBlock[]> {
  const blocks: RawBlock[] = [];
  for (const block of page.content ?? []) {
    if (block.blockType === unknownType) continue;
    try {
      blocks.push(await buildBlock({ ...block }, forms, references));
    } catch (error) {
      if (!(error instanceof MissingReferenceError)) throw error;
      if (isStrict) throw new UnpublishableError('page', page.slug, error);
    }
  }
  return blocks;
}

async function buildBreadcrumbs(page: Page, references: References): Promise<{ title: string; url: string }[]> {
  const crumbs: { title: string; url: string }[] = [];
  for (const { title, url } of page.breadcrumbs ?? []) crumbs.push({ title, url: await references.link(url) });
  if (crumbs.length > 0) return crumbs;
  const seen = new Set([page.id]);
  let parent = await references.page(page.parent);
  while (parent && !seen.has(parent.id) && crumbs.length < maximumDepth) {
    seen.add(parent.id);
    crumbs.unshift({ title: parent.title, url: parent.slug });
    parent = idOf(parent.parent) === undefined ? null : await references.page(parent.parent);
  }
  return crumbs;
}
