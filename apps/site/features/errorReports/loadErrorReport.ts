import type { BlockContext } from '@lupa/blocks/block.ts';
import { presentDate, type PresentedDate } from '@lupa/blocks/shared/section/presentLink.ts';
import { errorReportPaths, type ErrorReportStatus, type ReportState } from '@lupa/contracts/errorReport.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { LoadOptions } from '../../page/loadPage.ts';
import { findReportedPage, type ReportedPage } from './findReportedPage.ts';
import { readPagePath, type ReportFaults, type TypedReport } from './readReport.ts';

/** Why a form was not taken, or a number not looked up. */
export type ReportNotice = 'early' | 'refused' | 'flood' | 'failed' | 'unknown';

/** What is asked for: a form to fill in, or what became of a report. `token` says that this site has shown the form, `wait` in how many seconds it may be sent again. */
export type ReportView =
  | { kind: 'form'; typed: TypedReport; faults: ReportFaults; notice: ReportNotice | null; wait: number | null; token: string }
  | { kind: 'status'; typed: string; status: ErrorReportStatus | null; notice: ReportNotice | null };

export type PresentedStatus = {
  number: string;
  state: ReportState;
  received: PresentedDate;
  decided: PresentedDate | null;
  page: { title: string; fact: string | null; anchor: AnchorProps } | null;
  answer: string | null;
  correction: AnchorProps | null;
};

export type ErrorReportModel = { path: string; locale: PageLocale; microcopy: Microcopy } & (
  | (Extract<ReportView, { kind: 'form' }> & { page: ReportedPage | null })
  | (Omit<Extract<ReportView, { kind: 'status' }>, 'status'> & { status: PresentedStatus | null })
);

type Context = Omit<BlockContext, 'index' | 'place'>;

/** The form with its page, or the state of a report, in the words of the page. */
export async function loadErrorReport(view: ReportView, context: Context, options: LoadOptions): Promise<ErrorReportModel> {
  const { locale, microcopy } = context;
  const shared = { path: errorReportPaths[locale], locale, microcopy };
  if (view.kind === 'status') {
    const status = view.status && (await presentStatus(view.status, context, options));
    return { ...shared, ...view, status };
  }
  const path = readPagePath(view.typed.page, options.env.SITE_URL);
  const page = path === null ? null : await findReportedPage(path, context, options);
  return { ...shared, ...view, page };
}

async function presentStatus(
  status: ErrorReportStatus,
  { presenter, locale, microcopy }: Context,
  { routes }: LoadOptions,
): Promise<PresentedStatus> {
  const { number, state, at, decidedAt, path, pageTitle, factLabel, answer, correction } = status;
  const { isInternalRoute } = await routes;
  const log = microcopy.corrections_path;
  return {
    number,
    state,
    received: presentDate(at, locale),
    decided: decidedAt === null ? null : presentDate(decidedAt, locale),
    page: path === null ? null : { title: pageTitle ?? path, fact: factLabel, anchor: presenter.anchor({ url: path }) },
    answer,
    correction: correction === null || !isInternalRoute(log) ? null : presenter.anchor({ url: `${log}#${correction}` }),
  };
}
