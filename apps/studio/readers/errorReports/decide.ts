import { correctionAnchor, recordCorrectionAnchor } from '@lupa/contracts/correction.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
  type CollectionAfterDeleteHook,
} from 'payload';
import { slugs } from '../../core/slugs.ts';
import type { ErrorReport } from '../../payload-types.ts';
import { type Fault, findPublished } from '../../core/publish/publishedRules.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import type { ReportState } from '@lupa/contracts/errorReport.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { transactionOf } from '../../core/publish/transaction.ts';

/** A report that is closed says why, and what was put right is in the log of corrections: linked, or written there with this edit. */
export const decide: CollectionBeforeChangeHook<ErrorReport> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data;
  const after: Partial<ErrorReport> = { ...originalDoc, ...data };
  const faults = await findFaults(after, req);
  if (faults.length > 0) throw new ValidationError({ collection: slugs.errorReports, errors: faults }, req.t);
  const isDecided = after.state === 'corrected' || after.state === 'rejected';
  const isNew = after.state !== originalDoc?.state || !after.decidedAt;
  const decidedAt = isDecided ? (isNew ? new Date().toISOString() : after.decidedAt) : null;
  const correction = isUnlogged(after) ? await logCorrection(after, req) : after.correction;
  return { ...data, decidedAt, correction };
};

const isUnlogged = ({ state, record, correction }: Partial<ErrorReport>): boolean => state === 'corrected' && !record && !correction;

async function findFaults(report: Partial<ErrorReport>, req: PayloadRequest): Promise<Fault[]> {
  const { state, answer, reason, record } = report;
  if (state === 'rejected' && !answer?.trim()) return [{ path: 'answer', message: 'Di por qué no se corrige: quien avisó lo va a leer.' }];
  if (isUnlogged(report) && !reason?.trim())
    return [{ path: 'reason', message: 'Di por qué cambió, o elige la corrección que ya está en el registro.' }];
  if (state === 'corrected' && record && !(await findPublished(req, slugs.records, idOf(record)))?.corrections?.length)
    return [{ path: 'record', message: 'Esa comprobación no tiene una corrección publicada: agrégala y publícala primero.' }];
  return [];
}

async function logCorrection({ path, pageTitle, factLabel, was, reason }: Partial<ErrorReport>, req: PayloadRequest): Promise<number> {
  const { id } = await req.payload.create({
    collection: slugs.corrections,
    data: {
      day: `${dayInMarket(new Date())}T12:00:00.000Z`,
      path: path ?? '/',
      pageTitle: pageTitle ?? 'El sitio',
      subject: factLabel ?? null,
      was: was ?? null,
      reason: reason ?? '',
    },
    depth: 0,
    req: isolateRequest(req),
  });
  return id;
}

export const tellReporter: CollectionAfterChangeHook<ErrorReport> = async ({ doc, operation, req }) => {
  if (operation !== 'update') return doc;
  const { number, state, answer, record, correction, decidedAt } = doc;
  const isCorrected = state === 'corrected';
  const linked = correction ? correctionAnchor(String(idOf(correction))) : record ? recordCorrectionAnchor(String(idOf(record))) : null;
  await writeOutcome(req, {
    number,
    state,
    answer: answer?.trim() || null,
    correction: isCorrected ? linked : null,
    decidedAt: decidedAt ?? null,
  });
  return doc;
};

const idOf = (reference: number | { id: number }): number => (typeof reference === 'number' ? reference : reference.id);

const outcomeQuery = defineQuery(
  'reports.tellOutcome',
  `update reports.error_reports set state = $2, answer = $3, correction = $4, decided_at = $5 where number = $1`,
);
const deleteQuery = defineQuery('reports.delete', 'delete from reports.error_reports where number = $1');

type Outcome = {
  number: string;
  state: ReportState;
  answer: string | null;
  correction: string | null;
  decidedAt: string | null;
};

async function writeOutcome(req: PayloadRequest, { number, state, answer, correction, decidedAt }: Outcome): Promise<void> {
  const decided = decidedAt === null ? null : new Date(decidedAt);
  await runQuery(await transactionOf(req), outcomeQuery, [number, state, answer, correction, decided]);
}

export const forgetReport: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const report = doc as { number?: unknown };
  await runQuery(await transactionOf(req), deleteQuery, [String(report.number)]);
  return report;
};
