import { type ContentLocale, contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { findUnprovenClaims, readBlockPassages, type UnprovenClaim } from '@lupa/domain/evidence/findUnprovenClaims.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { extractLinks } from '../links/extractLinks.ts';
import { judgePath } from '../links/judgePath.ts';
import { loadSiteAddresses } from '../links/linkTables.ts';
import { isDead } from '../links/linkVerdict.ts';
import type { Page } from '../../payload-types.ts';
import type { Draft } from '../preview/loadDraft.ts';
import { plain } from '../../core/publish/reader.ts';
import { sourceOf } from '../../core/publish/sources.ts';
import { siteUrlOf } from '../../core/publish/siteTarget.ts';
import { findTargets } from '../../core/uses/findTargets.ts';
import type { PageFacts } from './checkPage.ts';
import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';

const incomingQuery = defineQuery(
  'studio.incomingLinks',
  'select count(distinct source)::int as documents from links.places where address = $1 and source <> $2',
  { notNull: ['documents'] },
);

async function countIncoming(executor: Executor, path: string, source: string): Promise<number> {
  return (await runQuery(executor, incomingQuery, [path, source])).rows[0]?.documents ?? 0;
}

type LookedAt = { page: Page; locale: ContentLocale; drafted: Draft | string; named: Named };

export async function loadPageFacts(req: PayloadRequest, { page, locale, drafted, named }: LookedAt): Promise<PageFacts> {
  const { pool } = req.payload.db;
  const source = sourceOf(slugs.pages, page.id);
  const draft = typeof drafted === 'string' ? null : drafted.page;
  const languages = await loadPageLanguages(pool, source);
  return {
    title: page.title ?? '',
    description: page.description ?? '',
    refusal: typeof drafted === 'string' ? drafted : null,
    isIndexed: page.noIndex !== true,
    hasSitemapSection: (page.sitemapCategory ?? '') !== '',
    hasAuthor: page.author !== null && page.author !== undefined,
    hasOpening: draft?.content.some(({ type }) => type === 'heroSection') ?? false,
    incoming: languages.isPublished && draft ? await countIncoming(pool, draft.slug, source) : null,
    deadLinks: draft ? await findDeadLinks(req, draft) : [],
    unpublishedPages: await findUnpublished(req, named.pages, locale),
    picturesWithoutText: await findPictures(req, named.media, locale),
    claims: draft ? await findClaims(pool, { page, locale, draft }) : [],
    missingLanguages: languages.missing,
    outdatedLanguages: languages.outdated,
  };
}

type Read = { page: Page; locale: ContentLocale; draft: Draft['page'] };

const casinosQuery = defineQuery(
  'studio.casinosOfClaims',
  `select coalesce(name, '') as name, coalesce(review_page_id = $1, false) as "isReviewed" from studio.partners where deleted_at is null`,
  { notNull: ['name', 'isReviewed'] },
);

async function findClaims(executor: Executor, { page, locale, draft }: Read): Promise<UnprovenClaim[]> {
  const { rows } = await runQuery(executor, casinosQuery, [page.id]);
  const { title, description, content } = draft;
  const passages = [
    { place: 'title', text: title, isHeading: true },
    { place: 'description', text: description },
    ...readBlockPassages(content),
  ];
  return findUnprovenClaims(passages, {
    names: rows.map(({ name }) => name),
    isAboutOne: rows.some(({ isReviewed }) => isReviewed),
    isSpanish: locale === defaultContentLocale,
  });
}

async function findDeadLinks(req: PayloadRequest, draft: Draft['page']): Promise<PageFacts['deadLinks']> {
  const siteUrl = siteUrlOf(req.payload);
  const known = await loadSiteAddresses(req.payload.db.pool, siteUrl);
  // The draft itself will be there.
  const site = { ...known, pages: new Set([...known.pages, draft.slug]) };
  return extractLinks(draft, siteUrl).flatMap((link) => {
    const verdict = link.kind === 'internal' ? judgePath(link.address, site) : null;
    return verdict && isDead(verdict.outcome) ? [{ ...link, ...verdict }] : [];
  });
}

export type Named = { pages: number[]; media: number[]; casinos: number[] };

export async function findNamed(req: PayloadRequest, id: number, locale: ContentLocale): Promise<Named> {
  const data: unknown = await req.payload.findByID({
    ...plain(req),
    collection: slugs.pages,
    id,
    locale: 'all',
    draft: true,
    disableErrors: true,
    showHiddenFields: true,
  });
  const { fields } = req.payload.collections[slugs.pages].config;
  const named = findTargets(fields, data).flatMap((found) => (found.locale === null || found.locale === locale ? [found.target] : []));
  const idsOf = (collection: string) => [
    ...new Set(named.flatMap((target) => (target.startsWith(`${collection}:`) ? [Number(target.split(':')[1])] : []))),
  ];
  return { pages: idsOf(slugs.pages), media: idsOf(slugs.media), casinos: idsOf(slugs.partners) };
}

async function findUnpublished(req: PayloadRequest, ids: readonly number[], locale: ContentLocale): Promise<PageFacts['unpublishedPages']> {
  if (ids.length === 0) return [];
  const read = { ...plain(req), locale: 'all', draft: false, select: { internalName: true, _status: true } } as const;
  const { docs } = await req.payload.find({ ...read, collection: slugs.pages, where: { id: { in: [...ids] } } });
  return docs.flatMap(({ id, internalName, _status: status }) => {
    const published = (typeof status === 'object' && status !== null ? status : {}) as Record<string, unknown>;
    return published[locale] === 'published' || published['es_CL'] === 'published' ? [] : [{ id, title: internalName }];
  });
}

async function findPictures(req: PayloadRequest, ids: readonly number[], locale: ContentLocale): Promise<PageFacts['picturesWithoutText']> {
  if (ids.length === 0) return [];
  const read = { ...plain(req), locale, fallbackLocale: defaultContentLocale, select: { alt: true, filename: true } } as const;
  const { docs } = await req.payload.find({ ...read, collection: slugs.media, where: { id: { in: [...ids] } } });
  return docs.flatMap(({ id, alt, filename }) => ((alt ?? '').trim() === '' ? [{ id, name: filename ?? `n.º ${id}` }] : []));
}

type PageLanguages = { isPublished: boolean; missing: ContentLocale[]; outdated: ContentLocale[] };

const languagesQuery = defineQuery(
  'studio.pageLanguages',
  `
  select locale, (max(updated_at) filter (where source = $1)) as "updatedAt" from delivery.documents where kind = 'page' group by locale`,
);

async function loadPageLanguages(executor: Executor, source: string): Promise<PageLanguages> {
  const { rows } = await runQuery(executor, languagesQuery, [source]);
  const moments = new Map(rows.map(({ locale, updatedAt }) => [locale, updatedAt]));
  const spanish = moments.get(defaultContentLocale);
  const isPublished = rows.some(({ updatedAt }) => updatedAt !== null);
  return {
    isPublished,
    missing: isPublished ? contentLocales.filter((locale) => moments.get(locale) === null) : [],
    outdated: contentLocales.filter((locale) => {
      const own = moments.get(locale);
      return locale !== defaultContentLocale && own && spanish && own < spanish;
    }),
  };
}
