import {
  type ErrorReport,
  formatReportNetworks,
  reportNetworksHeader,
  errorReportNumberSchema,
  errorReportsPath,
  type ErrorReportStatus,
  errorReportStatusSchema,
} from '@lupa/contracts/errorReport.ts';
import { fetchTraced, type TracedInit } from '@lupa/server/fetchDirectly.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { z } from 'zod';

/** `flooded`: its network has sent too many, and may send again after so many seconds. */
type SendOutcome = { kind: 'kept'; number: string } | { kind: 'flooded'; seconds: number } | { kind: 'failed' };

export type ReportClient = {
  /** Never fails: what could not be kept is said. `networks` are hashes, narrow to wide. */
  send: (report: ErrorReport, networks: readonly string[]) => Promise<SendOutcome>;
  /** Null for an unknown number. 'failed': it cannot be said now. */
  lookUp: (number: string) => Promise<ErrorReportStatus | null | 'failed'>;
};

/** Seconds, where a service does not say. */
const usualWait = 600;

const keptSchema = z.object({ number: errorReportNumberSchema });

export function createReportClient({
  contentUrl,
  logger,
  deadline = 2000,
}: {
  contentUrl: string;
  logger: Logger;
  /** Milliseconds for a call. */
  deadline?: number;
}): ReportClient {
  const ask = (path: string, init: TracedInit = {}) =>
    fetchTraced(path === '' ? errorReportsPath : `${errorReportsPath}/{number}`, contentUrl + errorReportsPath + path, {
      ...init,
      signal: AbortSignal.timeout(deadline),
    });

  return {
    send: async (report, networks) => {
      try {
        const headers = { 'content-type': 'application/json', [reportNetworksHeader]: formatReportNetworks(networks) };
        const answer = await ask('', { method: 'POST', headers, body: JSON.stringify(report) });
        const body: unknown = await answer.json();
        if (answer.ok) return { kind: 'kept', ...keptSchema.parse(body) };
        if (answer.status === 429) return { kind: 'flooded', seconds: Number(answer.headers.get('retry-after')) || usualWait };
        throw new Error(`the content service answered ${answer.status}`);
      } catch (err) {
        logger.error({ event: 'errorReport.notKept', err }, 'a report of an error could not be kept');
        return { kind: 'failed' };
      }
    },
    lookUp: async (number) => {
      try {
        const answer = await ask(`/${number}`);
        const body: unknown = await answer.json();
        if (answer.status === 404) return null;
        if (!answer.ok) throw new Error(`the content service answered ${answer.status}`);
        return errorReportStatusSchema.parse(body);
      } catch (err) {
        logger.warn({ event: 'errorReport.notFound', err }, 'a report of an error could not be looked up');
        return 'failed';
      }
    },
  };
}
