import type { BlockContext } from '@lupa/blocks/block.ts';
import { presentDate } from '@lupa/blocks/shared/section/presentLink.ts';
import { errorReportPaths, type ErrorReportStatus } from '@lupa/contracts/errorReport.ts';
import { emptyPage } from '../../page/emptyPage.ts';
import { leaveNoTraces } from '../../page/loadPage.ts';
import { loadPageModel, startShared } from '../../page/loadPageModel.ts';
import type { LoadOptions } from '../../page/pageFeature.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { ErrorReportPage } from './page/ErrorReportPage.tsx';
import type { ErrorReportModel, PresentedStatus, ReportView } from './reportModel.ts';
import { findReportedPage } from './findReportedPage.ts';
import { readPagePath } from './readReport.ts';

type Context = Omit<BlockContext, 'index' | 'place'>;

/** The form that says what is wrong with a page, or what became of that. No search engine lists it, and nothing counts it. @throws as loadPage */
export async function loadErrorReportPage(path: string, view: ReportView, options: LoadOptions): Promise<PageModel> {
  startShared(path, options);
  const model = await loadPageModel(emptyPage(path, ''), path, 200, options, async (context) => {
    const { report_title, report_intro, report_find } = context.microcopy;
    return {
      title: view.kind === 'form' ? report_title : report_find,
      name: report_title,
      description: report_intro,
      block: { type: 'errorReports', hasHeading: true, element: <ErrorReportPage model={await loadErrorReport(view, context, options)} /> },
    };
  });
  return leaveNoTraces(model);
}

async function loadErrorReport(view: ReportView, context: Context, options: LoadOptions): Promise<ErrorReportModel> {
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
