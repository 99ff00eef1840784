import { type BlockLoader, defineError, type BlockHead, presentHead } from '../block.ts';
import { type PresentedReport, presentReport } from '../shared/section/presentReport.ts';
import { type PresentedTransfer, presentTransfer } from './presentTransfer.ts';
import type { StoredRecordTimeline } from './recordTimeline.schema.ts';

export type RecordTimelineProps = BlockHead & {
  transfers: PresentedTransfer[];
  report: PresentedReport;
};

export const NoTransfersError = defineError('NoTransfersError', (slug: string) => `There is no measured transfer of "${slug}".`);

export const loadRecordTimeline: BlockLoader<StoredRecordTimeline, RecordTimelineProps> = async (stored, context) => {
  const records = await context.clients.partners.fetchRecords({ partner: stored.partner });
  const transfers = records.flatMap((record) => presentTransfer(record, context) ?? []);
  if (transfers.length === 0) throw new NoTransfersError(stored.partner);
  return {
    ...presentHead(stored, context),
    transfers,
    report: presentReport('retiros', context),
  };
};
