import type { StudioEnv } from '../../core/env.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { isContentLocale, type ContentLocale, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { previewCardPath, previewPath } from '@lupa/contracts/preview.ts';
import { type Endpoint, NotFound, APIError, type PayloadRequest } from 'payload';
import { answerJson, refuse, requireLogin } from '../../core/api/answers.ts';
import { buildFrameUrl, type PreviewSettings } from '../preview/previewUrls.ts';
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

type PageReport = {
  siteName: string;
  breadcrumbs: string[];
  findings: Finding[];
  suggestions: LinkSuggestions;
};

async function loadPageReport(req: PayloadRequest, id: number, locale: ContentLocale): Promise<PageReport | null> {
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

export type PageReportAnswer = PageReport & { cardUrl: string };

/** `GET /api/page-report/{id}?locale=`: what is to be said of the draft of a page, for everybody with a login. */
const buildPageReportEndpoint = (settings: PreviewSettings): Endpoint => ({
  path: '/page-report/:id',
  method: 'get',
  handler: answerJson(async (req): Promise<PageReportAnswer> => {
    const { locale } = requireLogin(req).query;
    if (!isContentLocale(locale)) throw refuse('Falta el idioma de la página.');
    const id = String(req.routeParams?.['id']);
    const report = /^\d{1,9}$/.test(id) ? await loadPageReport(req, Number(id), locale) : null;
    if (report === null) throw new NotFound(req.t);
    const frameUrl = buildFrameUrl({ pageId: Number(id), locale }, Date.now(), settings);
    return { ...report, cardUrl: frameUrl.replace(`${previewPath}?`, `${previewCardPath}?`) };
  }),
});

export const seoFeature = ({ siteUrl, previewSecret: secret }: StudioEnv): StudioFeature => ({
  name: 'seo',
  endpoints: [buildPageReportEndpoint({ siteUrl, secret })],
});
