import type { PresentedDate } from '@lupa/blocks/shared/section/presentLink.ts';
import type { ErrorReportStatus, ReportState } from '@lupa/contracts/errorReport.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { ReportedPage } from './findReportedPage.ts';
import type { ReportFaults, TypedReport } from './readReport.ts';

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
