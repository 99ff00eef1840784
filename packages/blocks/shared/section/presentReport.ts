import { buildReportAddress, type ReportedPart } from '@lupa/contracts/errorReport.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { BlockContext } from '../../block.ts';

export type PresentedReport = { anchor: AnchorProps; text: string };

/** `path`: the page that the facts are of. */
export function presentReport(
  part: ReportedPart,
  { page, locale, microcopy }: Pick<BlockContext, 'page' | 'locale' | 'microcopy'>,
  path = page.slug,
): PresentedReport {
  const texts: Record<ReportedPart, string> = {
    oferta: microcopy.report_error_offer,
    nota: microcopy.report_error_rating,
    retiros: microcopy.report_error_transfers,
    lista: microcopy.report_error,
    datos: microcopy.report_error_facts,
  };
  return { anchor: { href: buildReportAddress(locale, path, part), rel: 'nofollow' }, text: texts[part] };
}
