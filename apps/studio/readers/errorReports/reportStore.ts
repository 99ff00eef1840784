import type { ReportState } from '@lupa/contracts/errorReport.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { transactionOf } from '../../core/publish/transaction.ts';

const outcomeQuery = defineQuery(
  'reports.tellOutcome',
  `update reports.error_reports set state = $2, answer = $3, correction = $4, decided_at = $5 where number = $1`,
);
const deleteQuery = defineQuery('reports.delete', 'delete from reports.error_reports where number = $1');

export type Outcome = {
  number: string;
  state: ReportState;
  answer: string | null;
  /** Id of the entry in the log of corrections. */
  correction: string | null;
  decidedAt: string | null;
};

/** What whoever reported it sees from now on, in the transaction of the edit. */
export async function writeOutcome(req: PayloadRequest, { number, state, answer, correction, decidedAt }: Outcome): Promise<void> {
  const decided = decidedAt === null ? null : new Date(decidedAt);
  await runQuery(await transactionOf(req), outcomeQuery, [number, state, answer, correction, decided]);
}

/** With the report its number goes, too. */
export const forgetReport: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const report = doc as { number?: unknown };
  await runQuery(await transactionOf(req), deleteQuery, [String(report.number)]);
  return report;
};
