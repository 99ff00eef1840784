import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { createLocalReq, type Payload, type Where } from 'payload';
import { z } from 'zod';
import { slugs } from '../../core/slugs.ts';
import { openStates } from './openReports.ts';
import { inOwnTransaction, transactionOf } from '../../core/publish/transaction.ts';
import type { StudioJob } from '../../core/jobs/studioJob.ts';

const waitingQuery = defineQuery(
  'reports.waiting',
  `
  select number, at, locale, path, page_title as "pageTitle", fact, fact_label as "factLabel", message, suggestion, source,
    is_suspicious as "isSuspicious"
  from reports.error_reports where taken_at is null and is_suspicious = $1 order by at limit $2`,
);
const takenQuery = defineQuery('reports.taken', 'update reports.error_reports set taken_at = now() where number = $1');
const forgetQuery = defineQuery(
  'reports.forget',
  `
  delete from reports.error_reports where at < $1 or (is_suspicious and taken_at is null and at < $2)`,
);

const mostAtOnce = 200;
/** Suspicious reports that wait in the inbox at once: however many come, the others are not lost among them. */
export const mostSuspicious = 100;
const suspiciousDays = 14;

/** Takes new reports of visitors into the inbox, and deletes those kept for long enough. To be called in one studio at a time. */
export async function takeErrorReports(payload: Payload, now: Date): Promise<void> {
  const { pool } = payload.db;
  const { rows } = await runQuery(pool, waitingQuery, [false, String(mostAtOnce)]);
  const suspicious = await runQuery(pool, waitingQuery, [true, String(await countRoom(payload))]);
  for (const { number, at, ...report } of [...rows, ...suspicious.rows]) {
    const req = await createLocalReq({}, payload);
    await inOwnTransaction(req, async () => {
      await payload.create({
        collection: slugs.errorReports,
        data: { ...report, number, receivedAt: at.toISOString(), state: 'received' },
        depth: 0,
        req,
      });
      await runQuery(await transactionOf(req), takenQuery, [number]);
    });
  }
  await forgetOld(payload, now);
}

async function countRoom(payload: Payload): Promise<number> {
  const where: Where = { isSuspicious: { equals: true }, state: { in: [...openStates] } };
  const { totalDocs } = await payload.count({ collection: slugs.errorReports, where });
  return Math.max(0, mostSuspicious - totalDocs);
}

async function forgetOld({ db, config }: Payload, now: Date): Promise<void> {
  const { errorReportDays } = z.object({ errorReportDays: z.number() }).parse(config.custom);
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const oldest = daysAgo(errorReportDays);
  await db.deleteMany({ collection: slugs.errorReports, where: { receivedAt: { less_than: oldest.toISOString() } } });
  await runQuery(db.pool, forgetQuery, [oldest, daysAgo(suspiciousDays)]);
}

export const errorReportsJob: StudioJob = {
  slug: 'takeErrorReports',
  label: 'Recibir los avisos de error',
  queue: 'housekeeping',
  href: `/admin/collections/${slugs.errorReports}`,
  run: (payload) => takeErrorReports(payload, new Date()),
};
