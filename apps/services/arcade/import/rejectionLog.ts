import type { ImportReport } from '@lupa/contracts/catalogueFeed.ts';

export const reportedRejections = 1000;

type Rejection = ImportReport['rejected'][number];

export function createRejectionLog() {
  const first: Rejection[] = [];
  let count = 0;
  return {
    add({ row, id, reason }: Rejection): void {
      count++;
      if (first.length < reportedRejections) first.push({ row, id, reason });
    },
    addFound(found: Rejection[], total: number): void {
      count += total;
      first.push(...found);
    },
    report: (): Pick<ImportReport, 'rejectedCount' | 'rejected'> => ({
      rejectedCount: count,
      rejected: first.toSorted((a, b) => a.row - b.row).slice(0, reportedRejections),
    }),
  };
}
export type RejectionLog = ReturnType<typeof createRejectionLog>;
