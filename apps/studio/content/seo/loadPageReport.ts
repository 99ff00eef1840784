import { type ContentLocale, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { APIError, type PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { extractLinks } from '../links/extractLinks.ts';
import { suggestLinks, type LinkSuggestions } from '../links/suggestLinks.ts';
import { type Draft, findDraft, loadDraft } from '../preview/loadDraft.ts';
import { plain } from '../../core/publish/reader.ts';
import { sourceOf } from '../../core/publish/sources.ts';
import { siteUrlOf } from '../../core/publish/siteTarget.ts';
import type { Finding } from '../../core/checks/finding.ts';
import { checkPage } from './checkPage.ts';
import { findNamed, loadPageFacts, type Named } from './loadPageFacts.ts';

export type PageReport = {
  siteName: string;
  breadcrumbs: string[];
  findings: Finding[];
  suggestions: LinkSuggestions;
};

export async function loadPageReport(req: PayloadRequest, id: number, locale: ContentLocale): Promise<PageReport | null> {
  const page = await findDraft(req, id, locale, { overrideAccess: false });
  if (page === null) return null;
  const drafted = await loadDraft(req, id, locale).catch((error: unknown) => {
    if (error instanceof APIError) return error.message;
    throw error;
  });
  const named = await findNamed(req, id, locale);
  const draft = typeof drafted === 'string' ? null : drafted.page;
  return {
    siteName: await findSiteName(req, locale),
    breadcrumbs: (draft?.breadcrumbs ?? []).map(({ title }) => title),
    findings: checkPage(await loadPageFacts(req, { page, locale, drafted, named })),
    suggestions: draft === null ? { to: [], from: [] } : await suggestFor(req, { id, locale, draft, named }),
  };
}

async function findSiteName(req: PayloadRequest, locale: ContentLocale): Promise<string> {
  const read = { ...plain(req), locale, fallbackLocale: defaultContentLocale, select: { siteName: true } } as const;
  const { siteName } = await req.payload.findGlobal({ ...read, slug: slugs.siteGlobals });
  return siteName ?? new URL(siteUrlOf(req.payload)).hostname;
}

type Suggested = { id: number; locale: ContentLocale; draft: Draft['page']; named: Named };

function suggestFor(req: PayloadRequest, { id, locale, draft, named }: Suggested): Promise<LinkSuggestions> {
  return suggestLinks(req.payload.db.pool, {
    locale,
    source: sourceOf(slugs.pages, id),
    path: draft.slug,
    title: draft.title,
    text: [draft.title, draft.description, ...readTexts(draft.content)].join(' '),
    parent: draft.breadcrumbs.at(-1)?.url ?? null,
    casinos: named.casinos.map((casino) => sourceOf(slugs.partners, casino)),
    linked: extractLinks(draft, siteUrlOf(req.payload)).map(({ address }) => address),
  });
}

/** The words of blocks, without tags, addresses and keys of one word in lower case. */
function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return /^[/a-z\d_-]+$/.test(value) ? [] : [value.replaceAll(/<[^>]*>/g, ' ')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(readTexts);
}
