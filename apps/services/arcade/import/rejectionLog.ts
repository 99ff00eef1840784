import type { ImportReport } from '@lupa/contracts/catalogueFeed.ts';

/** A report names this many rejected rows; the others are counted. */
export const reportedRejections = 1000;

type Rejection = ImportReport['rejected'][number];

/** Counts rejected rows and remembers the first ones. */
export function createRejectionLog() {
  const first: Rejection[] = [];
  let count = 0;
  return {
    add({ row, id, reason }: Rejection): void {
      count++;
      if (first.length < reportedRejections) first.push({ row, id, reason });
    },
    /** Rejections found later, of which only the first are at hand. */
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
