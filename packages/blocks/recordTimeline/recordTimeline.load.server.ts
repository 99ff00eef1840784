import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import { type PresentedReport, presentReport } from '../shared/section/presentReport.ts';
import { type PresentedTransfer, presentTransfer } from './presentTransfer.ts';
import type { StoredRecordTimeline } from './recordTimeline.schema.ts';

export type RecordTimelineProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  transfers: PresentedTransfer[];
  report: PresentedReport;
  microcopy: Microcopy;
};

export class NoTransfersError extends Error {
  override readonly name = 'NoTransfersError';
  constructor(slug: string) {
    super(`There is no measured transfer of "${slug}".`);
  }
}

export const loadRecordTimeline: BlockLoader<StoredRecordTimeline, RecordTimelineProps> = async (stored, context) => {
  const records = await context.clients.partners.fetchRecords({ partner: stored.partner });
  const transfers = records.flatMap((record) => presentTransfer(record, context) ?? []);
  if (transfers.length === 0) throw new NoTransfersError(stored.partner);
  return {
    id: stored.id,
    title: stored.title,
    intro: context.presenter.richText(stored.intro),
    transfers,
    report: presentReport('retiros', context),
    microcopy: context.microcopy,
  };
};
