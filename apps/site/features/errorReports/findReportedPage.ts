import type { BlockContext } from '@lupa/blocks/block.ts';
import { presentKeyFacts } from '@lupa/blocks/generalReview/presentKeyFacts.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { toContentLocale, localeOfPath } from '@lupa/contracts/locale.ts';
import type { Page, RawBlock } from '@lupa/contracts/page.ts';
import type { ReportedPart } from '@lupa/contracts/errorReport.ts';
import { findFeaturePage, type LoadOptions } from '../../page/pageFeature.ts';

type FactChoice = { id: string; label: string };
export type ReportedPage = { path: string; title: string; facts: FactChoice[] };

type Context = Omit<BlockContext, 'index' | 'place'>;

/** The page at a percent-encoded path, with the facts on it. Null where there is none; while that cannot be said, the path stands for it. */
export async function findReportedPage(path: string, context: Context, options: LoadOptions): Promise<ReportedPage | null> {
  try {
    const slug = decodeURIComponent(path);
    const { content } = context.clients;
    const page = (await content.fetchPage(slug, toContentLocale(localeOfPath(path)))) ?? (await findFeaturePage(path, options));
    return page && { path, title: page.title || page.internalName || slug, facts: await listFacts(page, context) };
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    return { path, title: path, facts: [] };
  }
}

async function listFacts({ content }: Page, context: Context): Promise<FactChoice[]> {
  const { microcopy } = context;
  const labels: Record<ReportedPart, string> = {
    oferta: microcopy.report_fact_offer,
    nota: microcopy.report_fact_rating,
    retiros: microcopy.report_fact_transfers,
    lista: microcopy.report_fact_list,
    datos: microcopy.casino_facts,
  };
  const parts = [...new Set(content.flatMap((block) => partOf(block) ?? []))];
  const review = content.find(({ type }) => type === 'generalReview');
  const details = review ? await listCasinoFacts(review, context) : [];
  return [...parts.map((id) => ({ id, label: labels[id] })), ...details];
}

function partOf({ type, partner }: RawBlock): ReportedPart | null {
  if (type === 'heroSection') return partner ? 'oferta' : null;
  if (type === 'bonusCards') return 'oferta';
  if (type === 'ratings') return 'nota';
  if (type === 'recordTimeline') return 'retiros';
  if (type === 'topList') return 'lista';
  return type === 'generalReview' ? 'datos' : null;
}

async function listCasinoFacts({ partner: slug }: RawBlock, context: Context): Promise<FactChoice[]> {
  if (typeof slug !== 'string') return [];
  const { content, partners } = context.clients;
  const [[partner], [entity = null]] = await Promise.all([
    partners.fetchPartnersBySlug([slug]).catch(() => []),
    content.fetchPartnerEntities([slug]).catch(() => []),
  ]);
  if (!partner) return [];
  return presentKeyFacts(partner, entity, { ...context, index: 0, place: 0 }).map(({ attribute, label }) => ({ id: attribute, label }));
}
